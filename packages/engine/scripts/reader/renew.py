"""Goes on teaching from weights with the texts that are new since a commit, on a CPU, in half an hour.

The new texts come several times in each epoch, with a sample of all others beside them, so that little is forgotten. The tables
and the lowest layers stay as they are. A CPU whose matrix units take half precision (AMX) does some fifty texts a second.

    python3 renew.py --start start --taught data/tagger.bin.gz --since 066acf94~1 --names names.json --things things.json --name tagger --out taught
"""

import random
import subprocess
import time

import torch
from torch import nn
from torch.nn import functional

import coding
import lessons
import model
import pieces
import teach
import weights

BODY_RATE, HEAD_RATE = 1.5e-4, 7.5e-4
WARM_UP = 60
# Pieces of a batch, what fills its rows up among them.
PIECES_AT_ONCE = 3600
# A longer lesson costs as much as many short ones.
MOST_PIECES = 200
SORTED_TOGETHER = 2880
NEW_TIMES = 2
OTHERS = 10000
JOINED_SHARE = 0.2
LEAST_RATE = 0.02
BANK_STRENGTH = 0.7


def texts_before(revision, path):
    """The lines that a file had at a commit."""
    told = subprocess.run(["git", "show", f"{revision}:./{path.name}"], cwd=path.parent, capture_output=True, text=True)
    return set(told.stdout.split("\n")) if told.returncode == 0 else set()


def new_texts(revision, folder):
    """The unmarked texts of a language that the commit had not."""
    found = set()
    for name in ("prompts.txt", "refinements.txt", "bank.txt"):
        for path in (folder / name, folder / "later" / name):
            found |= new_lines(revision, path)
    return found


def new_lines(revision, path):
    found = set()
    before = texts_before(revision, path)
    for line in lessons.lines_of(path):
        if line.strip() and line not in before:
            message = line.partition("\t")[2] if path.name == "bank.txt" else line
            found.add(lessons.without_marks(message.strip())[0])
    return found


class Renewal:
    """The lessons, and how an epoch is made of them."""

    def __init__(self, fresh, others, shelves, coder):
        self.fresh, self.others = fresh, others
        self.school = teach.School([*fresh, *others], [], shelves, coder)

    def epoch(self, seed):
        random.seed(seed)
        coded = []
        for lesson in self.fresh * NEW_TIMES + random.sample(self.others, min(OTHERS, len(self.others))):
            coded.append(self.school.varied(lesson, BANK_STRENGTH if lesson.manner == "bank" else 1.0))
            if lesson.kind == "change" and lesson.full and random.random() < JOINED_SHARE:
                coded.append(self.school.with_another(lesson))
        coded = [each for each in coded if len(each.ids) <= MOST_PIECES]
        random.shuffle(coded)
        return coded


def batches_of(epoch):
    """Lessons of one length together, as many as have the pieces of a batch."""
    for start in range(0, len(epoch), SORTED_TOGETHER):
        batches, batch = [], []
        for coded in sorted(epoch[start : start + SORTED_TOGETHER], key=lambda each: len(each.ids)):
            if batch and (len(batch) + 1) * len(coded.ids) > PIECES_AT_ONCE:
                batches.append(batch)
                batch = []
            batch.append(coded)
        batches.append(batch)
        random.shuffle(batches)
        yield from batches


