"""Makes one model of several that went on from the same weights: the mean of each number. Scores it on the kept texts as teach.py does.

Takes the arguments of teach.py, and --mixed with the files to mix.
"""

import pathlib
import random

import torch

import coding
import model
import pieces
import teach
import weights


def mean_of(readers, untaught):
    """The first reader, with the mean of all of them in each of its numbers. What a reader never learned to say it takes from the others."""
    states = [reader.state_dict() for reader in readers]
    means = {key: torch.stack([state[key].float() for state in states]).mean(0) for key in states[0]}
    for key in ("said.weight", "said.bias"):
        for place in set().union(*untaught):
            means[key][place] = torch.stack([state[key][place] for state, new in zip(states, untaught) if place not in new]).mean(0)
    readers[0].load_state_dict(means)
    return readers[0]


def main():
    parser = teach.make_parser(__doc__)
    parser.add_argument("--mixed", type=pathlib.Path, nargs="+", required=True, help="weights that teach.py wrote")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    random.seed(1)
    vocabulary = pieces.read_vocabulary(arguments.start / "vocabulary.txt")
    coder = coding.Coder(vocabulary)
    new, _, tests, trial = teach.load_lessons(arguments)
    size = model.Size.from_arguments(arguments)
    start = arguments.start / "start.pt"
    known = len(torch.load(start, map_location="cpu")["words.known"][0])
    readers, untaught = [], []
    for path in arguments.mixed:
        reader = teach.Reader((known, len(vocabulary) - known), size, arguments.dropped)
        model.load_body(reader.body, start)
        untaught.append(weights.go_on_from(reader, path))
        readers.append(reader)
    reader = mean_of(readers, untaught).to(arguments.device)
    weights.write_weights(reader, size, vocabulary[known:], arguments.out / f"{arguments.name}.bin.gz")
    teach.write_examples(reader, coder, new, arguments)
    teach.report(reader, coder, tests, trial, arguments)


if __name__ == "__main__":
    main()
