"""Lessons varied by machine: other names, colours and things, other case and signs, slips, two messages in one.

Few texts are labelled. Varied ones teach that what stands in a place is exchangeable, and the place is not.
"""

import dataclasses
import random
import re

import lessons

KIN = {"no-thing": "thing", "no-colour": "colour"}
SHELVED_TAGS = {"name", "colour", "thing", "tagline", "no-thing", "no-colour", "trade", "letters", "mood"}
EXCHANGED_TAGS = {"name", "colour", "no-colour", "thing", "no-thing", "tagline"}
# Seldom: their words must fit the words around them.
SELDOM_EXCHANGED_TAGS = {"trade", "letters", "mood"}
COMMON_NOUN_TAGS = {"thing", "colour", "no-thing", "no-colour"}
THING_TAGS = {"thing", "how", "part"}
# Signs that dictation leaves out.
SIGNS = set('.,;:!?—–"“”„«»()')
TAGS_WITH_SIGNS = {"name", "tagline", "colour", "no-colour"}
QUOTES = ['"%s"', "“%s”", "'%s'", "«%s»", "„%s“", "「%s」", "(%s)", "*%s*"]
OPENING, CLOSING = "\"“'«„「", "\"”'»“」"
# Between the words of a prompt that is a list, and where a prompt's sentences end.
LISTED = [", ", ", ", " / ", " | ", " - ", "; ", "\n", " · ", " + ", ". ", " "]
SENTENCE_END = re.compile(r"(?<=[.!?。！？\n])\s*(?=\S)")
# Tags whose words say what they are without the words around them.
LISTED_TAGS = {"name", "trade", "thing", "colour", "letters", "form", "mood", "tagline"}
# Names of people and places often begin small.
PARTICLES = ["de la", "de", "van der", "von", "di", "da", "le", "la", "el", "al", "o'", "the", "d'"]
# Around a slogan that nothing introduces.
TAGLINE_PLACES = [(". ", ""), (" – ", ""), (" — ", ""), ("\n", ""), (" (", ")"), (' "', '"'), (" «", "»"), (", ", ""), (" | ", ""), (" / ", "")]
# Between sentences of several prompts.
BETWEEN_SENTENCES = [" ", " ", ". ", ". ", "\n", ", ", "; "]
GLUES = [". ", ", ", "; ", "\n", " ", " + ", "! ", " – "]


class Shelves:
    """What can stand for what, by language: words of the lessons themselves, and of collections."""

    def __init__(self, lessons, names, things):
        self.words = {}
        self.names, self.things = names, things
        for lesson in lessons:
            for span in lesson.spans:
                if span.tag in SHELVED_TAGS:
                    shelf = self.words.setdefault((lesson.language, KIN.get(span.tag, span.tag)), [])
                    shelf.append((lesson.text[span.start : span.end], span.meaning))

    def pick(self, language, tag, later=False):
        """Words and their meaning, or None. `later`: what is said of a thing is no part of it."""
        kin = KIN.get(tag, tag)
        if later and kin == "thing":
            return random.choice(self.things.get(language) or [None])
        if tag == "name" and random.random() < 0.15:
            return self.common_name(language), ""
        # Whole phrases are names too: "We Knead You".
        if tag == "name" and (language, "tagline") in self.words and random.random() < 0.06:
            return random.choice(self.words[(language, "tagline")])[0].rstrip("."), ""
        if tag == "name" and self.names and random.random() < 0.5:
            return random.choice(self.names.get(language) or self.names["en"]), ""
        if kin == "thing" and self.things.get(language) and random.random() < 0.5:
            return random.choice(self.things[language])
        shelf = self.words.get((language, kin)) or self.words.get(("en", kin))
        return random.choice(shelf) if shelf else None

    def common_name(self, language):
        """A name made of words that elsewhere are a thing or a colour: "Kite", "Cobalt Cove", "de la Pomme"."""
        parts = [random.choice(self.words.get((language, kin)) or self.words[("en", kin)])[0] for kin in ("colour", "thing")]
        words = random.choice([parts[1], parts[0], " ".join(parts), parts[1] + random.choice([" & ", " "]) + parts[0]])
        words = " ".join(word[:1].upper() + word[1:] for word in words.split())
        return f"{random.choice(PARTICLES)} {words}" if random.random() < 0.1 else words


