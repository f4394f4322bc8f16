"""Pretrains the model's body, which starts as the published model (`published.py`), on parallel texts.

It learns two things at once. It guesses masked words, often with the same text in another language beside it. And of a text in
any language it says what the published model says of the same text in English (a vector), so that what the
published model knows of English serves all of them. Writes body.pt, from which teach.py goes on.
"""

import argparse
import contextlib
import copy
import json
import lzma
import multiprocessing
import pathlib
import random
import re
import time

import numpy
import torch
from torch import nn
from torch.nn import functional

import lessons
import model
import pieces

LENGTH = 128
MOST_OF_A_TEXT = 120
# A pair that is longer than this does not fit into a sequence beside anything else.
LONGEST_PAIR = 110
OTHER_LANGUAGE = 7
# Languages with little text are taken more often.
RARE_LANGUAGES = {"uk", "ar", "hi"}
SEQUENCES_PER_SHARD = 2_500
FIRST_SEED = 1_000
# The layers have read already, the rest has not.
READ_RATE, NEW_RATE, DECAY, WARM_UP = 4e-4, 2e-3, 0.02, 200
DROPPED = 0.05
MASKED_SHARE = 0.2
# Texts that are compared with the published model's vectors: how long, how many at once, and how much it counts.
COMPARED_LENGTH, COMPARED_AT_ONCE, COMPARED_WEIGHT = 48, 1024, 8.0
SHARED_BY_PROCESSES = {}


def read_parallel(path):
    """Rows of the same text in several languages: {language: text}."""
    with lzma.open(path, "rt", encoding="utf8") as file:
        return [json.loads(line) for line in file]


def plain(line):
    text = re.sub(r"\{[^ {}]+ ([^{}]*?)(?: = [^{}]*)?\}", r"\1", line.lstrip(": "))
    return text.replace("\\n", "\n")


def read_own(texts, prompts):
    """The service's own texts without their labels. Kept texts lie a folder deeper and are not among them."""
    own = []
    for name in ("development", "refinements", "names"):
        lines = [line for line in lessons.read_text(prompts / f"{name}.txt").split("\n") if line]
        own += [line.replace("\\n", "\n") for line in lines[0::2]]
    for path in sorted(texts.glob("*/*.txt")):
        lines = [line.strip() for line in lessons.read_text(path).split("\n")]
        # A line of the bank begins with its code.
        lines = [line.partition("\t")[2] or line for line in lines]
        own += [plain(line) for line in lines if line and line[0] not in "@=>#"]
    return own


def coded(text):
    """(number, case, gap) of each piece, as an array."""
    cut = SHARED_BY_PROCESSES["cutter"].cut(text)[:MOST_OF_A_TEXT]
    return numpy.array([piece[:3] for piece in cut], dtype=numpy.int32).reshape(-1, 3)


def coded_row(row):
    return {language: coded(text) for language, text in row.items()}


def pair_of(row):
    """Two languages of a row, in any order. English is often one of them."""
    languages = list(row)
    rare = [language for language in languages if language in RARE_LANGUAGES]
    first = random.choice(rare if rare and random.random() < 0.35 else languages)
    takes_english = "en" in row and first != "en" and random.random() < 0.5
    second = "en" if takes_english else random.choice([each for each in languages if each != first])
    return (second, first) if random.random() < 0.5 else (first, second)


def some_texts(rows, own):
    """The next texts of a sequence, each with its segment; none if a pair is too long."""
    if own and random.random() < 0.25:
        return [(random.choice(own), 0)]
    row = random.choice(rows)
    if len(row) > 1 and random.random() < 0.6:
        first, second = pair_of(row)
        if len(row[first]) + len(row[second]) > LONGEST_PAIR:
            return []
        return [(row[first], 0), (row[second], OTHER_LANGUAGE)]
    return [(row[random.choice(list(row))], 0)]


def sequence_of(rows, own):
    """LENGTH pieces of texts strung together: (number, case, gap, segment) each."""
    sequence = [(pieces.BEGIN, 0, pieces.GAPS["start"], 0)]
    while len(sequence) < LENGTH - 6:
        for text, segment in some_texts(rows, own):
            sequence += [(*piece, segment) for piece in text.tolist()]
            sequence.append((pieces.END, 0, pieces.GAPS["space"], segment))
    sequence += [(pieces.PAD, 0, 0, 0)] * (LENGTH - len(sequence))
    return sequence[:LENGTH]


def shard_of(seed, count):
    random.seed(seed)
    rows, own = SHARED_BY_PROCESSES["rows"], SHARED_BY_PROCESSES["own"]
    shard = numpy.array([sequence_of(rows, own) for _ in range(count)], dtype=numpy.int32)
    return shard.transpose(0, 2, 1)


