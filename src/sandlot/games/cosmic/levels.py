# interpreted: declarations
"""How well bots play Cosmic League Baseball, and their tastes; docs/strength/cosmic.md has the figures."""

from sandlot.kernel.skill import ALL_STAR, HALL_OF_FAMER, REGULAR, ROOKIE, Personality, Skill

SKILLS = {
    ROOKIE: Skill(glances=1),
    REGULAR: Skill(simulations=8, depth=1, width=2, glances=4, milliseconds=300),
    ALL_STAR: Skill(simulations=24, depth=2, width=4, glances=6, milliseconds=700),
    HALL_OF_FAMER: Skill(simulations=400, depth=12, milliseconds=1500),
}
PERSONALITIES = (
    Personality("spender", "Cards are there to be played!"),
    Personality("saver", "A card in hand is worth two on the table."),
)
