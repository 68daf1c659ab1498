"""What people are called, and what nobody may be called, for every door that takes a name."""

PEOPLE = {  # and how many characters people count in it
    "🏴‍☠️ Jack": 6,  # a flag joined to a skull
    "👨‍👩‍👧": 1,  # a family of three, joined
    "👩🏽‍🚀": 1,
    "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f": 1,  # the flag of England: tags
    "می\u200cخواهم": 7,  # Persian, with the non-joiner its spelling wants
    "שָׁלוֹם": 4,
    "مُحَمَّد": 4,
    "\u200fדן": 2,  # a right-to-left mark in front
    "Karl\u00adHeinz": 9,  # a soft hyphen
    "Nguyễn Thị Ánh": 14,
    "क्षितिज": 4,
    "\u006f\u0308": 1,  # o with two dots, as two characters
    "O’Neil-Smith Jr.": 16,
    "王": 1,
    "x" * 40: 40,
    "👨‍👩‍👧‍👦" * 10: 10,  # 70 for a machine
}

REFUSED = (
    ("Ann\n", "one line"),
    ("Ann\nBea", "one line"),
    ("Ann\u2028Bea", "one line"),
    ("Ann\u0085", "one line"),
    ("\x1b[2JAnn", "control characters"),
    ("\u202ennA", "direction"),  # everything after it would be written backwards
    ("\u2066Ann", "direction"),
    (" ", "can be seen"),
    ("\u200d", "can be seen"),
    ("\u00ad\u200c", "can be seen"),
    ("\u3164", "can be seen"),  # a Hangul letter without ink
    ("\u0301", "can be seen"),
    ("x" * 41, "at most 40 characters, this one has 41"),
    ("a" + "\u0301" * 80, "at most 80 characters"),
)
