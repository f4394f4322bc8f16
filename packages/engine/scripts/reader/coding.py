"""Lessons to numbers: what the model sees of a text, and what it shall say of it."""

import re
import typing

import numpy
import torch

import notation
import pieces


def classes_of(tags):
    """Outside of everything, then begin and inside of each tag."""
    return ["O"] + [f"{place}-{tag}" for tag in tags for place in "BI"]


CLASSES = classes_of(notation.TAGS)
CLASS_NUMBER = {name: number for number, name in enumerate(CLASSES)}
ASK_NUMBER = {name: number for number, name in enumerate(notation.ASKS)}
KIND_NUMBER = {name: number for number, name in enumerate(notation.KINDS)}
ROLE_NUMBER = {name: number for number, name in enumerate(notation.ROLES)}
# The outputs of a piece, side by side.
ROLES_FROM = len(CLASSES)
KINDS_FROM = ROLES_FROM + len(notation.ROLES)
ASKS_FROM = KINDS_FROM + len(notation.KINDS)
OUTPUTS = ASKS_FROM + len(notation.ASKS)

# Pieces of the text, and of each field of the logo: the rest is not read.
MOST_PIECES = 256
MOST_OF_A_FIELD = 24
OUTSIDE = 1
NOTHING_TOLD = -1
# Older labels never say these, so a piece without a label may be any of them.
TAGS_OLD_LABELS_LACK = ["other", "letters", "no-letters", "form", "no-form", "mood", "no-mood", "trade"]
# Beside these, an earlier label says nothing of what the later words of the notation tell.
ASKS_LIKE_LATER = {
    "letters.looser", "letters.tighter", "letters.larger", "letters.smaller", "letters.bolder", "mark.bolder", "mark.finer",
    "impossible", *(ask for ask in notation.ASKS if ask.startswith(("tagline.", "frame.", "layout.", "name.", "colours."))),
}
# Words of a meaning that say that a colour is said of the thing.
COLOUR_WORDS = {
    "red", "blue", "green", "yellow", "black", "white", "grey", "gray", "brown", "golden", "purple", "pink", "turquoise", "silver",
}
# Pieces between a colour and the part that has it.
NEAR = 4
# More signs of these scripts than one word has.
LONG_UNSPACED = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]{5}")
LETTER_TAGS, FORM_TAGS = ("letters", "no-letters"), ("form", "no-form")


# The numbers of the kinds that a span of a tag may have.
LATER_KINDS_FROM = KIND_NUMBER["f.mark-left"]
LATER_ASKS_FROM = ASK_NUMBER[notation.LATER_ASKS[0]]
ALL_KINDS = list(range(len(notation.KINDS)))
KINDS_BY_TAG = {
    "thing": [number for name, number in KIND_NUMBER.items() if name.startswith("p.")],
    **{tag: ALL_KINDS for tag in LETTER_TAGS + FORM_TAGS},
}


class Coded(typing.NamedTuple):
    """A lesson in numbers. The lists run over all pieces: begin, text, end, then the fields of the logo."""

    ids: list
    cases: list
    gaps: list
    segments: list
    # A bit for each class that a piece may have; 0 where nothing is asked.
    allowed: list
    roles: list
    # The number of the span a piece of letters or form belongs to.
    kind_spans: list
    # (span, wanted kinds, told kinds) of each such span, and the kinds wanted somewhere in the text.
    span_kinds: list
    text_kinds: list
    # None for a prompt.
    asks: typing.Optional[list]
    # Whether the label says which of the later asks are asked for.
    tells_later_asks: bool
    # Pieces from begin to end.
    text_length: int


def bits_of(tag):
    return (1 << CLASS_NUMBER[f"B-{tag}"]) | (1 << CLASS_NUMBER[f"I-{tag}"])


def union(tags):
    bits = OUTSIDE
    for tag in tags:
        bits |= bits_of(tag)
    return bits


def allowed_outside(lesson):
    """What a piece may be that stands in no span."""
    tags = [] if lesson.full else list(TAGS_OLD_LABELS_LACK)
    for tag in lesson.open_tags:
        tags += notation.REFUSED_TAGS if tag == "refused" else [tag]
    if lesson.only_name:
        tags += [tag for tag in notation.TAGS if tag != "name"]
    return union(tags)


