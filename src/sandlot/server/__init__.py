"""The live server: tables for people and bots over HTTP and WebSocket."""
