"""Writes a taught model for an engine: a header in JSON, then tables of signed bytes with a step per row."""

import dataclasses
import gzip
import json
import struct

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


def write_weights(reader, size, others, path):
    """`others`: the pieces that the published model does not know. Returns the bytes before and after compression."""
    header = {
        **dataclasses.asdict(size), "segments": model.SEGMENTS, "pieces": "\n".join(others),
        "tags": notation.TAGS, "roles": notation.ROLES, "kinds": notation.KINDS, "asks": notation.ASKS,
    }
    writer = WeightsWriter(header)
    body = reader.body
    for table in (body.words.others.weight, body.words.lift.weight, body.places, body.cases.weight, body.gaps.weight, body.segments.weight):
        writer.table(table)
    writer.norm(body.norm)
    for layer in body.layers:
        writer.linear(layer.attend)
        writer.linear(layer.gather)
        writer.norm(layer.first)
        writer.linear(layer.widen)
        writer.linear(layer.narrow)
        writer.norm(layer.second)
    writer.linear(reader.said)
    packed = gzip.compress(bytes(writer.bytes), 9, mtime=0)
    path.write_bytes(packed)
    return len(writer.bytes), len(packed)
