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
    """Of the published model that it starts from (`published.py`); smaller ones are for trying the scripts out."""

    width: int = 384
    heads: int = 12
    hidden: int = 1536
    layers: int = 6
    longest: int = 512
    # Of the pieces that the published model does not know, before they are lifted to its width.
    narrow: int = 128

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


class Words(nn.Module):
    """A row for each piece. Those that the published model knows keep its rows, so that they need not be written again; the
    others are narrow and share one way to the full width."""

    def __init__(self, known, others, size):
        super().__init__()
        self.register_buffer("known", torch.randn(known, size.width) * SPREAD)
        self.others = nn.Embedding(others, size.narrow)
        self.lift = nn.Linear(size.narrow, size.width, bias=False)
        nn.init.normal_(self.others.weight, 0, 1)
        nn.init.normal_(self.lift.weight, 0, SPREAD * 2 / math.sqrt(size.narrow))

    def forward(self, ids):
        first = len(self.known)
        is_other = ids >= first
        known = self.known[ids.clamp(max=first - 1)]
        lifted = self.lift(self.others((ids - first).clamp(min=0)))
        return torch.where(is_other[..., None], lifted.to(known.dtype), known)

    def guesses(self, rows):
        """How well each piece fits each row."""
        return torch.cat([rows @ self.known.to(rows.dtype).t(), (rows @ self.lift.weight.to(rows.dtype)) @ self.others.weight.to(rows.dtype).t()], -1)


class Body(nn.Module):
    """What pretraining and teaching share."""

    def __init__(self, counts, size, dropped):
        """`counts`: of pieces that the published model knows, and of others."""
        super().__init__()
        self.words = Words(*counts, size)
        self.places = nn.Parameter(torch.randn(size.longest, size.width) * SPREAD)
        self.cases = nn.Embedding(len(pieces.CASES), size.width)
        self.gaps = nn.Embedding(len(pieces.GAPS), size.width)
        self.segments = nn.Embedding(SEGMENTS, size.width)
        for embedding in (self.cases, self.gaps, self.segments):
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


def packed(state):
    """Tables as signed bytes with a step per row, the rest in halves: small enough to be carried to and from a lent machine."""
    result = {}
    for name, tensor in state.items():
        tensor = tensor.float().cpu()
        if tensor.dim() == 2:
            steps = steps_of(tensor)
            result[name] = ((tensor / steps[:, None]).round().clamp(-127, 127).to(torch.int8), steps)
        else:
            result[name] = tensor.half()
    return result


def unpacked(state):
    return {
        name: saved[0].float() * saved[1].float()[:, None] if isinstance(saved, tuple) else saved.float()
        for name, saved in state.items()
    }


def save_body(body, path):
    """Without the rows that the published model has."""
    torch.save(packed({name: tensor for name, tensor in body.state_dict().items() if name != "words.known"}), path)


def load_body(body, *paths):
    """Later files go before earlier ones; what none of them has stays as it is."""
    state = body.state_dict()
    for path in paths:
        state.update(unpacked(torch.load(path, map_location="cpu")))
    body.load_state_dict(state)


def load_layers(body, path):
    saved = unpacked(torch.load(path, map_location="cpu"))
    body.load_state_dict({**body.state_dict(), **{name: tensor for name, tensor in saved.items() if name.startswith("layers.")}})
