"""Sandlot: an open home for tabletop baseball games."""

from sandlot import _engine

_engine.install()  # before any other import: decides which modules come compiled

__version__ = "0.1.0"
