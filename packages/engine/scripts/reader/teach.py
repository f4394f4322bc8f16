"""Teaches the reader with the labelled texts, scores it on the kept ones, and writes its weights.

It prints totals only: the kept texts are not for reading. A language named by --leave-out is not taught and is tested with
all its texts.
"""

import argparse
import collections
import contextlib
import itertools
import json
import multiprocessing
import pathlib
import random
import time

import torch
from torch import nn
from torch.nn import functional

import coding
import grammar
import lessons
import model
import notation
import pieces
import scoring
import vary
import weights

BODY_RATE, HEAD_RATE = 3e-4, 1.5e-3
DECAY = 0.01
WARM_UP = 200
AT_ONCE = 192
DROPPED = 0.1
# What counts how much.
TAG_WEIGHT, ROLE_WEIGHT, ASK_WEIGHT = 0.6, 0.5, 1.5
# Kinds and asks are rare: at first the model says no.
RARE = -5
# Batches that are sorted by length together, so that little is padding.
SORTED_TOGETHER = 30
# Pieces of the text that are hidden, so that no single word is relied upon.
HIDDEN_SHARE = 0.05
IMPOSSIBLE = -1e4
# How often an epoch has the lessons that alone know the later words of the notation.
LATER_TIMES = 3
# How often what a lesson says of its things is also said among others' sentences, and how many of them.
GRAFTED = 0.7
MOST_SENTENCES = 3
NAMED = 0.7
# Lessons of an epoch that a language's grammars make: prompts, and messages of either grammar.
SCENES, SCENE_MESSAGES, TIMES_A_MESSAGE = 6000, 800, 5
# How many of them have no other sentences beside them, and how many have another scene there.
ALONE, TWO_SCENES = 0.25, 0.1
# Words of a grammar are exchanged already.
SELDOM = 0.5
# An epoch is made in parts, so that the first steps need not wait for a whole one.
PARTS = 8
# Parts that are made ahead for each process: lessons that lie about slow the teaching down to a fifth.
AHEAD = 2


class Reader(nn.Module):
    def __init__(self, counts, size, dropped=DROPPED):
        super().__init__()
        self.body = model.Body(counts, size, dropped)
        self.said = nn.Linear(size.width, coding.OUTPUTS)
        with torch.no_grad():
            self.said.bias[coding.KINDS_FROM :] = RARE

    def forward(self, ids, cases, gaps, segments):
        return self.said(self.body(ids, cases, gaps, segments))


def some(lessons):
    """One part of an epoch."""
    return (lesson for lesson in lessons if random.random() * PARTS < 1)