def hex_code():
    code = "%06x" % random.randrange(1 << 24)
    before = random.choice(["#", "#", "", "HEX #", "#"])
    return before + (code if random.random() < 0.5 else code.upper())


def moved(spans, move):
    return [span._replace(start=move(span.start), end=move(span.end)) for span in spans]


def put(text, spans, at, words):
    """Other words in the place of a span."""
    start, end = spans[at].start, spans[at].end
    shift = len(words) - (end - start)
    placed = [
        span._replace(start=span.start + shift, end=span.end + shift) if span.start >= end else span for span in spans
    ]
    placed[at] = spans[at]._replace(end=start + len(words))
    return text[:start] + words + text[end:], placed


def recased(text, how):
    """Unless it would move the spans: a capital ß is two letters."""
    changed = how(text)
    return changed if len(changed) == len(text) else text


def without_signs(text, spans):
    """As dictated, but for signs within names and colours."""
    fixed = [span for span in spans if span.tag in TAGS_WITH_SIGNS]
    kept = [
        sign not in SIGNS or any(span.start <= at < span.end for span in fixed) for at, sign in enumerate(text)
    ]
    places = [0]
    for is_kept in kept:
        places.append(places[-1] + is_kept)
    short = "".join(sign for sign, is_kept in zip(text, kept) if is_kept)
    return short, moved(spans, lambda place: places[place])


def with_slip(text, spans):
    """Two letters change places, or one is lost or doubled, outside of names."""
    fixed = [span for span in spans if span.tag in ("name", "tagline")]
    free = [
        at
        for at in range(1, len(text) - 2)
        if text[at].isalpha()
        and text[at + 1].isalpha()
        and not any(span.start <= at + 1 and at < span.end for span in fixed)
    ]
    if not free:
        return text, spans
    at, kind = random.choice(free), random.random()
    if kind < 0.5:
        return text[:at] + text[at + 1] + text[at] + text[at + 2 :], spans
    is_lost = kind < 0.8
    slipped = text[:at] + text[at + 1 :] if is_lost else text[:at] + text[at] + text[at:]
    step = -1 if is_lost else 1
    return slipped, moved(spans, lambda place: place + step if place > at else place)


def other_words(span, said, lesson, shelves):
    """Words for the place of a span, written as those that stood there, and their meaning; or None."""
    tag, language = span.tag, lesson.language
    is_code = tag == "colour" and random.random() < 0.12
    picked = (hex_code(), "") if is_code else shelves.pick(language, tag, lesson.later)
    if not picked:
        return None
    words, meaning = picked
    if tag == "name" and said.islower() and random.random() < 0.7:
        words = recased(words, str.lower)
    if tag == "name" and random.random() < 0.06:
        words = recased(words, str.upper)
    # German writes nouns with a capital wherever they stand.
    if said[:1].islower() and tag in COMMON_NOUN_TAGS and language != "de":
        words = words[:1].lower() + words[1:]
    return words, meaning


def exchange(lesson, text, spans, at, shelves):
    span = spans[at]
    if span.tag == "name" and lesson.kind == "change" and random.random() < 0.6:
        return text, spans, False
    picked = other_words(span, text[span.start : span.end], lesson, shelves)
    if not picked:
        return text, spans, False
    words, meaning = picked
    text, spans = put(text, spans, at, words)
    spans[at] = spans[at]._replace(meaning=meaning)
    return text, spans, True


def requoted(text, spans, at):
    """A quoted name loses its quotes, another gets some."""
    start, end = spans[at].start, spans[at].end
    if start > 0 and text[start - 1] in OPENING:
        if end < len(text) and text[end] in CLOSING:
            text = text[: start - 1] + text[start:end] + text[end + 1 :]
            spans = moved(spans, lambda place: place - (place >= start) - (place > end))
        return text, spans
    quotes = random.choice(QUOTES)
    text, spans = put(text, spans, at, quotes % text[start:end])
    first = start + quotes.index("%s")
    spans[at] = spans[at]._replace(start=first, end=first + end - start)
    return text, spans


