"""What a taught model makes of texts, and how much of it is right."""

import numpy
import torch

import coding
import notation

AT_ONCE = 256
ASK_THRESHOLD = 0.5
NEVER = -1e9
SCORED_TAGS = ["colour", "thing", "no-thing", "no-colour", "letters", "form", "tagline", "trade", "how", "part", "mood"]
VALUE_TAGS = ["name", "tagline", "colour", "thing"]
# Said beside an ask rather than asked for: not counted yet.
UNCOUNTED_ASKS = {"slight", "much", "at.mark", "at.letters", "at.second", "from.first", "at.colours"} | {
    f"keep.{part}" for part in notation.KEPT_PARTS
}
AROUND_WORDS = " \"'“”«»„「」*()"


def pooled(scores, inside):
    """One score for a message: a soft maximum over its pieces."""
    return torch.logsumexp(scores.masked_fill(~inside[..., None], -1e4), 1)


def best_path(scores):
    """Viterbi: a piece may be inside a tag only after the tag's begin or inside."""
    best = scores[0].copy()
    best[[number for name, number in coding.CLASS_NUMBER.items() if name.startswith("I-")]] = NEVER
    came_from = []
    for row in scores[1:]:
        top = int(best.argmax())
        after, origin = best[top] + row, numpy.full(len(row), top)
        for tag in notation.TAGS:
            begin, inside = coding.CLASS_NUMBER[f"B-{tag}"], coding.CLASS_NUMBER[f"I-{tag}"]
            before = begin if best[begin] >= best[inside] else inside
            after[inside], origin[inside] = best[before] + row[inside], before
        came_from.append(origin)
        best = after
    path = [int(best.argmax())]
    for origin in reversed(came_from):
        path.append(int(origin[path[-1]]))
    return path[::-1]


def spans_of(scores, cut):
    """[(start, end, tag)] of a text, from the scores of its pieces."""
    spans = []
    path = best_path(scores) if cut else []
    for (_, _, _, start, end), number in zip(cut, path):
        place, _, tag = coding.CLASSES[number].partition("-")
        if place == "B":
            spans.append((start, end, tag))
        elif place == "I" and spans:
            spans[-1] = (spans[-1][0], end, spans[-1][2])
    return spans


def read(model, coder, lessons, device):
    """For each lesson the spans and the likelihoods of all asks."""
    for at in range(0, len(lessons), AT_ONCE):
        part = lessons[at : at + AT_ONCE]
        batch = coding.on_device(coding.batch_of([coder.code(lesson) for lesson in part]), device)
        with torch.no_grad():
            said = model(*batch.inputs).float()
        asks = pooled(said[..., coding.ASKS_FROM :], batch.inside).sigmoid().cpu().numpy()
        classes = said[..., : len(coding.CLASSES)].log_softmax(-1).cpu().numpy()
        for row, lesson in enumerate(part):
            cut = coder.cut(lesson.text)
            yield spans_of(classes[row, 1 : 1 + len(cut)], cut), asks[row]


def words_of(text, spans, tag):
    return sorted(text[span[0] : span[1]].strip(AROUND_WORDS).lower() for span in spans if span[2] == tag)


class Tally(dict):
    """Right and counted, by question."""

    def add(self, question, is_right):
        right, counted = self.get(question, (0, 0))
        self[question] = (right + bool(is_right), counted + 1)

    def add_all(self, other):
        for question, (right, counted) in other.items():
            before = self.get(question, (0, 0))
            self[question] = (before[0] + right, before[1] + counted)

    def __str__(self):
        return "  ".join(f"{key} {100 * right / counted:.0f}%/{counted}" for key, (right, counted) in sorted(self.items()))


def score_prompt(tally, lesson, spans):
    names, wanted_names = words_of(lesson.text, spans, "name"), words_of(lesson.text, lesson.spans, "name")
    # How often a name is said does not matter.
    tally.add("name", set(names) == set(wanted_names))
    is_right = set(names) == set(wanted_names)
    for tag in SCORED_TAGS:
        got, wanted = words_of(lesson.text, spans, tag), words_of(lesson.text, lesson.spans, tag)
        if got or wanted:
            tally.add(tag, got == wanted)
        is_right = is_right and got == wanted
        for words in wanted:
            tally.add(f"{tag} found", any(words in each or each in words for each in got))
    if lesson.later:
        tally.add("whole prompts", is_right)


def score_change(tally, lesson, spans, likelihoods):
    heard = {ask for ask, likelihood in zip(notation.ASKS, likelihoods) if likelihood > ASK_THRESHOLD}
    got, wanted = heard - UNCOUNTED_ASKS, set(lesson.asks) - UNCOUNTED_ASKS
    values_right = all(
        words_of(lesson.text, spans, tag) == words_of(lesson.text, lesson.spans, tag) for tag in VALUE_TAGS
    )
    tally.add("asks", got == wanted)
    tally.add("asks and values", got == wanted and values_right)
    if wanted:
        tally.add("something heard", got)
    else:
        tally.add("nothing", not got)


def score(model, coder, lessons, device):
    tally = Tally()
    for lesson, (spans, likelihoods) in zip(lessons, read(model, coder, lessons, device)):
        if lesson.kind == "prompt":
            score_prompt(tally, lesson, spans)
        else:
            score_change(tally, lesson, spans, likelihoods)
    return tally
