# interpreted: declarations
"""How well bots play BASEBALL!, and their tastes; docs/strength/moorwerk.md has the figures."""

from sandlot.games.moorwerk.bot.tastes import BEGINNER
from sandlot.kernel.skill import ALL_STAR, HALL_OF_FAMER, REGULAR, ROOKIE, Personality, Skill

SKILLS = {
    ROOKIE: Skill(glances=1, plain=True, habit=BEGINNER),
    REGULAR: Skill(glances=8, plain=True, milliseconds=300),
    ALL_STAR: Skill(glances=8, milliseconds=700),
    HALL_OF_FAMER: Skill(simulations=3000, depth=8, milliseconds=1500),
}
PERSONALITIES = (
    Personality("small-ball", "Get them on, get them over, get them in."),
    Personality("trickster", "Why play straight when there is a trick?"),
)
