"""Phrase grammars: phrases by section, and texts with slots for them. `scenes/` says what a logo shows, `messages/` what is asked
of one that exists. Machines make more lessons of them than a model can learn by heart.

    python3 grammar.py [scenes|messages] [LANGUAGE …]    checks the grammars and prints examples
"""

import pathlib
import random
import re
import sys

import lessons
import notation

HERE = pathlib.Path(__file__).parent
SLOT = re.compile(r"\[([\w.-]+?)(?:@(\w+))?(-no)?\]")
TEXT_SECTIONS = ("sentences", "messages")
# Filled with words of the lessons: the tag that they get.
SHELF_SLOTS = {"colour": "colour", "no-colour": "no-colour", "newname": "name", "slogan": "tagline"}
COLOUR_OF_A_PHRASE = ("at.mark", "colours.set")
MOST_EXAMPLES = 20


class Grammar:
    """The phrases of one language by section, its sentences, and its messages as (asks, text)."""

    def __init__(self, language, lines, shelves=None):
        self.language, self.shelves = language, shelves
        self.phrases, self.sentences, self.messages = {}, [], []
        section = None
        for line in filter(str.strip, lines):
            if line.startswith("= "):
                section = line[2:].strip()
            elif section == "sentences":
                self.sentences.append(line.strip())
            elif section == "messages":
                asks, _, message = line.partition("\t")
                self.messages.append((asks.strip(), message.strip()))
            else:
                self.phrases.setdefault(section, []).append(line.strip())
        self.bare = {section: [phrase for phrase in phrases if is_bare(phrase)] for section, phrases in self.phrases.items()}

    def filled(self, slot):
        section, role, refused = slot.groups()
        if section in SHELF_SLOTS:
            return self.of_shelf(SHELF_SLOTS[section], role)
        if refused:
            return random.choice(self.bare[section]).replace("{thing ", "{no-thing ")
        phrase = random.choice(self.phrases[section])
        return phrase.replace("{thing ", f"{{thing@{role} ", 1) if role else phrase

    def of_shelf(self, tag, role):
        """Words of the lessons; their signs must not be taken for marks."""
        words, meaning = self.shelves.pick(self.language, tag) if self.shelves else (tag, tag)
        words, meaning = (re.sub(r"[{}=]", "", each) for each in (words, meaning))
        place = f"@{role}" if role else ""
        return f"{{{tag}{place} {words} = {meaning}}}" if meaning else f"{{{tag}{place} {words}}}"

    def sentence(self):
        """What a prompt says of its things."""
        text, spans = lessons.without_marks(SLOT.sub(self.filled, random.choice(self.sentences)))
        return lessons.Lesson("prompt", self.language, text, spans, full=True, manner="grammar", later=True)

    def message(self, logo):
        asks, template = random.choice(self.messages)
        text, spans = lessons.without_marks(SLOT.sub(self.filled, template))
        codes, _ = lessons.parse_asks(asks)
        if any(re.match(r"mark\.(thing|add)", code) for code in codes) and any(span.tag == "colour" for span in spans):
            codes = tuple(sorted({*codes, *COLOUR_OF_A_PHRASE}))
        return lessons.Lesson("change", self.language, text, spans, full=True, manner="grammar", asks=codes, logo=logo, later=True)


def is_bare(phrase):
    return re.findall(r"\{([a-z-]+)", phrase) == ["thing"]


def load(kind, language, shelves=None):
    """None where a language has no grammar."""
    lines = lessons.lines_of(HERE / kind / f"{language}.txt")
    return Grammar(language, lines, shelves) if lines else None


def languages_of(kind):
    return sorted(path.stem for path in (HERE / kind).glob("*.txt"))


def faults_of_marks(text):
    unslotted = SLOT.sub("", text)
    if re.search(r"[\[\]]", unslotted):
        yield f"not a slot: {text}"
    if re.search(r"[{}]", re.sub(r"\{[a-z-]+(@[a-z]+)? [^{}]+\}", "", unslotted)):
        yield f"a broken mark: {text}"
    for tag, role, words in re.findall(r"\{([a-z-]+)(?:@([a-z]+))? ([^{}]*)\}", text):
        if tag not in notation.TAGS or (role and role not in (*notation.ROLES, *notation.PLACES)):
            yield f"no such mark: {tag}@{role} in {text}"
        if tag not in notation.TAGS_WITHOUT_MEANING and " = " not in words and not words.startswith("#"):
            yield f"without a meaning: {text}"


def faults_of_slots(grammar, text):
    for section, role, refused in SLOT.findall(text):
        if section not in grammar.phrases and section not in SHELF_SLOTS:
            yield f"no section {section}: {text}"
        elif refused and not grammar.bare[section]:
            yield f"no bare thing in {section}: {text}"
        if role and role not in (*notation.PLACES, *notation.ROLES):
            yield f"no role {role}: {text}"


def faults_of_phrases(grammar):
    for section, phrases in grammar.phrases.items():
        for phrase in phrases:
            if phrase.count("{thing ") > 1 or re.search(r"\{thing@|\[|\]", phrase):
                yield f"two things, a role or a slot in {section}: {phrase}"


def faults_of(grammar):
    texts = [*grammar.sentences, *(message for _, message in grammar.messages)]
    yield from faults_of_phrases(grammar)
    for text in texts:
        yield from faults_of_slots(grammar, text)
    for text in [*texts, *(phrase for phrases in grammar.phrases.values() for phrase in phrases)]:
        yield from faults_of_marks(text)
    for asks, message in grammar.messages:
        named = [ask for ask in asks.split(";") if ask.strip() != "nothing"]
        if not message or len(named) != sum(bool(lessons.parse_asks(ask)[0]) for ask in named):
            yield f"no such asks: {asks} {message}"


def check(kind, language, is_alone):
    grammar = load(kind, language)
    faults = list(faults_of(grammar))
    counts = ", ".join(f"{section} {len(phrases)}" for section, phrases in grammar.phrases.items())
    print(f"{kind} {language}: {counts}; sentences {len(grammar.sentences)}, messages {len(grammar.messages)}, faults {len(faults)}")
    print("\n".join(faults))
    logo = {field: "" for field in notation.LOGO_FIELDS}
    for _ in range(MOST_EXAMPLES if is_alone and not faults else 0):
        lesson = grammar.sentence() if grammar.sentences and kind == "scenes" else grammar.message(logo)
        print("  ", lesson.text, "|", ", ".join(lesson.asks))


def main():
    kinds = [word for word in sys.argv[1:] if word in ("scenes", "messages")] or ["scenes", "messages"]
    languages = [word for word in sys.argv[1:] if word not in kinds]
    for kind in kinds:
        for language in languages or languages_of(kind):
            check(kind, language, bool(languages))


if __name__ == "__main__":
    main()
