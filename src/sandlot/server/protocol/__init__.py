"""Every type that goes over the wire; docs/protocol.md tells how they follow each other."""