def owners_of(cut, spans):
    """The span of each piece: the first that holds at least half of it."""
    owners = [NOTHING_TOLD] * len(cut)
    for number, span in enumerate(spans):
        for at, (_, _, _, start, end) in enumerate(cut):
            shared = min(end, span.end) - max(start, span.start)
            if shared > (end - start) / 2 - 1e-9 and owners[at] == NOTHING_TOLD:
                owners[at] = number
    return owners


def is_phrase(words):
    return " " in words or bool(LONG_UNSPACED.search(words))


def allowed_inside(span, is_first, is_parted):
    tag = span.tag
    # Earlier labels of several words do not part a thing from what is said of it, its colour among it. One word is the thing.
    if tag == "thing" and not is_parted:
        of_colour = bits_of("colour") if COLOUR_WORDS.intersection(span.meaning.split()) else 0
        return bits_of("thing") | bits_of("how") | of_colour
    place = "B" if is_first else "I"
    tags = notation.REFUSED_TAGS if tag == "refused" else [tag]
    return sum(1 << CLASS_NUMBER[f"{place}-{each}"] for each in tags)


def is_parted(lesson, span):
    return lesson.later or not is_phrase(lesson.text[span.start : span.end])


def near(at, owners, spans, tags):
    """Whether a piece stands near a span of such a tag."""
    around = owners[max(0, at - NEAR) : at + NEAR + 1]
    return any(owner != NOTHING_TOLD and spans[owner].tag in tags for owner in around)


def allowed_beside(lesson, at, owners):
    """What of the later tags a piece in no span may have, where the label does not say."""
    bits = 0
    if lesson.later:
        return bits
    if lesson.kind == "change" or near(at, owners, lesson.spans, ("colour",)):
        bits |= bits_of("part")
    return bits


def told_kinds(span, later):
    """The kinds of which a span's label says whether they are meant."""
    if later:
        return KINDS_BY_TAG.get(span.tag, [])
    return [number for number in KINDS_BY_TAG.get(span.tag, []) if number < LATER_KINDS_FROM]


def kinds_of(span):
    if span.tag == "thing":
        return [KIND_NUMBER[f"p.{span.role}"]] if f"p.{span.role}" in KIND_NUMBER else []
    if span.tag in LETTER_TAGS:
        words = re.split(r"[,\s]+", span.meaning)
        names = ["y.family" if word.startswith("family:") else f"y.{word}" for word in words]
    elif span.tag in FORM_TAGS:
        names = [f"f.{word.strip()}" for word in span.meaning.split(",")]
    else:
        names = []
    return [KIND_NUMBER[name] for name in names if name in KIND_NUMBER]


class Coder:
    def __init__(self, vocabulary):
        self.cutter = pieces.PieceCutter(vocabulary)

    def cut(self, text):
        return self.cutter.cut(text)[:MOST_PIECES]

    def code(self, lesson):
        rows = [(pieces.BEGIN, 0, pieces.GAPS["start"], 0, OUTSIDE, NOTHING_TOLD, NOTHING_TOLD)]
        rows += self.text_rows(lesson)
        rows.append((pieces.END, 0, pieces.GAPS["space"], 0, OUTSIDE, NOTHING_TOLD, NOTHING_TOLD))
        text_length = len(rows)
        if lesson.logo is not None:
            rows += self.logo_rows(lesson.logo)
        span_kinds = [(number, kinds_of(span), told_kinds(span, lesson.later)) for number, span in enumerate(lesson.spans)]
        return Coded(
            *(list(column) for column in zip(*rows)),
            span_kinds=[each for each in span_kinds if each[1] or (lesson.later and each[2])],
            text_kinds=[] if lesson.full else [KIND_NUMBER[kind] for kind in lesson.kinds],
            asks=[ASK_NUMBER[ask] for ask in lesson.asks] if lesson.kind == "change" else None,
            tells_later_asks=lesson.later or not ASKS_LIKE_LATER.intersection(lesson.asks),
            text_length=text_length,
        )

    def text_rows(self, lesson):
        cut = self.cut(lesson.text)
        owners = owners_of(cut, lesson.spans)
        outside = allowed_outside(lesson)
        for at, (number, case, gap, _, _) in enumerate(cut):
            owner = owners[at]
            if owner == NOTHING_TOLD:
                yield number, case, gap, 0, outside | allowed_beside(lesson, at, owners), NOTHING_TOLD, NOTHING_TOLD
                continue
            span = lesson.spans[owner]
            allowed = allowed_inside(span, at == 0 or owners[at - 1] != owner, is_parted(lesson, span))
            tells_role = span.tag == "colour" and lesson.full
            role = ROLE_NUMBER.get(span.role, 0) if tells_role else NOTHING_TOLD
            kind_span = owner if span.tag in KINDS_BY_TAG else NOTHING_TOLD
            yield number, case, gap, 0, allowed, role, kind_span

    def logo_rows(self, logo):
        for segment, field in enumerate(notation.LOGO_FIELDS, 1):
            for number, case, gap, _, _ in self.cutter.cut(logo.get(field) or "")[:MOST_OF_A_FIELD]:
                yield number, case, gap, segment, 0, NOTHING_TOLD, NOTHING_TOLD
            yield pieces.END, 0, pieces.GAPS["space"], segment, 0, NOTHING_TOLD, NOTHING_TOLD