def renamed(text, spans, old, new):
    """A message that says the logo's name says the new one. None where the name is itself a wish."""
    at = text.find(old)
    if at < 0:
        return text, spans
    if any(span.start < at + len(old) and at < span.end for span in spans):
        return None
    shift = len(new) - len(old)
    spans = moved(spans, lambda place: place + (shift if place > at else 0))
    return text[:at] + new + text[at + len(old) :], spans


def speaks_of(text, words):
    return any(word in text.lower() for word in words.lower().replace(",", "").split() if len(word) > 2)


def with_other_logo(language, text, spans, logo, shelves):
    """The same message about another logo."""
    logo = dict(logo)
    for field, tag in (("name", "name"), ("shows", "thing"), ("colours", "colour")):
        old = logo.get(field, "")
        if not old or random.random() < 0.4:
            continue
        picked = shelves.pick(language if field == "name" else "en", tag)
        if not picked:
            continue
        words, meaning = picked
        if field == "name":
            changed = renamed(text, spans, old, words)
            if changed is None:
                continue
            text, spans = changed
            logo[field] = words
        elif language in ("xx", "en") and not speaks_of(text, old):
            # In other languages one cannot see whether the message speaks of the thing.
            new = meaning or words
            logo[field] = ", ".join([new] + old.split(", ")[1:]) if field == "colours" else new
    return text, spans, logo


def forgetful(logo):
    """Some fields of the logo are not told, or none is."""
    if random.random() < 0.5:
        return {field: "" for field in logo}
    return {field: "" if random.random() < 0.4 else value for field, value in logo.items()}


def cut_out(text, spans, start, end):
    """A stretch of a text, with the spans that are in it."""
    inside = [span for span in spans if start <= span.start and span.end <= end]
    return text[start:end], moved(inside, lambda place: place - start)


def put_together(parts, glue):
    text, spans = "", []
    for part, own in parts:
        text += glue if text else ""
        spans += moved(own, lambda place, shift=len(text): place + shift)
        text += part
    return text, spans


def as_list(text, spans):
    """Only what is marked, in any order, as people fill in a field: "Poppet / sweets / bubblegum pink". What a colour is for is not said."""
    spans = [span._replace(role="any") for span in spans]
    parts = [cut_out(text, spans, span.start, span.end) for span in spans]
    random.shuffle(parts)
    return put_together(parts, random.choice(LISTED))


def sentences_of(text, spans):
    ends = [match.end() for match in SENTENCE_END.finditer(text)]
    ends = [end for end in ends if not any(span.start < end < span.end for span in spans)]
    bounds = [0, *ends, len(text)]
    parts = [cut_out(text, spans, start, end) for start, end in zip(bounds, bounds[1:])]
    return [(part.rstrip(), own) for part, own in parts if part.strip()]


def reordered(text, spans):
    """The sentences in another order, now and then without one."""
    parts = sentences_of(text, spans)
    if len(parts) < 2:
        return text, spans
    random.shuffle(parts)
    return put_together(parts[1:] if len(parts) > 2 and random.random() < 0.4 else parts, random.choice([" ", " ", "\n"]))


def rearranged(lesson, text, spans):
    """Other arrangements of a prompt. A bond between things, or a refusal, needs its sentence."""
    is_list = lesson.full and 2 <= len(spans) <= 5 and all(span.tag in LISTED_TAGS for span in spans)
    # The same words twice would be a list that nobody writes.
    is_plain = len({text[span.start : span.end] for span in spans}) == len(spans)
    if is_list and is_plain and random.random() < 0.4:
        return as_list(text, spans)
    return reordered(text, spans)


def with_tagline(text, spans, language, shelves):
    """A slogan at the end, with no word that says it is one."""
    picked = shelves.pick(language, "tagline")
    if not picked:
        return text, spans
    before, after = random.choice(TAGLINE_PLACES)
    start = len(text.rstrip(" .")) + len(before)
    whole = text.rstrip(" .") + before + picked[0] + after
    if any(span.end > start for span in spans):
        return text, spans
    return whole, [*spans, lessons.Span(start, start + len(picked[0]), "tagline", "any", "")]


def with_own_goods(text, spans):
    """The trade told by the very thing that is to be drawn: "we repair bicycles … please draw a bicycle"."""
    things = [span for span in spans if span.tag == "thing"]
    trades = [at for at, span in enumerate(spans) if span.tag == "trade"]
    if not things or not trades:
        return text, spans
    said = random.choice(things)
    return put(text, spans, random.choice(trades), text[said.start : said.end])