def prepared(rows, own, words, known, arguments):
    """All sequences, the coded rows, and their English texts in the published model's own pieces. Processes are forked after
    the data is in place, so that none of it is copied to them."""
    SHARED_BY_PROCESSES["cutter"] = pieces.PieceCutter(words[:known])
    with multiprocessing.Pool(arguments.processes) as pool:
        english = pool.map(coded, [row.get("en", "") for row in rows], chunksize=500)
    SHARED_BY_PROCESSES["cutter"] = pieces.PieceCutter(words)
    with multiprocessing.Pool(arguments.processes) as pool:
        SHARED_BY_PROCESSES["rows"] = pool.map(coded_row, rows, chunksize=500)
        SHARED_BY_PROCESSES["own"] = pool.map(coded, own, chunksize=500)
    seeds = [(FIRST_SEED + number, arguments.sequences) for number in range(arguments.shards)]
    with multiprocessing.Pool(arguments.processes) as pool:
        sequences = torch.from_numpy(numpy.concatenate(pool.starmap(shard_of, seeds, chunksize=1)))
    return sequences, SHARED_BY_PROCESSES["rows"], english


class Guesser(nn.Module):
    """The body, and a head that guesses pieces with the same table that reads them."""

    def __init__(self, counts, size):
        super().__init__()
        self.body = model.Body(counts, size, DROPPED)
        self.head = nn.Linear(size.width, size.width)
        self.norm = nn.LayerNorm(size.width)
        self.bias = nn.Parameter(torch.zeros(sum(counts)))

    def guess(self, rows):
        return self.body.words.guesses(self.norm(functional.gelu(self.head(rows)))) + self.bias


def halves(device):
    return torch.autocast("cuda", dtype=torch.bfloat16) if device == "cuda" else contextlib.nullcontext()


def vectors_of(body, batch):
    """The mean of a text's pieces, begin and end among them: what the published model was made for."""
    ids, cases, gaps = batch.unbind(-1)
    rows = body(ids, cases, gaps, torch.zeros_like(ids)).float()
    inside = (ids != pieces.PAD)[..., None]
    return functional.normalize((rows * inside).sum(1) / inside.sum(1), dim=-1)


def framed(text):
    begin, end = (pieces.BEGIN, 0, pieces.GAPS["start"]), (pieces.END, 0, pieces.GAPS["space"])
    return [begin, *text.tolist(), end]


def padded_texts(texts):
    table = numpy.zeros((len(texts), COMPARED_LENGTH, 3), dtype=numpy.int32)
    for at, text in enumerate(texts):
        rows = framed(text)
        table[at, : len(rows)] = rows
    return torch.from_numpy(table)


class Compared:
    """Texts of all languages, each with the vector that the published model has for the English one."""

    def __init__(self, rows, english, published, device):
        short = COMPARED_LENGTH - 2
        usable = [at for at, row in enumerate(rows) if "en" in row and len(english[at]) <= short]
        texts, owners = [], []
        for place, at in enumerate(usable):
            for language, text in rows[at].items():
                is_translated = language == "en" or not numpy.array_equal(text, rows[at]["en"])
                if is_translated and 0 < len(text) <= short:
                    texts.append(text)
                    owners.append(place)
        self.texts = padded_texts(texts).to(device=device, dtype=torch.int32)
        self.owners = torch.tensor(owners, device=device)
        self.vectors = self.published_vectors([english[at] for at in usable], published, device)

    @staticmethod
    def published_vectors(english, published, device):
        vectors = []
        for at in range(0, len(english), 2048):
            batch = padded_texts(english[at : at + 2048]).to(device).long()
            # It knows nothing of how a word is written.
            batch[..., 1:] = 0
            with torch.no_grad(), halves(device):
                vectors.append(vectors_of(published, batch))
        return torch.cat(vectors)

    def loss(self, body, at_once, device):
        some = torch.randint(len(self.texts), (min(at_once, len(self.texts)),), device=self.owners.device)
        with halves(device):
            said = vectors_of(body, self.texts[some].long())
        return (1 - (said * self.vectors[self.owners[some]]).sum(-1)).mean()


def masked(ids, cases, gaps, vocabulary_size):
    """Whole words are masked, with all their pieces. Returns what is seen of numbers and cases, and which are to be guessed."""
    begins_word = (gaps > 0) | (cases >= pieces.CASES["sign"])
    word = torch.cumsum(begins_word.long(), 1).clamp(max=ids.shape[1] - 1)
    picked = torch.rand(ids.shape, device=ids.device) < MASKED_SHARE
    chosen = torch.gather(picked, 1, word) & (ids > pieces.MASK)
    # Of the chosen ones, eight in ten are hidden, one is another piece, one stays.
    roll = torch.rand(ids.shape, device=ids.device)
    others = torch.randint(pieces.MASK + 1, vocabulary_size, ids.shape, device=ids.device)
    seen = torch.where(chosen & (roll < 0.8), torch.full_like(ids, pieces.MASK), ids)
    seen = torch.where(chosen & (roll >= 0.8) & (roll < 0.9), others, seen)
    return seen, torch.where(chosen, torch.zeros_like(cases), cases), chosen


def loss_of(guesser, batch, device):
    ids, cases, gaps, segments = batch.unbind(1)
    seen, seen_cases, chosen = masked(ids, cases, gaps, len(guesser.bias))
    places = chosen.view(-1).nonzero().squeeze(1)
    with halves(device):
        rows = guesser.body(seen, seen_cases, gaps, segments)
        guesses = guesser.guess(rows.reshape(-1, rows.shape[-1])[places])
    return functional.cross_entropy(guesses.float(), ids.reshape(-1)[places])


