# interpreted: declarations
"""How well bots play Lords of Baseball, and their tastes; docs/strength/lords.md has the figures."""

from sandlot.kernel.skill import ALL_STAR, HALL_OF_FAMER, REGULAR, ROOKIE, Personality, Skill

SKILLS = {
    ROOKIE: Skill(simulations=6, depth=2, width=3, glances=1),
    REGULAR: Skill(simulations=24, depth=10, glances=2, milliseconds=300),
    ALL_STAR: Skill(simulations=120, depth=45, glances=4, milliseconds=700),
    HALL_OF_FAMER: Skill(simulations=1000, depth=60, milliseconds=1500),
}
PERSONALITIES = (
    Personality("miser", "A dollar saved is a dollar that nobody can hit."),
    Personality("press-baron", "Whoever owns the press owns the dice."),
)
