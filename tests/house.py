"""The games that come with Sandlot, whatever else the tests have registered."""

from sandlot import games

NAMES = [name for name in games.names() if games.find(name).package.startswith("sandlot.")]
