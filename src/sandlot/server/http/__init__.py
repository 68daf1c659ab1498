"""The network: HTTP handlers, the page's files and sockets, with a guard in front of all."""