def batches_of(data, at_once):
    """Without end: all sequences in some order, then again in another."""
    at_once = min(at_once, len(data))
    while True:
        order = torch.randperm(len(data), device=data.device)
        for at in range(0, len(data) - at_once + 1, at_once):
            yield data[order[at : at + at_once]].long()


def rates_of(guesser):
    """Layers and places have read; pieces, cases, gaps, segments and the head are new."""
    read = [*guesser.body.layers.parameters(), *guesser.body.norm.parameters(), guesser.body.places]
    known = {id(parameter) for parameter in read}
    new = [parameter for parameter in guesser.parameters() if id(parameter) not in known]
    return [{"params": read, "full": READ_RATE}, {"params": new, "full": NEW_RATE}]


def pretrain(guesser, data, compared, arguments):
    device = arguments.device
    fused = {"fused": True} if device == "cuda" else {}
    optimizer = torch.optim.AdamW(rates_of(guesser), lr=READ_RATE, weight_decay=DECAY, betas=(0.9, 0.98), **fused)
    begun, limit = time.time(), arguments.minutes * 60
    for step, batch in enumerate(batches_of(data, arguments.at_once)):
        spent = time.time() - begun
        if spent > limit or step == arguments.steps:
            break
        guessed = loss_of(guesser, batch, device)
        apart = compared.loss(guesser.body, arguments.compared, device)
        optimizer.zero_grad(set_to_none=True)
        (guessed + COMPARED_WEIGHT * apart).backward()
        nn.utils.clip_grad_norm_(guesser.parameters(), 1.0)
        for group in optimizer.param_groups:
            group["lr"] = group["full"] * min(1, step / WARM_UP) * max(0.02, 1 - spent / limit)
        optimizer.step()
        if step % 200 == 0:
            print(f"step {step}, guessed {float(guessed.detach()):.3f}, apart {float(apart.detach()):.3f}, {spent:.0f} s", flush=True)


def parse_arguments():
    here = pathlib.Path(__file__).parent
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    path = pathlib.Path
    parser.add_argument("--corpus", type=path, required=True, help="parallel.jsonl.xz of corpus.py")
    parser.add_argument("--out", type=path, required=True, help="folder for body.pt")
    parser.add_argument("--texts", type=path, default=here / "texts", help="labelled texts, a folder per language")
    parser.add_argument("--prompts", type=path, default=here.parent / "evaluate/prompts", help="the older labelled texts")
    parser.add_argument("--start", type=path, required=True, help="folder with vocabulary.txt and start.pt of published.py")
    parser.add_argument("--rows", type=int, help="of the corpus, at most; for trying it out")
    parser.add_argument("--shards", type=int, default=128, help="how often --sequences are made")
    parser.add_argument("--sequences", type=int, default=SEQUENCES_PER_SHARD, help="per shard")
    parser.add_argument("--at-once", type=int, default=512, help="sequences per step")
    parser.add_argument("--compared", type=int, default=COMPARED_AT_ONCE, help="texts per step that are compared")
    parser.add_argument("--minutes", type=float, default=6.0, help="at most")
    parser.add_argument("--steps", type=int, help="at most; for trying it out")
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    model.Size.add_arguments(parser)
    return parser.parse_args()


def main():
    arguments = parse_arguments()
    arguments.out.mkdir(parents=True, exist_ok=True)
    random.seed(1)
    torch.manual_seed(1)
    begun = time.time()
    rows = read_parallel(arguments.corpus)[: arguments.rows]
    own = read_own(arguments.texts, arguments.prompts)[: arguments.rows]
    words = pieces.read_vocabulary(arguments.start / "vocabulary.txt")
    start = arguments.start / "start.pt"
    known = len(torch.load(start, map_location="cpu")["words.known"][0])
    print(f"{len(rows)} rows, {len(own)} own texts, {known} + {len(words) - known} pieces", flush=True)
    data, coded_rows, english = prepared(rows, own, words, known, arguments)
    data = data.to(arguments.device)
    size = model.Size.from_arguments(arguments)
    counts = (known, len(words) - known)
    guesser = Guesser(counts, size).to(arguments.device)
    if size == model.Size():
        model.load_body(guesser.body, start)
    published = copy.deepcopy(guesser.body).eval()
    for table in (published.cases, published.gaps, published.segments):
        table.weight.data.zero_()
    compared = Compared(coded_rows, english, published, arguments.device)
    print(f"{len(data)} sequences, {len(compared.texts)} texts to compare, {time.time() - begun:.0f} s", flush=True)
    pretrain(guesser, data, compared, arguments)
    model.save_body(guesser.body, arguments.out / "unfinished.pt")
    (arguments.out / "unfinished.pt").rename(arguments.out / "body.pt")
    print(f"body.pt: {(arguments.out / 'body.pt').stat().st_size} bytes, {time.time() - begun:.0f} s")


if __name__ == "__main__":
    main()
