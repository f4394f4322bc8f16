"""Checks labelled texts: says what is malformed, and counts.

A writer runs it over their own folder until it is clean. Without a folder it checks every language and the
relabelled refinements. It ends with status 1 if anything is malformed.
"""

import argparse
import pathlib
import re
import sys

import notation

MOST_COMPLAINTS_SHOWN = 60
COLOUR_PARTS = ["mark", "letters", "ground", "second", "first", "only", "dark", "tagline", "frame"]
WHOLE_ASKS = {"nothing", *notation.WHOLE_ASKS}
MOOD = re.compile(r"mood(@(mark|letters|colours))?")
KEEPS = {f"keep {part}" for part in notation.KEPT_PARTS}
LETTER_WORDS = set(notation.LETTERS) - {"family"}
# An ask that sets something needs the value, marked in the text or written after the ask.
TAG_NEEDED = {
    "mark.thing": "thing",
    "mark.add": "thing",
    "colours.set": "colour",
    "letters.set": "letters",
    "tagline.set": "tagline",
    "name.set": "name",
}


class Complaints:
    """What is malformed, each with its file and the number of its line or block."""

    def __init__(self):
        self.count = 0

    def add(self, place, what):
        self.count += 1
        if self.count <= MOST_COMPLAINTS_SHOWN:
            print(f"{place}: {what}")


def braces_match(text):
    """Markup does not nest."""
    depth = 0
    for sign in text:
        depth += {"{": 1, "}": -1}.get(sign, 0)
        if depth not in (0, 1):
            return False
    return depth == 0


def meaning_fits(tag, meaning):
    """Whether a meaning is made of the words its tag allows."""
    words = [word for word in re.split(r",\s*", meaning) if word]
    if tag in ("letters", "no-letters"):
        return all(
            word.startswith("family:") or all(part in LETTER_WORDS for part in word.split()) for word in words
        )
    if tag in ("form", "no-form"):
        return all(word in notation.FORMS + notation.LATER_FORMS for word in words)
    return True


def check_mark(place, inside, complaints):
    """One `{tag words = meaning}`, without its braces. Returns its tag, or None if there is no such tag."""
    written_tag, _, rest = inside.partition(" ")
    words, _, meaning = rest.partition(" = ")
    meaning = meaning.strip()
    tag, _, role = written_tag.partition("@")
    if tag not in notation.TAGS:
        complaints.add(place, f"unknown tag {written_tag}")
        return None
    roles = notation.PLACES if tag == "thing" else COLOUR_PARTS if tag in ("colour", "no-colour") else []
    if role and role not in roles:
        complaints.add(place, f"odd tag {written_tag}")
    if not words.strip():
        complaints.add(place, f"{written_tag} is empty")
    if tag not in notation.TAGS_WITHOUT_MEANING and not meaning:
        complaints.add(place, f"{written_tag} {words!r} has no meaning")
    if not meaning_fits(tag, meaning):
        complaints.add(place, f"meaning {meaning!r} of {tag} is not in the list")
    return tag


def check_markup(place, text, complaints):
    """The tags that a text marks."""
    if not braces_match(text):
        complaints.add(place, "braces nest or do not match")
        return set()
    return {check_mark(place, inside, complaints) for inside in re.findall(r"\{([^{}]*)\}", text)}


def check_ask(place, ask, tags, complaints):
    """One ask such as `mark.bolder ~` or `name.set = Fernweh`."""
    body, _, value = (half.strip() for half in ask.partition("="))
    body = re.sub(r"\s*[~!]$", "", body)
    if MOOD.fullmatch(body):
        if not value and not {"mood", "no-mood"} & tags:
            complaints.add(place, f"{body}, but no {{mood}} or {{no-mood}} in the text and no value")
        return
    body = re.sub(rf"@({'|'.join(COLOUR_PARTS)})$", "", body)
    if body in KEEPS:
        return
    head, _, tail = body.partition(" ")
    if head in WHOLE_ASKS:
        if tail and not (head == "undo" and tail.isdigit()):
            complaints.add(place, f"odd ask {ask!r}")
        return
    if head not in notation.PART_ASKS + notation.LATER_ASKS:
        complaints.add(place, f"unknown ask {ask!r}")
        return
    if tail and not (head.endswith(".restore") and tail == "first"):
        complaints.add(place, f"odd ask {ask!r}")
    needed = TAG_NEEDED.get(head)
    if needed and needed not in tags and not value:
        complaints.add(place, f"{head}, but no {{{needed}}} in the text and no value")


def check_asks(place, line, tags, complaints):
    for ask in re.split(r";\s*", line.strip()):
        check_ask(place, ask.strip(), tags, complaints)


