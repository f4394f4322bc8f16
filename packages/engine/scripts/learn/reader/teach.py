"""Teaches the language model to read prompts and refinements, and writes what it learned for src/studio/minilm.

Called by scripts/prepare-reader.ts, which writes the lessons: those of each round by themselves, for names are exchanged from
round to round. Needs PyTorch and NumPy, nothing else.
"""

import argparse
import gzip
import json
import math
import random
import struct
import time

import numpy
import torch
from torch import nn
from torch.nn import functional

WIDTH, HEADS, HIDDEN, LAYERS = 384, 12, 1536, 6
SHAPES = 17
# What is said of a piece, side by side: of a prompt, of a refinement, and what a refinement asks for as a whole.
NAME, TAGLINE, MENTION = slice(0, 3), slice(3, 6), slice(6, 10)
NEW_NAME, NEW_TAGLINE, NEW_MENTION = slice(10, 13), slice(13, 16), slice(16, 20)
ASKS_FROM = 20
# Learning rates: of the model's own weights, of what is new, and of trades, of which each is seen seldom.
BODY_RATE, HEAD_RATE, TRADE_RATE = 1.5e-4, 1e-3, 5e-3
AT_ONCE = 16
WARM_UP = 100
DROPPED = 0.1
# What counts: each prompt the same. Names and taglines are mostly plain words outside, and count half.
SPAN_WEIGHT = 0.5