class School:
    """The lessons, and how a part of an epoch is made of them."""

    def __init__(self, new, old, shelves, coder):
        self.new, self.old, self.shelves, self.coder = new, old, shelves, coder
        self.changes, self.scenes, self.sentences, self.logos = {}, {}, {}, {}
        for lesson in [*new, *old]:
            if lesson.kind == "change":
                self.changes.setdefault((lesson.language, lesson.full), []).append(lesson)
                self.logos.setdefault(lesson.language, []).append(lesson.logo)
            elif lesson.full:
                for sentence in vary.sentences_beside(lesson):
                    is_named = any(span.tag == "name" for span in sentence[1])
                    self.sentences.setdefault((lesson.language, is_named), []).append(sentence)
        # A language that is left out has no lessons, so it has no grammar either.
        self.grammars = {
            kind: {language: grammar.load(kind, language, shelves) for language in grammar.languages_of(kind) if (language, True) in self.sentences}
            for kind in ("scenes", "messages")
        }

    def varied(self, lesson, strength=1.0):
        return self.coder.code(vary.vary(lesson, self.shelves, strength))

    def with_another(self, lesson):
        return self.varied(vary.joined(lesson, random.choice(self.changes[(lesson.language, lesson.full)])))

    def among_others(self, scene):
        """A prompt made of what one says of its things and of what others say of all else."""
        few = random.choices(self.sentences[(scene.language, False)], k=random.randint(0, MOST_SENTENCES))
        if random.random() < NAMED or not few:
            few.insert(random.randint(0, len(few)), random.choice(self.sentences[(scene.language, True)]))
        return self.varied(vary.composed(scene, few), SELDOM)

    def of_scenes(self, written):
        scene = written.sentence()
        if random.random() < ALONE:
            return self.varied(scene, SELDOM)
        if random.random() < TWO_SCENES:
            scene = vary.composed(scene, [(other.text, other.spans) for other in [written.sentence()]])
        return self.among_others(scene)

    def of_messages(self, written):
        lesson = written.message(random.choice(self.logos[written.language]))
        return self.with_another(lesson) if random.random() < ALONE else self.varied(lesson, SELDOM)

    def of_grammars(self):
        for written in self.grammars["scenes"].values():
            for _ in range(SCENES // PARTS):
                yield self.of_scenes(written)
            for _ in range(SCENE_MESSAGES // PARTS):
                yield self.of_messages(written)
        for written in self.grammars["messages"].values():
            for _ in range(TIMES_A_MESSAGE * len(written.messages) // PARTS):
                yield self.of_messages(written)

    def epoch(self, seed):
        random.seed(seed)
        coded = list(self.of_grammars())
        for lesson in some(lesson for lesson in self.new for _ in range(LATER_TIMES if lesson.later else 1)):
            coded.append(self.varied(lesson))
            if lesson.kind == "change" and random.random() < 0.5:
                coded.append(self.with_another(lesson))
            if lesson.kind == "prompt" and lesson.later:
                coded += [self.among_others(scene) for scene in vary.of_things(lesson) if random.random() < GRAFTED]
        for lesson in some(self.old):
            coded.append(self.varied(lesson, 0.8))
        random.shuffle(coded)
        return list(batches_of(coded))


def tag_loss(said, batch):
    """A piece may have any of its allowed classes: their likelihoods add up."""
    asked = batch.allowed != 0
    bits = 1 << torch.arange(len(coding.CLASSES), device=said.device)
    is_allowed = (batch.allowed[asked][:, None] & bits[None]) != 0
    likely = said[..., : len(coding.CLASSES)].log_softmax(-1)[asked]
    return -torch.logsumexp(likely.masked_fill(~is_allowed, IMPOSSIBLE), -1).sum()


def role_loss(said, batch):
    told = batch.roles >= 0
    roles = said[..., coding.ROLES_FROM : coding.KINDS_FROM]
    return functional.cross_entropy(roles[told], batch.roles[told], reduction="sum")


def kind_loss(said, batch):
    """A group's kinds are those of its likeliest pieces."""
    rows, places, groups = batch.kind_pieces
    scores = said[rows, places, coding.KINDS_FROM : coding.ASKS_FROM]
    lowest = torch.full_like(batch.group_kinds, IMPOSSIBLE)
    best = lowest.scatter_reduce(0, groups[:, None].expand_as(scores), scores, "amax")
    return functional.binary_cross_entropy_with_logits(best, batch.group_kinds, batch.group_told, reduction="sum")


def ask_loss(said, batch):
    asks = scoring.pooled(said[batch.changes][..., coding.ASKS_FROM :], batch.inside[batch.changes])
    return functional.binary_cross_entropy_with_logits(asks, batch.asks, batch.asks_told, reduction="sum")


def loss_of(said, batch):
    loss = TAG_WEIGHT * tag_loss(said, batch)
    if (batch.roles >= 0).any():
        loss = loss + ROLE_WEIGHT * role_loss(said, batch)
    if len(batch.group_kinds):
        loss = loss + kind_loss(said, batch)
    if len(batch.changes):
        loss = loss + ASK_WEIGHT * ask_loss(said, batch)
    return loss / len(batch.allowed)


def with_hidden(inputs, inside, share):
    """The same pieces, some of the text's own masked."""
    ids, *rest = inputs
    is_hidden = (torch.rand(ids.shape, device=ids.device) < share) & inside & (ids > pieces.MASK)
    return (ids.masked_fill(is_hidden, pieces.MASK), *rest)


# Each process has the school from its birth: sent along with every task, it would be packed anew each time.
schools = []


def part_of_epoch(seed):
    return schools[0].epoch(seed)


def made_ahead(pool, seeds, most):
    """Parts of epochs, never more than so many in the making or waiting."""
    seeds = iter(seeds)
    waiting = collections.deque(pool.apply_async(part_of_epoch, (seed,)) for seed in itertools.islice(seeds, most))
    while waiting:
        made = waiting.popleft().get()
        waiting.extend(pool.apply_async(part_of_epoch, (seed,)) for seed in itertools.islice(seeds, 1))
        yield made


def batches_of(coded):
    for start in range(0, len(coded), AT_ONCE * SORTED_TOGETHER):
        part = sorted(coded[start : start + AT_ONCE * SORTED_TOGETHER], key=lambda each: len(each.ids))
        batches = [coding.batch_of(part[at : at + AT_ONCE]) for at in range(0, len(part), AT_ONCE)]
        random.shuffle(batches)
        yield from batches


def halves(device):
    """Half precision on a GPU, none elsewhere."""
    return torch.autocast("cuda", dtype=torch.bfloat16) if device == "cuda" else contextlib.nullcontext()


def teach(reader, epochs, total, arguments):
    """`epochs` may still be in the making; `total` says how many steps they will be."""
    device, minutes = arguments.device, arguments.minutes
    heads = list(reader.said.parameters())
    groups = [{"params": list(reader.body.parameters()), "full": BODY_RATE}, {"params": heads, "full": HEAD_RATE}]
    optimizer = torch.optim.AdamW(groups, lr=BODY_RATE, weight_decay=DECAY, **({"fused": True} if device == "cuda" else {}))
    begun = time.time()
    reader.train()
    for step, made in enumerate(itertools.chain.from_iterable(epochs)):
        # The rate falls to nothing when either the steps or the minutes are used up.
        share = max(step / total, (time.time() - begun) / (minutes * 60))
        if share >= 1:
            break
        for group in optimizer.param_groups:
            group["lr"] = group["full"] * min(1, step / WARM_UP) * max(0.01, 1 - share)
        batch = coding.on_device(made, device)
        with halves(device):
            said = reader(*with_hidden(batch.inputs, batch.inside, arguments.hidden_share))
        loss = loss_of(said.float(), batch)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(reader.parameters(), 1.0)
        optimizer.step()
        if step % 300 == 299 or step + 1 == total:
            print(f"step {step + 1} of {total}, loss {float(loss.detach()):.2f}, {time.time() - begun:.0f} s", flush=True)


def load_collection(path):
    return json.loads(path.read_text(encoding="utf8")) if path else {}


def load_lessons(arguments):
    """Lessons to teach, older ones to teach, those to test by language, and the trial texts."""
    new, tests, trial = [], {}, []
    folders = sorted(path for path in arguments.texts.iterdir() if path.is_dir())
    taught = [folder for folder in folders if folder.name not in arguments.leave_out]
    for folder in folders:
        own = lessons.load_language(folder, folder.name)
        kept = lessons.load_language(folder / "kept", folder.name)
        tests[folder.name] = kept if folder in taught else own + kept
        trial += lessons.later(lessons.load_language(folder / "trial", folder.name))
        new += own if folder in taught else []
    if arguments.bank:
        logos = [lesson.logo for lesson in new if lesson.kind == "change"]
        for folder in taught:
            new += lessons.load_banks(folder, folder.name, logos)
    old = lessons.load_old(arguments.prompts, arguments.texts / "relabelled.txt")
    return new, [lesson for lesson in old if lesson.language not in arguments.leave_out], tests, trial


def shelves_of(all_lessons, arguments):
    things = load_collection(arguments.things).items()
    things = {key: [tuple(pair) for pair in pairs] for key, pairs in things if key not in arguments.leave_out}
    return vary.Shelves(all_lessons, load_collection(arguments.names), things)


def report(reader, coder, tests, trial, arguments):
    reader.eval()
    print("trial", scoring.score(reader, coder, trial[: arguments.most_lessons], arguments.device), flush=True)
    together, by_language = scoring.Tally(), {}
    for language, tested in tests.items():
        tally = scoring.score(reader, coder, tested[: arguments.most_lessons], arguments.device)
        by_language[language] = tally
        is_left_out = language in arguments.leave_out
        print("left out" if is_left_out else "kept", language, tally, flush=True)
        if not is_left_out:
            together.add_all(tally)
    print("all kept", together, flush=True)
    (arguments.out / f"{arguments.name}.json").write_text(json.dumps(by_language))


def write_examples(reader, coder, taught, arguments):
    """What the model says of some taught texts, so that whoever runs it elsewhere can see that it says the same."""
    reader.eval()
    some = [lesson for lesson in taught if lesson.manner != "bank"][:: max(1, len(taught) // 60)]
    examples = [
        {
            "text": lesson.text,
            "logo": lesson.logo,
            "spans": [[start, end, tag] for start, end, tag in spans],
            "asks": {ask: round(float(each), 3) for ask, each in zip(notation.ASKS, likelihoods) if each > 0.2},
        }
        for lesson, (spans, likelihoods) in zip(some, scoring.read(reader, coder, some, arguments.device))
    ]
    path = arguments.out / f"{arguments.name}-examples.json"
    path.write_text(json.dumps(examples, ensure_ascii=False), encoding="utf8")


def make_parser(description):
    here = pathlib.Path(__file__).parent
    parser = argparse.ArgumentParser(description=description.split("\n")[0])
    path = pathlib.Path
    parser.add_argument("--start", type=path, required=True, help="folder with vocabulary.txt and start.pt of published.py")
    parser.add_argument("--out", type=path, required=True, help="folder for the weights and the scores")
    parser.add_argument("--body", type=path, help="body.pt of pretrain.py, waited for; only the published model if left out")
    parser.add_argument("--taught", type=path, help="weights to go on from, e.g. data/tagger.bin.gz; with the vocabulary they had")
    parser.add_argument("--fresh", action="store_true", help="with --taught: its words, but the published model's layers")
    parser.add_argument("--texts", type=path, default=here / "texts", help="labelled texts, a folder per language")
    parser.add_argument("--prompts", type=path, default=here.parent / "evaluate/prompts", help="the older labelled texts")
    parser.add_argument("--names", type=path, help="JSON: names of businesses by language")
    parser.add_argument("--things", type=path, help="JSON: [words, English] of things by language")
    parser.add_argument("--leave-out", type=lambda text: text.split(","), default=[], help="languages, by commas")
    parser.add_argument("--no-bank", dest="bank", action="store_false", help="without the phrase banks")
    parser.add_argument("--name", default="reader", help="of the files written")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--minutes", type=float, default=5.0, help="at most")
    parser.add_argument("--steps", type=int, help="at most; for trying it out")
    parser.add_argument("--most-lessons", type=int, help="of each kind and language; for trying it out")
    parser.add_argument("--dropped", type=float, default=DROPPED, help=f"share of numbers dropped in the layers ({DROPPED})")
    parser.add_argument("--hidden-share", type=float, default=HIDDEN_SHARE, help=f"of pieces ({HIDDEN_SHARE})")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    model.Size.add_arguments(parser)
    return parser


def main():
    arguments = make_parser(__doc__).parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    vocabulary = pieces.read_vocabulary(arguments.start / "vocabulary.txt")
    coder = coding.Coder(vocabulary)
    new, old, tests, trial = load_lessons(arguments)
    shelves = shelves_of(new + old, arguments)
    school = School(new[: arguments.most_lessons], old[: arguments.most_lessons], shelves, coder)
    schools.append(school)
    pool = multiprocessing.get_context("fork").Pool(arguments.processes)
    # Teachings with other seeds see other variations of the same lessons.
    seeds = range(1000 * arguments.seed, 1000 * arguments.seed + PARTS * arguments.epochs)
    epochs = made_ahead(pool, seeds, AHEAD * arguments.processes)
    first = next(epochs)
    print(f"{len(new)} new lessons, {len(old)} old ones, {PARTS * len(first)} batches per epoch", flush=True)
    torch.manual_seed(arguments.seed)
    random.seed(1)
    size = model.Size.from_arguments(arguments)
    start = arguments.start / "start.pt"
    known = len(torch.load(start, map_location="cpu")["words.known"][0])
    reader = Reader((known, len(vocabulary) - known), size, arguments.dropped)
    # The lessons are made while the body is still pretrained.
    while arguments.body and not arguments.body.exists():
        time.sleep(1)
    if size == model.Size():
        model.load_body(reader.body, start, *([arguments.body] if arguments.body else []))
    if arguments.taught:
        weights.go_on_from(reader, arguments.taught)
        if arguments.fresh:
            model.load_layers(reader.body, start)
    reader.to(arguments.device)
    total = arguments.steps or PARTS * arguments.epochs * len(first)
    teach(reader, itertools.chain([first], epochs), total, arguments)
    pool.terminate()
    # First of all: a lent machine may be taken back at any time.
    plain, packed = weights.write_weights(reader, size, vocabulary[known:], arguments.out / f"{arguments.name}.bin.gz")
    print(f"weights: {plain} bytes, {packed} packed", flush=True)
    write_examples(reader, coder, new, arguments)
    report(reader, coder, tests, trial, arguments)


if __name__ == "__main__":
    main()
