"""Teaches one eye and writes its weights in bytes. `--help` explains the arguments; README.md tells how it was run."""

import argparse
import json
import lzma
import math
import os
import time

import numpy
import torch
from torch.nn import functional as F

from network import Eye
from treatments import SIDE, Treatments, silhouette


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", required=True, help="folder of pictures.bin.xz and pictures.json.xz")
    parser.add_argument("--group", required=True, choices=["chooses", "measures"])
    parser.add_argument("--out", required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=300, help="how long to teach, by the clock")
    parser.add_argument("--steps", type=int, default=10**9, help="at most so many steps, to try it out")
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=2.5e-3)
    parser.add_argument("--most", type=int, default=10**9, help="about so many pictures, to try it out")
    return parser.parse_args()


def opened(path):
    with lzma.open(path) as file:
        return file.read()


class Pictures:
    """All pictures, their words (-1: none) and groups."""

    def __init__(self, folder, device, most):
        about = json.loads(opened(os.path.join(folder, "pictures.json.xz")))
        self.words, self.kinds, self.sets = about["words"], about["kinds"], about["sets"]
        step = max(1, len(about["pictures"]) // most)
        rows = about["pictures"][::step]
        packed = numpy.frombuffer(opened(os.path.join(folder, "pictures.bin.xz")), numpy.uint8)
        self.packed = packed.reshape(-1, SIDE * SIDE // 4)[::step]
        packed = torch.from_numpy(self.packed.copy()).to(device)
        parts = torch.stack([(packed >> shift) & 3 for shift in (0, 2, 4, 6)], -1)
        self.greys = parts.reshape(-1, 1, SIDE, SIDE)
        self.set_of = numpy.array([row[0] for row in rows])
        self.labels = torch.tensor([(row[1:] + [-1])[:2] for row in rows], device=device)
        self.groups = numpy.array([each["group"] for each in self.sets])[self.set_of]

    def of(self, group):
        return torch.from_numpy(numpy.flatnonzero(self.groups == group)).to(self.labels.device)

    def look(self, at):
        return self.greys[at].float() / 3


def shared(labels, words, smoothing=0.08):
    """A picture's words share the target."""
    target = torch.zeros(labels.shape[0], words, device=labels.device)
    ones = (labels >= 0).float()
    target.scatter_add_(1, labels.clamp(min=0), ones / ones.sum(1, keepdim=True))
    return target * (1 - smoothing) + smoothing / words


def drawn_from(labels, words):
    """Chances of being shown: rare words more often than their share, by the root."""
    counts = torch.bincount(labels[labels >= 0], minlength=words).float()
    of = torch.where(labels >= 0, counts[labels.clamp(min=0)], torch.full(labels.shape, 1e9, device=labels.device))
    return of.min(1).values.pow(-0.5)


@torch.no_grad()
def answers(model, pictures, at, treat=None):
    model.eval()
    out = []
    for part in at.split(2048):
        x = pictures.look(part)
        if treat is not None:
            x = treat(x)
        out.append(model(x).float())
    return torch.cat(out)


def hits(logits, labels, most):
    top = logits.topk(most, 1).indices
    return ((top[:, :, None] == labels[:, None, :]) & (labels[:, None, :] >= 0)).any(2).any(1)


def figures(logits, pictures, at):
    labels = pictures.labels[at]
    right = {f"top{most}": hits(logits, labels, most).float().cpu().numpy() for most in (1, 5, 10)}
    mean = lambda where: {key: round(float(each[where].mean()), 4) for key, each in right.items()} | {"pictures": int(where.sum())}
    kinds = numpy.array(pictures.kinds)[labels[:, 0].cpu().numpy()]
    sets = numpy.array([each["set"] for each in pictures.sets])[pictures.set_of[at.cpu().numpy()]]
    return {
        "all": mean(numpy.ones(len(kinds), bool)),
        "kinds": {kind: mean(kinds == kind) for kind in sorted(set(kinds))},
        "sets": {each: mean(sets == each) for each in sorted(set(sets))},
    }


class Average:
    """The running mean of all weights, which sees better than the weights of any one step."""

    def __init__(self, model, decay=0.9985):
        self.decay, self.steps = decay, 0
        self.kept = {key: value.detach().clone() for key, value in model.state_dict().items()}

    @torch.no_grad()
    def take(self, model):
        self.steps += 1
        decay = min(self.decay, self.steps / (self.steps + 10))
        state = model.state_dict()
        keys = [key for key, value in self.kept.items() if value.is_floating_point()]
        kept = [self.kept[key] for key in keys]
        torch._foreach_mul_(kept, decay)
        torch._foreach_add_(kept, [state[key] for key in keys], alpha=1 - decay)


def teach(model, pictures, at, options, device):
    on_gpu = device.type == "cuda"
    treatments = Treatments(device)
    words = len(pictures.words)
    filled = torch.cat([(silhouette(pictures.look(part)) * 3).to(torch.uint8) for part in at.split(4096)])
    greys, labels = pictures.greys[at], pictures.labels[at]
    chances = drawn_from(labels, words)
    decayed = [each for each in model.parameters() if each.ndim > 1]
    plain = [each for each in model.parameters() if each.ndim <= 1]
    groups = [{"params": decayed, "weight_decay": 0.05}, {"params": plain, "weight_decay": 0}]
    optimiser = torch.optim.AdamW(groups, lr=options.rate, betas=(0.9, 0.99))
    average = Average(model)
    started, step, lost, queue = time.time(), 0, 0.0, []
    model.train()
    while step < options.steps:
        done = max((time.time() - started) / options.seconds, step / options.steps)
        if done >= 1:
            break
        rate = options.rate * min(1, step / 300 + 0.01) * (0.5 + 0.5 * math.cos(math.pi * done))
        for group in optimiser.param_groups:
            group["lr"] = rate
        if not queue:
            queue = list(torch.multinomial(chances, options.batch * 64, replacement=True).split(options.batch))
        take = queue.pop()
        with torch.no_grad():
            x = treatments.treat(greys[take].float() / 3, filled[take].float() / 3)
            x = x.contiguous(memory_format=torch.channels_last)
            target = shared(labels[take], words)
        with torch.autocast(device.type, torch.bfloat16, enabled=on_gpu):
            logits = model(x)
        loss = -(target * F.log_softmax(logits.float(), 1)).sum(1).mean()
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 5.0)
        optimiser.step()
        average.take(model)
        step += 1
        if step % (500 if on_gpu else 5) == 0:
            print(f"{time.time() - started:6.0f} s, step {step}, {step * options.batch / len(at):.1f} rounds, rate {rate:.5f}, loss {loss.item():.3f}", flush=True)
    model.load_state_dict(average.kept)
    return step


@torch.no_grad()
def written(model, out):
    """Weights in bytes with a scale per output; the model is left with exactly these weights."""
    layers, blob = [], []
    rounded = {}
    for name, weights, bias, stride in model.layers():
        flat = weights.float().permute(0, 2, 3, 1).reshape(weights.shape[0], -1)
        scale = flat.abs().max(1).values.clamp(min=1e-8) / 127
        whole = torch.round(flat / scale[:, None]).clamp(-127, 127)
        size = weights.shape[2]
        layers.append({"name": name, "outputs": weights.shape[0], "inputs": weights.shape[1], "size": size, "stride": stride})
        blob += [whole.to(torch.int8).cpu().numpy().tobytes(), scale.cpu().numpy().astype("<f4").tobytes(), bias.float().cpu().numpy().astype("<f4").tobytes()]
        rounded[name] = ((whole * scale[:, None]).reshape(-1, size, size, weights.shape[1]).permute(0, 3, 1, 2), bias.float())
    with open(os.path.join(out, "eye.bin"), "wb") as file:
        file.write(b"".join(blob))
    return layers, rounded


def put_back(model, rounded):
    """The folded, rounded weights as a network of their own: normalisation does nothing any more."""
    for name, step in [(f"down{at}", each) for at, each in enumerate(model.downs)] + [("widen", model.widen)] + [
        (f"block{at}.{number}.{which}", getattr(block, which))
        for at, stage in enumerate(model.stages)
        for number, block in enumerate(stage)
        for which in ("first", "second")
    ]:
        weights, bias = rounded[name]
        step.conv.weight.data.copy_(weights)
        step.norm.weight.data.fill_(math.sqrt(1 + step.norm.eps))
        step.norm.running_mean.zero_()
        step.norm.running_var.fill_(1)
        step.norm.bias.data.copy_(bias)
    weights, bias = rounded["name"]
    model.name.weight.data.copy_(weights[:, :, 0, 0])
    model.name.bias.data.copy_(bias)


def main():
    options = arguments()
    began = time.time()
    os.makedirs(options.out, exist_ok=True)
    torch.manual_seed(options.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    if device.type == "cuda":
        torch.backends.cudnn.benchmark = True
        torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    pictures = Pictures(options.data, device, options.most)
    model = Eye(len(pictures.words)).to(device).to(memory_format=torch.channels_last)
    at, test = pictures.of(options.group), pictures.of("test")
    if options.group == "chooses":
        # Our own drawings: the eye that measures must not know them.
        at = torch.cat([at, pictures.of("own")])
    if len(test) == 0:
        test = at
    print(f"{sum(each.numel() for each in model.parameters()):,} weights, {len(at):,} pictures, {len(test):,} to test; ready after {time.time() - began:.0f} s", flush=True)
    steps = teach(model, pictures, at, options, device)
    torch.backends.cudnn.allow_tf32 = torch.backends.cuda.matmul.allow_tf32 = False
    report = {"group": options.group, "seed": options.seed, "taught": len(at), "steps": steps, "batch": options.batch, "seconds": options.seconds}
    report["floats"] = figures(answers(model, pictures, test), pictures, test)["all"]
    layers, rounded = written(model, options.out)
    put_back(model, rounded)
    logits = answers(model, pictures, test)
    report["bytes"] = figures(logits, pictures, test)
    other = pictures.of("measures" if options.group == "chooses" else "chooses")[::7]
    if len(other):
        report["other eye's pictures"] = figures(answers(model, pictures, other), pictures, other)["all"]
    torch.manual_seed(7)
    treatments = Treatments(device)
    treated = answers(model, pictures, test, lambda x: treatments.treat(x, silhouette(x)))
    report["treated"] = figures(treated, pictures, test)["all"]
    own = pictures.of("own")
    if len(own):
        report["our own drawings"] = figures(answers(model, pictures, own), pictures, own)["all"]
    with open(os.path.join(options.out, "eye.json"), "w") as file:
        json.dump({"words": pictures.words, "kinds": pictures.kinds, "layers": layers, "figures": report}, file)
    some = test[:: max(1, len(test) // 12)][:12]
    with open(os.path.join(options.out, "check.json"), "w") as file:
        checks = [
            {"picture": pictures.packed[int(index)].tobytes().hex(), "words": [pictures.words[word] for word in pictures.labels[index].tolist() if word >= 0], "logits": [round(value, 4) for value in row]}
            for index, row in zip(some, answers(model, pictures, some).tolist())
        ]
        json.dump(checks, file)
    print(json.dumps(report, indent=1))
    print(f"done after {time.time() - began:.0f} s", flush=True)


main()