def read_tensors(path):
    """The half-precision tensors of a safetensors file, by name."""
    with open(path, "rb") as file:
        raw = file.read()
    (length,) = struct.unpack("<Q", raw[:8])
    header = json.loads(raw[8 : 8 + length])
    base = 8 + length
    tensors = {}
    for name, entry in header.items():
        if name == "__metadata__" or entry["dtype"] != "F16":
            continue
        start, end = entry["data_offsets"]
        numbers = numpy.frombuffer(raw[base + start : base + end], dtype=numpy.float16)
        tensors[name] = torch.from_numpy(numbers.astype(numpy.float32).reshape(entry["shape"]).copy())
    return tensors


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.attend = nn.Linear(WIDTH, 3 * WIDTH)
        self.gather = nn.Linear(WIDTH, WIDTH)
        self.first = nn.LayerNorm(WIDTH, 1e-12)
        self.widen = nn.Linear(WIDTH, HIDDEN)
        self.narrow = nn.Linear(HIDDEN, WIDTH)
        self.second = nn.LayerNorm(WIDTH, 1e-12)
        self.drop = nn.Dropout(DROPPED)

    def forward(self, rows, mask):
        count, length, _ = rows.shape
        heads = [
            part.view(count, length, HEADS, WIDTH // HEADS).transpose(1, 2)
            for part in self.attend(rows).split(WIDTH, -1)
        ]
        query, key, value = heads
        likeness = query @ key.transpose(-1, -2) / math.sqrt(WIDTH // HEADS) + mask
        gathered = self.drop(likeness.softmax(-1)) @ value
        gathered = gathered.transpose(1, 2).reshape(count, length, WIDTH)
        rows = self.first(rows + self.drop(self.gather(gathered)))
        return self.second(rows + self.drop(self.narrow(functional.gelu(self.widen(rows)))))


class Reader(nn.Module):
    def __init__(self, tensors, trades, asks):
        super().__init__()
        self.words = nn.Embedding.from_pretrained(tensors["embeddings.word_embeddings.weight"], freeze=True)
        places = tensors["embeddings.position_embeddings.weight"]
        self.places = nn.Parameter(places + tensors["embeddings.token_type_embeddings.weight"][0])
        self.shapes = nn.Embedding(SHAPES, WIDTH)
        nn.init.normal_(self.shapes.weight, 0, 0.02)
        self.norm = nn.LayerNorm(WIDTH, 1e-12)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
        self.drop = nn.Dropout(DROPPED)
        self.said, self.trade = nn.Linear(WIDTH, ASKS_FROM + asks), nn.Linear(WIDTH, trades)
        self.take(tensors)

    def take(self, tensors):
        """Begins where the language model is."""

        def put(module, *names):
            for kind in ("weight", "bias"):
                getattr(module, kind).data = torch.cat([tensors[f"{name}.{kind}"] for name in names])

        put(self.norm, "embeddings.LayerNorm")
        for place, layer in enumerate(self.layers):
            base = f"encoder.layer.{place}"
            own = f"{base}.attention.self"
            put(layer.attend, f"{own}.query", f"{own}.key", f"{own}.value")
            put(layer.gather, f"{base}.attention.output.dense")
            put(layer.first, f"{base}.attention.output.LayerNorm")
            put(layer.widen, f"{base}.intermediate.dense")
            put(layer.narrow, f"{base}.output.dense")
            put(layer.second, f"{base}.output.LayerNorm")

    def forward(self, ids, shapes):
        mask = (ids == 0).float()[:, None, None, :] * -1e4
        rows = self.words(ids) + self.places[None, : ids.shape[1]] + self.shapes(shapes)
        rows = self.drop(self.norm(rows))
        for layer in self.layers:
            rows = layer(rows, mask)
        kept = (ids != 0).float()[..., None]
        mean = (rows * kept).sum(1) / kept.sum(1)
        said = self.said(rows)
        # A whole asks for what any of its pieces asks for.
        asks = torch.logsumexp(said[..., ASKS_FROM:] - 1e4 * (1 - kept), 1)
        return said, asks, self.trade(self.drop(mean))


def batch_of(lessons, trades):
    longest = max(len(lesson["ids"]) for lesson in lessons)
    padded = {
        key: torch.tensor([lesson[key] + [0] * (longest - len(lesson[key])) for lesson in lessons])
        for key in ("ids", "shapes", "name", "tagline", "mention")
    }
    if "asks" in lessons[0]:
        return {**padded, "asks": torch.tensor([lesson["asks"] for lesson in lessons], dtype=torch.float)}
    right = torch.zeros(len(lessons), trades, dtype=torch.bool)
    for row, lesson in enumerate(lessons):
        right[row, lesson["trades"]] = True
    return {**padded, "right": right}


def allowed_loss(scores, allowed):
    """How unlikely it is that one of the allowed is chosen."""
    return -torch.logsumexp(scores.log_softmax(-1).masked_fill(~allowed, -1e4), -1).sum()


def loss_of(model, batch):
    said, asks, trade = model(batch["ids"], batch["shapes"])
    changes = "asks" in batch
    name, tagline, mention = (NEW_NAME, NEW_TAGLINE, NEW_MENTION) if changes else (NAME, TAGLINE, MENTION)
    loss = 0
    for scores, labels in ((said[..., name], batch["name"]), (said[..., tagline], batch["tagline"])):
        # 0 is "nothing is asked", 1 to 3 the three answers.
        asked = labels.reshape(-1) - 1
        loss = loss + SPAN_WEIGHT * functional.cross_entropy(
            scores.reshape(-1, 3), asked, ignore_index=-1, reduction="sum"
        )
    asked = batch["mention"] > 0
    bits = batch["mention"][asked]
    allowed = torch.stack([(bits >> label) & 1 for label in range(4)], -1).bool()
    loss = loss + allowed_loss(said[..., mention][asked], allowed)
    if changes:
        loss = loss + functional.binary_cross_entropy_with_logits(asks, batch["asks"], reduction="sum")
    else:
        told = batch["right"].any(1)
        if told.any():
            loss = loss + allowed_loss(trade[told], batch["right"][told])
    return loss / len(batch["ids"])


def batches_of(kinds):
    """Of one kind and like length together, in an order of their own each round."""
    batches = []
    shelf = AT_ONCE * 20
    for lessons in kinds:
        random.shuffle(lessons)
        for start in range(0, len(lessons), shelf):
            part = sorted(lessons[start : start + shelf], key=lambda lesson: len(lesson["ids"]))
            batches += [part[at : at + AT_ONCE] for at in range(0, len(part), AT_ONCE)]
    random.shuffle(batches)
    return batches


def teach(model, rounds, trades):
    new = ("said", "shapes")
    kinds = {"trade": [], "new": [], "body": []}
    for name, parameter in model.named_parameters():
        first = name.split(".")[0]
        if parameter.requires_grad:
            kinds["trade" if first == "trade" else "new" if first in new else "body"].append(parameter)
    rates = {"trade": TRADE_RATE, "new": HEAD_RATE, "body": BODY_RATE}
    optimizer = torch.optim.AdamW(
        [{"params": kinds[kind], "lr": rates[kind], "full": rates[kind]} for kind in kinds], weight_decay=0.01
    )
    steps = sum(math.ceil(len(lessons) / AT_ONCE) for kinds_of in rounds for lessons in kinds_of)
    step, begun = 0, time.time()
    for round_, lessons_by_kind in enumerate(rounds):
        for lessons_at_once in batches_of(lessons_by_kind):
            loss = loss_of(model, batch_of(lessons_at_once, trades))
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_([each for group in kinds.values() for each in group], 5.0)
            share = min(1, step / WARM_UP) * max(0.02, 1 - step / steps)
            for group in optimizer.param_groups:
                group["lr"] = group["full"] * share
            optimizer.step()
            step += 1
            if step % 50 == 0:
                print(f"round {round_ + 1}, step {step} of {steps}: {float(loss):.2f}, {time.time() - begun:.0f} s", flush=True)


def take_up(model, path):
    """Goes on from what was taught before; what is new since then begins anew."""
    raw = gzip.open(path).read()
    (length,) = struct.unpack("<I", raw[:4])
    header, at = json.loads(raw[4 : 4 + length]), 4 + length

    def vector(count):
        nonlocal at
        numbers = numpy.frombuffer(raw, "<f4", count, at).copy()
        at += 4 * count
        return torch.from_numpy(numbers)

    def table(rows, columns):
        nonlocal at
        steps = vector(rows)
        numbers = numpy.frombuffer(raw, numpy.int8, rows * columns, at).reshape(rows, columns)
        at += rows * columns
        return steps[:, None] * torch.from_numpy(numbers.astype(numpy.float32))

    def linear(module, rows=None):
        rows = rows or module.weight.shape[0]
        module.weight.data[:rows] = table(rows, module.weight.shape[1])
        module.bias.data[:rows] = vector(rows)

    def norm(module):
        module.weight.data, module.bias.data = vector(WIDTH), vector(WIDTH)

    model.places.data[: header["longest"]] = table(header["longest"], WIDTH)
    shapes = header.get("shapes", 14)
    model.shapes.weight.data[:shapes] = table(shapes, WIDTH)
    norm(model.norm)
    for layer in model.layers:
        linear(layer.attend)
        linear(layer.gather)
        norm(layer.first)
        linear(layer.widen)
        linear(layer.narrow)
        norm(layer.second)
    linear(model.said, header.get("said", 10))
    linear(model.trade)
    assert at == len(raw)


def write(model, path, told):
    """As src/studio/minilm/weights.ts reads it."""
    longest = told["longest"]
    header = json.dumps(
        {
            **{"layers": LAYERS, "width": WIDTH, "heads": HEADS, "hidden": HIDDEN, "longest": longest},
            **{"shapes": SHAPES, "said": ASKS_FROM + len(told["asks"])},
            **{"trades": told["trades"], "asks": told["asks"]},
        }
    ).encode()
    out = bytearray(struct.pack("<I", len(header)) + header)

    def vector(*tensors):
        for tensor in tensors:
            out.extend(tensor.detach().numpy().astype("<f4").tobytes())

    def table(tensor):
        numbers = tensor.detach().numpy()
        steps = numpy.maximum(numpy.abs(numbers).max(1) / 127, 1e-9)
        vector(torch.from_numpy(steps))
        out.extend(numpy.clip(numpy.round(numbers / steps[:, None]), -127, 127).astype(numpy.int8).tobytes())

    def linear(module):
        table(module.weight)
        vector(module.bias)

    table(model.places[:longest])
    table(model.shapes.weight)
    vector(model.norm.weight, model.norm.bias)
    for layer in model.layers:
        linear(layer.attend)
        linear(layer.gather)
        vector(layer.first.weight, layer.first.bias)
        linear(layer.widen)
        linear(layer.narrow)
        vector(layer.second.weight, layer.second.bias)
    linear(model.said)
    linear(model.trade)
    with open(path, "wb") as file:
        file.write(gzip.compress(bytes(out), 9, mtime=0))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--model", required=True)
    parser.add_argument("--lessons", required=True)
    parser.add_argument("--further", help="a file written before, to go on from")
    parser.add_argument("--out", required=True)
    given = parser.parse_args()
    random.seed(1)
    torch.manual_seed(1)
    with open(given.lessons) as file:
        told = json.load(file)
    trades = len(told["trades"])
    model = Reader(read_tensors(given.model), trades, len(told["asks"]))
    if given.further:
        take_up(model, given.further)
    model.train()
    teach(model, told["rounds"], trades)
    write(model, given.out, told)


main()