class Halved:
    """A reader in half precision beside the full numbers of what is taught."""

    def __init__(self, reader, frozen):
        self.reader, self.frozen = reader, frozen
        words = reader.body.words
        with torch.no_grad():
            self.table = torch.cat([words.known, words.lift(words.others.weight)])
        reader.requires_grad_(False)
        taught = [*reader.body.layers[frozen:].parameters(), *reader.said.parameters()]
        self.full = [each.detach().clone() for each in taught]
        body = len(self.full) - len(list(reader.said.parameters()))
        groups = [{"params": self.full[:body], "most": BODY_RATE}, {"params": self.full[body:], "most": HEAD_RATE}]
        self.optimizer = torch.optim.AdamW(groups, lr=BODY_RATE, weight_decay=teach.DECAY)
        reader.body.layers.bfloat16()
        reader.said.bfloat16()
        self.taught = [each.requires_grad_(True) for each in taught]

    def said(self, ids, cases, gaps, segments):
        body = self.reader.body
        with torch.no_grad():
            rows = self.table[ids] + body.places[None, : ids.shape[1]] + body.cases(cases) + body.gaps(gaps) + body.segments(segments)
            rows = body.norm(rows).bfloat16()
            mask = torch.zeros(ids.shape, dtype=rows.dtype).masked_fill(ids == pieces.PAD, teach.IMPOSSIBLE)[:, None, None, :]
            for layer in body.layers[: self.frozen]:
                rows = after(layer, rows, mask)
        for layer in body.layers[self.frozen :]:
            rows = after(layer, rows, mask)
        return self.reader.said(rows).float()

    def step(self, part, rate, hidden_share):
        for group in self.optimizer.param_groups:
            group["lr"] = group["most"] * rate
        batch = coding.batch_of(part, "cpu")
        loss = teach.loss_of(self.said(*teach.with_hidden(batch.inputs, batch.inside, hidden_share)), batch)
        self.reader.zero_grad(set_to_none=True)
        loss.backward()
        for half, full in zip(self.taught, self.full):
            full.grad = half.grad.float()
        nn.utils.clip_grad_norm_(self.full, 1.0)
        self.optimizer.step()
        self.take_over()
        return float(loss.detach())

    def take_over(self):
        with torch.no_grad():
            for mine, full in zip(self.taught, self.full):
                mine.copy_(full)

    def whole_again(self):
        self.reader.float()
        self.take_over()
        return self.reader


def after(layer, rows, mask):
    """What `model.Layer` does, without dropping anything, in the precision of the rows."""
    count, length, width = rows.shape
    query, key, value = (
        part.view(count, length, layer.heads, width // layer.heads).transpose(1, 2) for part in layer.attend(rows).split(width, -1)
    )
    shares = ((query @ key.transpose(-2, -1)) * (layer.heads / width) ** 0.5 + mask).softmax(-1)
    seen = (shares @ value).transpose(1, 2).reshape(count, length, width)
    rows = layer.first(rows + layer.gather(seen))
    return layer.second(rows + layer.narrow(functional.gelu(layer.widen(rows))))


def renew(halved, renewal, arguments):
    begun, step, number = time.time(), 0, 0
    while True:
        for part in batches_of(renewal.epoch(1000 * arguments.seed + number)):
            share = (time.time() - begun) / (arguments.minutes * 60)
            if share >= 1:
                return
            rate = min(1, (step + 1) / WARM_UP) * max(LEAST_RATE, 1 - share)
            loss = halved.step(part, rate, arguments.hidden_share)
            step += 1
            if step % 100 == 0:
                print(f"epoch {number}, step {step}, loss {loss:.2f}, {time.time() - begun:.0f} s", flush=True)
        number += 1


def main():
    parser = teach.make_parser(__doc__)
    parser.add_argument("--since", required=True, help="a commit; texts that it had not are new")
    parser.add_argument("--frozen", type=int, default=2, help="lowest layers that are not taught (2)")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    vocabulary = pieces.read_vocabulary(arguments.start / "vocabulary.txt")
    coder = coding.Coder(vocabulary)
    own, old, languages = teach.load_lessons(arguments)
    new = {language: new_texts(arguments.since, arguments.texts / language) for language in languages}
    fresh = [lesson for lesson in own if lesson.text in new[lesson.language]]
    others = [lesson for lesson in own if lesson.text not in new[lesson.language]] + old
    renewal = Renewal(fresh, others, teach.shelves_of(own + old, arguments), coder)
    print(f"{len(fresh)} new lessons, {len(others)} others", flush=True)
    torch.manual_seed(arguments.seed)
    start = arguments.start / "start.pt"
    known = len(torch.load(start, map_location="cpu")["words.known"][0])
    size = model.Size()
    reader = teach.Reader((known, len(vocabulary) - known), size, 0.0)
    model.load_body(reader.body, start)
    weights.go_on_from(reader, arguments.taught)
    halved = Halved(reader, arguments.frozen)
    renew(halved, renewal, arguments)
    weights.write_weights(halved.whole_again(), size, vocabulary[known:], arguments.out / f"{arguments.name}.bin.gz")


if __name__ == "__main__":
    main()
