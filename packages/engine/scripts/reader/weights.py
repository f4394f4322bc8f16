"""Writes a taught model for an engine, and reads it again: a header in JSON, then tables of signed bytes with a step per row."""

import dataclasses
import gzip
import json
import struct

import numpy
import torch

import coding
import model
import notation


class WeightsWriter:
    def __init__(self, header):
        text = json.dumps(header).encode()
        self.bytes = bytearray(struct.pack("<I", len(text)) + text)

    def vector(self, tensor):
        self.bytes += tensor.detach().cpu().float().numpy().astype("<f4").tobytes()

    def table(self, tensor):
        tensor = tensor.detach().cpu().float()
        steps = model.steps_of(tensor)
        self.vector(steps)
        self.bytes += (tensor / steps[:, None]).round().clamp(-127, 127).numpy().astype("int8").tobytes()

    def linear(self, layer):
        self.table(layer.weight)
        self.vector(layer.bias)

    def norm(self, layer):
        self.vector(layer.weight)
        self.vector(layer.bias)


def parts_of(reader):
    """Every part in the order of the file, with the way it is written and read."""
    body = reader.body
    words = (body.words.others.weight, body.words.lift.weight)
    rows = (body.places, body.cases.weight, body.gaps.weight, body.segments.weight)
    yield from (("table", table) for table in (*words, *rows))
    yield "norm", body.norm
    for layer in body.layers:
        yield "linear", layer.attend
        yield "linear", layer.gather
        yield "norm", layer.first
        yield "linear", layer.widen
        yield "linear", layer.narrow
        yield "norm", layer.second
    yield "linear", reader.said


def write_weights(reader, size, others, path):
    """`others`: the pieces that the published model does not know. Returns the bytes before and after compression."""
    header = {
        **dataclasses.asdict(size), "segments": model.SEGMENTS, "pieces": "\n".join(others),
        "tags": notation.TAGS, "roles": notation.ROLES, "kinds": notation.KINDS, "asks": notation.ASKS,
    }
    writer = WeightsWriter(header)
    for way, part in parts_of(reader):
        getattr(writer, way)(part)
    packed = gzip.compress(bytes(writer.bytes), 9, mtime=0)
    path.write_bytes(packed)
    return len(writer.bytes), len(packed)


class WeightsReader:
    """Fills the parts of a reader from a file that was written for an engine."""

    def __init__(self, path):
        data = gzip.decompress(path.read_bytes())
        (length,) = struct.unpack("<I", data[:4])
        self.header = json.loads(data[4 : 4 + length])
        self.data, self.at = data, 4 + length

    def taken(self, count, kind):
        values = numpy.frombuffer(self.data, kind, count, self.at)
        self.at += values.nbytes
        return torch.from_numpy(values.astype("float32"))

    def vector(self, tensor):
        tensor.data.copy_(self.taken(tensor.numel(), "<f4"))

    def table(self, tensor):
        tensor.data.copy_(self.rows(*tensor.shape))

    def rows(self, count, width):
        steps = self.taken(count, "<f4")
        return self.taken(count * width, "int8").view(count, width) * steps[:, None]

    def linear(self, layer):
        self.table(layer.weight)
        self.vector(layer.bias)

    def norm(self, layer):
        self.vector(layer.weight)
        self.vector(layer.bias)


def outputs_of(header):
    """What each output of a model says, in their order."""
    classes = coding.classes_of(header["tags"])
    return [
        *(("class", each) for each in classes),
        *((kind, each) for kind in ("roles", "kinds", "asks") for each in header[kind]),
    ]


def go_on_from(reader, path):
    """Takes over a taught model. What it could not yet say, a role that is new, begins as in a new one; says which outputs those are."""
    file = WeightsReader(path)
    *body, (_, said) = parts_of(reader)
    for way, part in body:
        getattr(file, way)(part)
    before = outputs_of(file.header)
    table, bias = file.rows(len(before), said.weight.shape[1]), file.taken(len(before), "<f4")
    own = {"tags": notation.TAGS, "roles": notation.ROLES, "kinds": notation.KINDS, "asks": notation.ASKS}
    new = []
    for place, output in enumerate(outputs_of(own)):
        if output in before:
            said.weight.data[place] = table[before.index(output)]
            said.bias.data[place] = bias[before.index(output)]
        else:
            new.append(place)
    return new