class Batch(typing.NamedTuple):
    """Arrays of NumPy until `on_device`, so that another process can make them."""

    inputs: tuple
    allowed: typing.Any
    roles: typing.Any
    # Pieces of the text itself, begin and end among them.
    inside: typing.Any
    # For each piece that speaks of kinds: its lesson, its place, and the number of its group.
    kind_pieces: typing.Any
    group_kinds: typing.Any
    # 1 for what the labels tell, of kinds and of asks.
    group_told: typing.Any
    # Which lessons are refinements, and what each asks for.
    changes: typing.Any
    asks: typing.Any
    asks_told: typing.Any


def ones(rows, width):
    table = numpy.zeros((len(rows), width), dtype=numpy.float32)
    for row, places in enumerate(rows):
        table[row, list(places)] = 1
    return table


def groups_of(part):
    """Pieces that speak together of kinds: those of a span, or all of a text whose labels do not say where."""
    members, wanted, told = [], [], []
    for row, coded in enumerate(part):
        for span, kinds, told_of in coded.span_kinds:
            members += [(row, at, len(wanted)) for at, owner in enumerate(coded.kind_spans) if owner == span]
            wanted.append(kinds)
            told.append(told_of)
        if coded.text_kinds:
            members += [(row, at, len(wanted)) for at in range(1, coded.text_length - 1)]
            wanted.append(coded.text_kinds)
            told.append(list(range(LATER_KINDS_FROM)))
    pieces_of = numpy.array(members, dtype=numpy.int64).reshape(-1, 3).T.copy()
    return pieces_of, ones(wanted, len(notation.KINDS)), ones(told, len(notation.KINDS))


def told_asks(coded):
    return range(len(notation.ASKS) if coded.tells_later_asks else LATER_ASKS_FROM)


def padded(column, longest, filling):
    table = numpy.full((len(column), longest), filling, dtype=numpy.int64)
    for row, values in enumerate(column):
        table[row, : len(values)] = values
    return table


def batch_of(part):
    longest = max(len(coded.ids) for coded in part)
    kind_pieces, group_kinds, group_told = groups_of(part)
    changes = [row for row, coded in enumerate(part) if coded.asks is not None]
    lengths = numpy.array([coded.text_length for coded in part])
    return Batch(
        inputs=tuple(padded([coded[column] for coded in part], longest, 0) for column in range(4)),
        allowed=padded([coded.allowed for coded in part], longest, 0),
        roles=padded([coded.roles for coded in part], longest, NOTHING_TOLD),
        inside=numpy.arange(longest)[None] < lengths[:, None],
        kind_pieces=kind_pieces,
        group_kinds=group_kinds,
        group_told=group_told,
        changes=numpy.array(changes, dtype=numpy.int64),
        asks=ones([part[row].asks for row in changes], len(notation.ASKS)),
        asks_told=ones([told_asks(part[row]) for row in changes], len(notation.ASKS)),
    )


def on_device(batch, device):
    def sent(array):
        return torch.from_numpy(array).to(device, non_blocking=True)

    return Batch(*(tuple(map(sent, column)) if isinstance(column, tuple) else sent(column) for column in batch))
