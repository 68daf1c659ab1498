# interpreted: declarations
"""How well bots play Fantasy Fantasy Baseball, and their tastes; docs/strength/fantasy.md has the figures."""

from sandlot.games.fantasy.bot.habits import FAN
from sandlot.kernel.skill import ALL_STAR, HALL_OF_FAMER, REGULAR, ROOKIE, Personality, Skill

SKILLS = {
    ROOKIE: Skill(glances=1, plain=True, habit=FAN + 6),
    REGULAR: Skill(glances=4, plain=True, milliseconds=300),
    ALL_STAR: Skill(glances=4, habit=FAN + 12, milliseconds=700),
    HALL_OF_FAMER: Skill(simulations=100, depth=2, milliseconds=1500),
}
PERSONALITIES = (
    Personality("do-gooder", "I would rather lose with Good Characters than win with Evil ones."),
    Personality("spellcaster", "What is a bench for, if not for magic?"),
)
