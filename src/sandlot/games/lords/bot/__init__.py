"""How a bot of this game thinks; judge has what the kernel asks it."""
