"""Labelled texts to lessons: a text, its spans, what a refinement asks for, and the logo it speaks of."""

import dataclasses
import random
import re
import typing

import notation


class Span(typing.NamedTuple):
    start: int
    end: int
    tag: str
    role: str
    meaning: str


@dataclasses.dataclass(frozen=True)
class Lesson:
    # "prompt" or "change".
    kind: str
    language: str
    text: str
    spans: tuple
    # Everything in the text is labelled. Older texts say nothing of some tags.
    full: bool
    manner: str = ""
    asks: tuple = ()
    # The logo a refinement speaks of, by field.
    logo: typing.Optional[dict] = None
    # Tags that may stand anywhere, because their labelled words were not found in the text.
    open_tags: tuple = ()
    # Kinds of letters and forms wished somewhere in the text, where no span says where.
    kinds: tuple = ()
    # Only the name is labelled.
    only_name: bool = False
    # Labelled with the later words of the notation too.
    later: bool = False


LOGO_OF_OLD_REFINEMENTS = {
    "1": {
        "name": "Nocturne", "tagline": "Tea after dark", "shows": "crescent moon", "colours": "deep indigo, gold",
        "letters": "serif", "layout": "side",
    },
    "2": {
        "name": "Alder & Finch", "tagline": "", "shows": "bird", "colours": "black, forest green",
        "letters": "geometric", "layout": "stacked",
    },
    "3": {"name": "Volt", "tagline": "", "shows": "", "colours": "neon green", "letters": "sans", "layout": "word"},
}
# The older labels' words for letters and forms, in this notation. None: it has no word for it.
OLD_LETTERS = {"wide-tracking": "spaced", "tight-tracking": "tight", "humanist": "sans", "display": None}
OLD_FORMS = {"mark": "symbol", "word": "wordmark"}
# Which value of a relabelled refinement marks which words of its message.
TAG_OF_VALUE = {
    "name.set": "name",
    "tagline.set": "tagline",
    "colours.set": "colour",
    "mark.thing": "thing",
    "mark.add": "thing",
    "mark.drop": "no-thing",
    "colours.drop": "no-colour",
}
# An inflected word may have this many letters more than its label.
LONGEST_ENDING = 3
BANK_SEED = 5


def read_text(path):
    return path.read_text(encoding="utf8")


def lines_of(path):
    """None, where there is no such file."""
    return read_text(path).split("\n") if path.exists() else []


def with_line_breaks(text, spans):
    """`\\n` is written as two characters; spans move along."""
    places, signs, at = [], [], 0
    while at < len(text):
        is_break = text.startswith("\\n", at)
        places.extend([len(signs)] * (2 if is_break else 1))
        signs.append("\n" if is_break else text[at])
        at += 2 if is_break else 1
    places.append(len(signs))
    return "".join(signs), [span._replace(start=places[span.start], end=places[span.end]) for span in spans]


def without_marks(marked):
    """A marked text to the text and its spans."""
    parts, spans = [], []
    done, length = 0, 0
    for mark in re.finditer(r"\{([^{}]*)\}", marked):
        before = marked[done : mark.start()]
        written_tag, _, rest = mark.group(1).partition(" ")
        words, _, meaning = rest.partition(" = ")
        words = words.rstrip() if meaning else words
        tag, _, role = written_tag.partition("@")
        start = length + len(before)
        lead = len(words) - len(words.lstrip())
        spans.append(Span(start + lead, start + len(words.rstrip()), tag, role or "any", meaning.strip()))
        parts += [before, words]
        done, length = mark.end(), start + len(words)
    text, spans = with_line_breaks("".join([*parts, marked[done:]]), spans)
    return text, tuple(span for span in spans if span.end > span.start)


def parse_ask(ask):
    """`colours.lighter@mark ~` to its codes, the ask itself last, and the value beside it."""
    body, _, value = (half.strip() for half in ask.partition("="))
    codes = []
    if body.endswith(("~", "!")):
        codes.append("slight" if body[-1] == "~" else "much")
        body = body[:-1].strip()
    body, _, part = body.partition("@")
    if f"at.{part}" in notation.ASKS:
        codes.append(f"at.{part}")
    head, _, tail = body.strip().partition(" ")
    if head == "keep":
        return [*codes, f"keep.{tail.strip()}"], ""
    if head == "undo" and tail.isdigit() and int(tail) > 1:
        head = "undo.2"
    if tail == "first" and head.endswith(".restore"):
        codes.append("from.first")
    # `nothing` is no code: it is a message without any.
    return ([*codes, head], value) if head in notation.ASKS else (codes, "")


