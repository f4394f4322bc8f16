"""The model: a transformer that sees of each piece its letters, its place, how it is written, the gap before it and its segment."""

import dataclasses
import math

import torch
from torch import nn
from torch.nn import functional

import pieces

EPSILON = 1e-12
SPREAD = 0.02
# The text itself, the six fields of the logo it speaks of, and one for the other language of a pair in pretraining.
SEGMENTS = 8


@dataclasses.dataclass(frozen=True)
class Size:
    """As measured; smaller ones are for trying the scripts out."""

    width: int = 256
    heads: int = 8
    hidden: int = 1024
    layers: int = 8
    longest: int = 512

    @staticmethod
    def add_arguments(parser):
        for field in dataclasses.fields(Size):
            parser.add_argument(f"--{field.name}", type=int, default=field.default, help=f"of the model ({field.default})")

    @staticmethod
    def from_arguments(arguments):
        return Size(**{field.name: getattr(arguments, field.name) for field in dataclasses.fields(Size)})


def attention(query, key, value, mask, dropped):
    """PyTorch's own since 2.0; written out for older ones."""
    if hasattr(functional, "scaled_dot_product_attention"):
        return functional.scaled_dot_product_attention(query, key, value, attn_mask=mask, dropout_p=dropped)
    scores = query @ key.transpose(-2, -1) / math.sqrt(query.shape[-1])
    shares = scores.masked_fill(~mask, -math.inf).softmax(-1)
    return functional.dropout(shares, dropped) @ value


class Layer(nn.Module):
    def __init__(self, size, dropped):
        super().__init__()
        self.heads = size.heads
        self.dropped = dropped
        self.attend = nn.Linear(size.width, 3 * size.width)
        self.gather = nn.Linear(size.width, size.width)
        self.first = nn.LayerNorm(size.width, EPSILON)
        self.second = nn.LayerNorm(size.width, EPSILON)
        self.widen = nn.Linear(size.width, size.hidden)
        self.narrow = nn.Linear(size.hidden, size.width)
        self.drop = nn.Dropout(dropped)

    def forward(self, rows, mask):
        count, length, width = rows.shape
        query, key, value = (
            part.view(count, length, self.heads, width // self.heads).transpose(1, 2)
            for part in self.attend(rows).split(width, -1)
        )
        seen = attention(query, key, value, mask, self.dropped if self.training else 0.0)
        seen = seen.transpose(1, 2).reshape(count, length, width)
        rows = self.first(rows + self.drop(self.gather(seen)))
        return self.second(rows + self.drop(self.narrow(functional.gelu(self.widen(rows)))))


class Body(nn.Module):
    """What pretraining and teaching share."""

    def __init__(self, vocabulary_size, size, dropped):
        super().__init__()
        self.words = nn.Embedding(vocabulary_size, size.width)
        self.places = nn.Parameter(torch.randn(size.longest, size.width) * SPREAD)
        self.cases = nn.Embedding(len(pieces.CASES), size.width)
        self.gaps = nn.Embedding(len(pieces.GAPS), size.width)
        self.segments = nn.Embedding(SEGMENTS, size.width)
        for embedding in (self.words, self.cases, self.gaps, self.segments):
            nn.init.normal_(embedding.weight, 0, SPREAD)
        self.norm = nn.LayerNorm(size.width, EPSILON)
        self.drop = nn.Dropout(dropped)
        self.layers = nn.ModuleList(Layer(size, dropped) for _ in range(size.layers))
        for layer in self.layers:
            for linear in (layer.attend, layer.gather, layer.widen, layer.narrow):
                nn.init.normal_(linear.weight, 0, SPREAD)
                nn.init.zeros_(linear.bias)

    def forward(self, ids, cases, gaps, segments):
        rows = self.words(ids) + self.places[None, : ids.shape[1]]
        rows = rows + self.cases(cases) + self.gaps(gaps) + self.segments(segments)
        rows = self.drop(self.norm(rows))
        mask = (ids != pieces.PAD)[:, None, None, :]
        for layer in self.layers:
            rows = layer(rows, mask)
        return rows


def steps_of(table):
    """The step of each row, so that its numbers fit into signed bytes."""
    return (table.abs().amax(1) / 127).clamp(min=1e-9)


def save_body(body, path):
    """Tables as signed bytes with a step per row, the rest in halves: small enough to be carried back from a lent machine."""
    state = {}
    for name, tensor in body.state_dict().items():
        tensor = tensor.float().cpu()
        if tensor.dim() == 2:
            steps = steps_of(tensor)
            state[name] = ((tensor / steps[:, None]).round().clamp(-127, 127).to(torch.int8), steps)
        else:
            state[name] = tensor.half()
    torch.save(state, path)


def load_body(body, path):
    state = {}
    for name, saved in torch.load(path, map_location="cpu").items():
        if isinstance(saved, tuple):
            numbers, steps = saved
            state[name] = numbers.float() * steps.float()[:, None]
        else:
            state[name] = saved.float()
    body.load_state_dict(state)