def vary(lesson, shelves, strength=1.0):
    text, spans, logo = lesson.text, list(lesson.spans), lesson.logo

    def happens(share):
        return random.random() < share * strength

    for at in range(len(spans)):
        is_open = True
        share = 0.4 if spans[at].tag in EXCHANGED_TAGS else 0.15 if spans[at].tag in SELDOM_EXCHANGED_TAGS else 0
        if share and happens(share):
            text, spans, is_open = exchange(lesson, text, spans, at, shelves)
        if is_open and spans[at].tag == "name" and happens(0.15):
            text, spans = requoted(text, spans, at)
    if lesson.kind == "prompt" and happens(0.08):
        text, spans = with_own_goods(text, spans)
    if logo and lesson.kind == "change" and happens(0.35):
        text, spans, logo = with_other_logo(lesson.language, text, spans, logo, shelves)
    if lesson.kind == "prompt" and not lesson.kinds and happens(0.2):
        text, spans = rearranged(lesson, text, spans)
    tags = {span.tag for span in spans}
    if lesson.kind == "prompt" and lesson.full and "name" in tags and "tagline" not in tags and happens(0.07):
        text, spans = with_tagline(text, spans, lesson.language, shelves)
    if happens(0.06):
        text = recased(text, str.lower)
    elif happens(0.03):
        text = recased(text, str.upper)
    if happens(0.08):
        text, spans = without_signs(text, spans)
        # Dictation has neither signs nor capitals.
        if random.random() < 0.5:
            text = recased(text, str.lower)
    for _ in range(2):
        if happens(0.08):
            text, spans = with_slip(text, spans)
    if logo and happens(0.12):
        logo = forgetful(logo)
    spans = tuple(span for span in spans if span.end > span.start)
    return dataclasses.replace(lesson, text=text, spans=spans, logo=logo)


# What these tags mark in an earlier text is labelled whole, so its sentence may stand among later ones.
TOLD_WHOLE = {
    "name", "tagline", "other", "trade", "letters", "no-letters", "mood", "no-mood", "no-thing", "no-colour", "no-style", "colour",
}
ONCE_IN_A_PROMPT = ("name", "tagline", "trade")


def sentences_beside(lesson):
    """The sentences of a prompt that say nothing of its things, where their labels tell all."""
    for text, spans in sentences_of(lesson.text, lesson.spans):
        tags = {span.tag for span in spans}
        # A colour of the mark may be that of a part, which earlier labels do not name.
        is_whole = tags <= TOLD_WHOLE and all(span.role != "mark" for span in spans)
        if not tags & THING_TAGS and (lesson.later or is_whole):
            yield text, spans


def of_things(lesson):
    """What a prompt says of its things, by itself; at most one."""
    own = [part for part in sentences_of(lesson.text, lesson.spans) if any(span.tag in THING_TAGS for span in part[1])]
    if own and len(own) < len(sentences_of(lesson.text, lesson.spans)):
        text, spans = put_together(own, " ")
        yield dataclasses.replace(lesson, text=text, spans=tuple(spans))


def composed(scene, sentences):
    """What is said of the things among sentences of other prompts, none of which says again what another has said."""
    taken, said = [], set()
    for text, spans in sentences:
        once = {span.tag for span in spans}.intersection(ONCE_IN_A_PROMPT)
        if not once & said:
            taken.append((text, spans))
            said |= once
    at = random.randint(0, len(taken))
    text, spans = put_together([*taken[:at], (scene.text, scene.spans), *taken[at:]], random.choice(BETWEEN_SENTENCES))
    return dataclasses.replace(scene, text=text, spans=tuple(spans))


def joined(first, second):
    """Two messages in one: what both ask for, of the first one's logo."""
    text = first.text.rstrip(" .") + random.choice(GLUES)
    spans = (*first.spans, *moved(second.spans, lambda place: place + len(text)))
    return dataclasses.replace(
        first,
        text=text + second.text,
        spans=spans,
        asks=tuple(sorted({*first.asks, *second.asks})),
        kinds=(*first.kinds, *second.kinds),
        full=first.full and second.full,
        open_tags=tuple(sorted({*first.open_tags, *second.open_tags})),
        later=first.later and second.later,
    )