def parse_asks(line):
    """`> mark.bolder ~; keep letters` to sorted codes, and the values by ask."""
    codes, values = set(), {}
    for ask in re.split(r";\s*", line.strip().lstrip(">").strip()):
        if ask.strip():
            found, value = parse_ask(ask.strip())
            codes.update(found)
            if value:
                values[found[-1]] = value
    return tuple(sorted(codes)), values


def parse_logo(line):
    """`= name: …; tagline: -; …` to its fields."""
    logo = {}
    for field in notation.LOGO_FIELDS:
        rest = "|".join(notation.LOGO_FIELDS[1:])
        found = re.search(rf"(?:^=|;)\s*{field}:\s*(.*?)(?=;\s*(?:{rest}):|$)", line)
        value = found.group(1).strip() if found else "-"
        if field in ("shows", "colours"):
            value = value.split(" = ")[-1]
        logo[field] = "" if value in ("-", "–", "—") else value
    return logo


def load_prompts(path, language):
    lessons, manner = [], ""
    for line in lines_of(path):
        if line.startswith("@ "):
            manner = line[2:].strip()
        elif line.strip():
            text, spans = without_marks(line.strip())
            lessons.append(Lesson("prompt", language, text, spans, full=True, manner=manner))
    return lessons


def load_refinements(path, language):
    lessons = []
    for block in re.split(r"\n\s*\n", "\n".join(lines_of(path)).strip()):
        lines = [line for line in block.split("\n") if line.strip() and not line.startswith("@ ")]
        if len(lines) == 3:
            text, spans = without_marks(lines[1].strip())
            asks, _ = parse_asks(lines[2])
            lessons.append(Lesson("change", language, text, spans, full=True, asks=asks, logo=parse_logo(lines[0])))
    return lessons


def load_conversations(path, language):
    """Each step by itself. The labels do not say how the logo looks by then, so the step is about a logo nothing is told of."""
    lessons, message = [], None
    untold = {field: "" for field in notation.LOGO_FIELDS}
    for line in lines_of(path):
        if line.startswith("> ") and message:
            text, spans = without_marks(message)
            asks, _ = parse_asks(line)
            lessons.append(Lesson("change", language, text, spans, full=True, asks=asks, logo=untold))
        message = line.strip() if line.strip() and line[0] not in "#:>" else None
    return lessons


def load_language(folder, language):
    """Prompts, refinements and steps of conversations of one language."""
    return [
        *load_prompts(folder / "prompts.txt", language),
        *load_refinements(folder / "refinements.txt", language),
        *load_conversations(folder / "conversations.txt", language),
        *later(load_prompts(folder / "later/prompts.txt", language)),
        *later(load_refinements(folder / "later/refinements.txt", language)),
    ]


def later(lessons):
    return [dataclasses.replace(lesson, later=True) for lesson in lessons]


def load_banks(folder, language, logos):
    return [*load_bank(folder / "bank.txt", language, logos), *later(load_bank(folder / "later/bank.txt", language, logos))]


def load_bank(path, language, logos):
    """Single wishes. Each is said of some logo of the other lessons."""
    lessons = []
    chance = random.Random(BANK_SEED)
    for line in lines_of(path):
        code, _, message = line.partition("\t")
        if message.strip():
            text, spans = without_marks(message.strip())
            asks, _ = parse_asks(code)
            logo = chance.choice(logos)
            lessons.append(Lesson("change", language, text, spans, full=True, manner="bank", asks=asks, logo=logo))
    return lessons


def end_of_word(text, start, end):
    """The end of the word that goes on from a found label, or None if too much of it is left."""
    longest = end + LONGEST_ENDING
    while end < len(text) and text[end].isalpha() and end < longest:
        end += 1
    return end if end == len(text) or not text[end].isalnum() else None