def blocks_of(path):
    """The lines of each block between empty lines, without the lines that set a manner, numbered from 1."""
    blocks = re.split(r"\n\s*\n", path.read_text(encoding="utf8").strip())
    for number, block in enumerate(blocks, 1):
        lines = [line for line in block.split("\n") if line.strip() and not line.startswith("@ ")]
        if lines:
            yield f"{path}:block {number}", lines


def check_prompts(path, complaints):
    count = manners = 0
    seen = {}
    for number, line in enumerate(path.read_text(encoding="utf8").split("\n"), 1):
        if line.startswith("@ "):
            manners += 1
        elif line.strip():
            count += 1
            if line in seen:
                complaints.add(f"{path}:{number}", f"same as line {seen[line]}")
            seen[line] = number
            check_markup(f"{path}:{number}", line, complaints)
    return f"{count} prompts in {manners} manners"


def check_refinements(path, complaints):
    count = 0
    for place, lines in blocks_of(path):
        if len(lines) != 3 or not lines[0].startswith("= name:") or not lines[2].startswith(">"):
            complaints.add(place, "the block is not three lines: =, message, >")
            continue
        for field in notation.LOGO_FIELDS:
            if f"{field}:" not in lines[0]:
                complaints.add(place, f"the logo has no {field}:")
        count += 1
        check_asks(place, lines[2][1:], check_markup(place, lines[1], complaints), complaints)
    return f"{count} refinements"


def check_conversations(path, complaints):
    count = steps = 0
    for place, lines in blocks_of(path):
        if len(lines) % 2 or not lines[0].startswith("# ") or not lines[1].startswith(": "):
            complaints.add(place, "the conversation is not #, :, then pairs of lines")
            continue
        if "{" in lines[1]:
            complaints.add(place, "the first prompt has markup")
        count += 1
        for message, asks in zip(lines[2::2], lines[3::2]):
            steps += 1
            if not asks.startswith(">"):
                complaints.add(place, "a step has no > line")
                continue
            check_asks(place, asks[1:], check_markup(place, message, complaints), complaints)
    return f"{count} conversations of {steps} steps"


def check_bank(path, complaints):
    count = 0
    for number, line in enumerate(path.read_text(encoding="utf8").split("\n"), 1):
        if not line.strip():
            continue
        place = f"{path}:{number}"
        code, tab, message = line.partition("\t")
        if not tab or not message.strip():
            complaints.add(place, "the line is not a code, a tab and a message")
            continue
        count += 1
        check_asks(place, code, check_markup(place, message, complaints), complaints)
    return f"{count} single wishes"


def check_relabelled(path, complaints):
    """Numbers rise, and each has asks.

    Values need not be there: the messages stand elsewhere, and one of them wishes "something shorter" and no more.
    """
    count, last = 0, -1
    for line_number, line in enumerate(path.read_text(encoding="utf8").split("\n"), 1):
        if not line.strip():
            continue
        place = f"{path}:{line_number}"
        number, tab, asks = line.partition("\t")
        if not tab or not number.isdigit() or int(number) <= last:
            complaints.add(place, "the line is not a rising number, a tab and asks")
            continue
        count, last = count + 1, int(number)
        for ask in re.split(r";\s*", asks.strip()):
            check_ask(place, ask, set(notation.TAGS), complaints)
    return f"{count} refinements labelled again"


CHECKS = {
    "prompts.txt": check_prompts,
    "refinements.txt": check_refinements,
    "conversations.txt": check_conversations,
    "kept/prompts.txt": check_prompts,
    "kept/refinements.txt": check_refinements,
    "kept/conversations.txt": check_conversations,
    "bank.txt": check_bank,
    "trial/prompts.txt": check_prompts,
    "trial/refinements.txt": check_refinements,
    "later/prompts.txt": check_prompts,
    "later/refinements.txt": check_refinements,
    "later/bank.txt": check_bank,
}


def check_folder(folder, complaints):
    for name, check in CHECKS.items():
        path = folder / name
        if path.exists():
            print(f"{folder.name}/{name}: {check(path, complaints)}")
        elif name != "bank.txt":
            complaints.add(folder, f"has no {name}")


def main():
    texts = pathlib.Path(__file__).parent / "texts"
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", nargs="?", type=pathlib.Path, help="a language's folder; all languages if left out")
    folder = parser.parse_args().folder
    complaints = Complaints()
    if folder:
        if not folder.is_dir():
            parser.error(f"{folder} is not a folder")
        check_folder(folder, complaints)
    else:
        for language in sorted(path for path in texts.iterdir() if path.is_dir()):
            check_folder(language, complaints)
        path = texts / "relabelled.txt"
        print(f"relabelled.txt: {check_relabelled(path, complaints)}")
    print("clean" if complaints.count == 0 else f"{complaints.count} complaints")
    sys.exit(1 if complaints.count else 0)


if __name__ == "__main__":
    main()
