# interpreted: declarations
"""How well bots play Baseball Highlights, and their tastes; docs/strength/highlights.md has the figures."""

from sandlot.kernel.skill import ALL_STAR, HALL_OF_FAMER, REGULAR, ROOKIE, Personality, Skill

SKILLS = {
    ROOKIE: Skill(glances=1, plain=True),
    REGULAR: Skill(glances=2, milliseconds=300),
    ALL_STAR: Skill(simulations=16, depth=3, glances=4, milliseconds=700),
    HALL_OF_FAMER: Skill(simulations=1000, depth=6, milliseconds=1500),
}
PERSONALITIES = (
    Personality("slugger", "Swing for the fences. The rest is small change."),
    Personality("small-ball", "Get them on, get them over, get them in."),
)