def find(text, words, taken):
    """Where labelled words stand in a text, as whole words, perhaps inflected, outside of spans that are taken."""
    lower, wanted = text.lower(), words.lower().strip()
    # Lower case of another length would shift every place.
    if not wanted or len(lower) != len(text):
        return None
    start = lower.find(wanted)
    while start >= 0:
        end = start + len(wanted)
        begins_word = start == 0 or not text[start - 1].isalnum()
        is_free = not any(span.start < end and start < span.end for span in taken)
        if begins_word and is_free:
            end = end_of_word(text, start, end) if end < len(text) and text[end].isalnum() else end
            if end is not None:
                return start, end
        start = lower.find(wanted, start + 1)
    return None


def old_pairs(path):
    """The older format: a text, then its labels `n=…; c=…`, line by line."""
    lines = [line for line in read_text(path).split("\n") if line]
    for text, labels in zip(lines[0::2], lines[1::2]):
        cells = re.split(r";\s+", labels.strip())
        yield text.replace("\\n", "\n"), dict(cell.split("=", 1) for cell in cells if "=" in cell)


def listed(labels, key):
    return [word.strip() for word in labels.get(key, "").split(",") if word.strip()]


def old_spans(text, labels):
    """Spans by looking for the labelled words, and the tags of those that were not found."""
    wanted = []
    if labels.get("n"):
        wanted.append((labels["n"].split("|")[0], "name"))
    if labels.get("t") and labels["t"] != "none":
        wanted.append((labels["t"].split("|")[0].rstrip("."), "tagline"))
    wanted += [(word.split(">")[0], "colour") for word in listed(labels, "c")]
    wanted += [(word.split(">")[0], "thing") for word in listed(labels, "m") if word != "monogram"]
    wanted += [(word.split(">")[0], "refused") for word in listed(labels, "a")]
    spans, open_tags = [], set()
    for words, tag in wanted:
        place = find(text, words, spans)
        if place:
            spans.append(Span(*place, tag, "any", "" if tag in ("name", "tagline") else words))
        else:
            open_tags.add(tag)
    return tuple(spans), tuple(sorted(open_tags))


def letter_kinds(words):
    words = ["family" if word.startswith("family:") else word for word in words]
    return [f"y.{word}" for word in words if word in notation.LETTERS]


def old_kinds(labels):
    letters = [OLD_LETTERS.get(word, word) for word in listed(labels, "y")]
    forms = [OLD_FORMS.get(word, word) for key in ("f", "l") for word in listed(labels, key)]
    return tuple(
        letter_kinds([word for word in letters if word]) + [f"f.{word}" for word in forms if word in notation.FORMS]
    )


def load_old_prompts(path, only_name):
    lessons = []
    for text, labels in old_pairs(path):
        if only_name and "n" not in labels:
            continue
        spans, open_tags = old_spans(text, labels)
        language = labels.get("g", "en")
        kinds = old_kinds(labels)
        lessons.append(
            Lesson("prompt", language, text, spans, False, open_tags=open_tags, kinds=kinds, only_name=only_name)
        )
    return lessons


def relabelled_spans(text, values):
    spans = []
    for ask, tag in TAG_OF_VALUE.items():
        value = values.get(ask, "")
        for item in [value] if tag in ("name", "tagline") else re.split(r",\s*| and ", value):
            said, _, english = item.partition("|")
            place = find(text, said.strip(), spans)
            if place:
                spans.append(Span(*place, tag, "any", (english or said).strip()))
    return tuple(spans)


def load_relabelled(refinements, relabelled):
    """Older refinements, with the labels of `relabelled.txt` by their number."""
    asks_of = dict(line.split("\t", 1) for line in read_text(relabelled).split("\n") if "\t" in line)
    lessons = []
    for number, (text, labels) in enumerate(old_pairs(refinements)):
        if str(number) not in asks_of:
            continue
        asks, values = parse_asks(asks_of[str(number)])
        kinds = tuple(letter_kinds(re.split(r"[,\s]+", values.get("letters.set", ""))))
        logo = LOGO_OF_OLD_REFINEMENTS[labels.get("p", "1")]
        spans = relabelled_spans(text, values)
        language = labels.get("g", "xx")
        lessons.append(Lesson("change", language, text, spans, False, asks=asks, logo=logo, kinds=kinds))
    return lessons


def load_old(prompts, relabelled):
    """The texts of scripts/evaluate/prompts that are for teaching."""
    return [
        *load_old_prompts(prompts / "development.txt", only_name=False),
        *load_old_prompts(prompts / "names.txt", only_name=True),
        *load_relabelled(prompts / "refinements.txt", relabelled),
    ]
