"""One table in play: who looks at it, what each is sent, what messages do, and what it does by itself."""
