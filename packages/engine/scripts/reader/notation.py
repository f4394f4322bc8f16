"""The words of the label notation: which tags, asks and meanings there are. `texts/README.md` explains them.

The order of these lists is the order of the model's outputs, so a new word goes to the end of its list.
"""

TAGS = [
    "name", "tagline", "other", "thing", "no-thing", "colour", "no-colour", "letters", "no-letters",
    "form", "no-form", "mood", "no-mood", "no-style", "trade", "how", "part",
]
# These are set as they stand in the text, so they need no meaning in English.
TAGS_WITHOUT_MEANING = {"name", "tagline", "other"}
REFUSED_TAGS = ["no-thing", "no-colour", "no-style", "no-letters", "no-form", "no-mood"]

# What a colour is for. "any" stands for a colour that does not say.
ROLES = ["any", "mark", "letters", "ground", "second", "only", "tagline", "frame", "dark"]

ASKS_OF_PART = {
    "mark": [
        "another", "thing", "add", "drop", "remove", "restore", "bolder", "finer", "rounder", "sharper", "simpler",
        "richer", "outline", "solid", "larger", "smaller", "mirror", "monogram", "abstract",
    ],
    "frame": ["circle", "square", "shield", "remove"],
    "letters": [
        "another", "set", "bolder", "lighter", "larger", "smaller", "tighter", "looser", "rounder", "sharper", "upper",
        "lower", "typed", "italic", "upright", "restore",
    ],
    "colours": [
        "set", "swap", "lighter", "darker", "warmer", "cooler", "brighter", "softer", "mono", "drop", "another",
        "restore",
    ],
    "name": ["set", "remove", "restore"],
    "tagline": ["set", "remove", "restore"],
    "layout": ["left", "right", "above", "below", "emblem", "restore"],
}
LATER_ASKS = [
    "layout.apart", "layout.closer", "tagline.larger", "tagline.smaller", "frame.finer", "frame.bolder", "name.lines", "name.line",
]
LATER_PARTS = ["at.dark", "at.tagline", "at.frame"]
PART_ASKS = [f"{part}.{ask}" for part, asks in ASKS_OF_PART.items() for ask in asks]
WHOLE_ASKS = ["undo", "redo", "first", "branch", "afresh", "impossible"]
KEPT_PARTS = ["mark", "letters", "colours", "name", "tagline", "layout"]

LATER_TAGS = ["how", "part"]

# The codes the model answers with: the asks, and what is said beside an ask (a degree, a part, from when).
ASKS = [
    *PART_ASKS,
    "undo", "undo.2", "redo", "first", "branch", "afresh", "impossible", "mood",
    *(f"keep.{part}" for part in KEPT_PARTS),
    "slight", "much", "at.mark", "at.letters", "at.second", "from.first",
    "at.colours",
    *LATER_ASKS, *LATER_PARTS,
]

LETTERS = [
    "serif", "sans", "slab", "script", "handwritten", "mono", "typewriter", "rounded", "geometric", "grotesk",
    "didone", "old-style", "blackletter", "pixel", "stencil", "condensed", "wide", "light", "regular", "bold",
    "black", "italic", "upper", "lower", "tight", "spaced", "family",
]
FORMS = [
    "wordmark", "monogram", "symbol", "abstract", "emblem", "line", "mascot", "stacked", "side", "circle",
    "square", "shield", "frame",
]
# What follows here and in LATER_ASKS is told only by the texts in the folders `later`.
# Where the mark stands, seen from the name; a name that runs round the mark.
LATER_FORMS = ["mark-left", "mark-right", "mark-above", "mark-below", "name-around"]
# How a thing stands to the other one.
PLACES = [
    "above", "on", "held", "inside", "behind", "from", "instead", "as", "with", "beside", "crossed", "around",
    # What the other is made of, and what stands on both sides of the other.
    "of", "between",
]
KINDS = [
    *(f"y.{word}" for word in LETTERS),
    *(f"f.{word}" for word in [*FORMS, *LATER_FORMS]),
    *(f"p.{word}" for word in PLACES),
]

# The fields of the logo that a refinement speaks of, in the order of the model's segments.
LOGO_FIELDS = ["name", "tagline", "shows", "colours", "letters", "layout"]
