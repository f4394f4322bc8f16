"""The eye's network: 48 x 48 pixels in, a likelihood for each word out. Some 52 million multiplications per look."""

import torch
from torch import nn
from torch.nn import functional as F

WIDTHS = (24, 56, 112, 224)
BLOCKS = (1, 2, 2, 1)
LAST = 448


class Step(nn.Module):
    """A convolution with its normalisation, which is folded into it when the weights are written."""

    def __init__(self, inputs, outputs, size=3, stride=1):
        super().__init__()
        self.conv = nn.Conv2d(inputs, outputs, size, stride, size // 2, bias=False)
        self.norm = nn.BatchNorm2d(outputs)

    def forward(self, x):
        return self.norm(self.conv(x))

    def folded(self):
        """Weights and bias of the one convolution that does the same."""
        norm = self.norm
        factor = norm.weight / torch.sqrt(norm.running_var + norm.eps)
        return self.conv.weight * factor[:, None, None, None], norm.bias - norm.running_mean * factor


class Block(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.first, self.second = Step(width, width), Step(width, width)

    def forward(self, x):
        return F.relu(x + self.second(F.relu(self.first(x))))


class Eye(nn.Module):
    def __init__(self, words):
        super().__init__()
        self.downs = nn.ModuleList()
        self.stages = nn.ModuleList()
        before = 1
        for width, blocks in zip(WIDTHS, BLOCKS):
            self.downs.append(Step(before, width, 5 if before == 1 else 3, 2))
            self.stages.append(nn.Sequential(*[Block(width) for _ in range(blocks)]))
            before = width
        self.widen = Step(before, LAST, 1)
        self.drop = nn.Dropout(0.2)
        self.name = nn.Linear(LAST, words)

    def forward(self, x):
        for down, stage in zip(self.downs, self.stages):
            x = stage(F.relu(down(x)))
        return self.name(self.drop(F.relu(self.widen(x)).mean((2, 3))))

    def layers(self):
        """Each step's name, weights, bias and stride, in the order in which the runner goes through them."""
        for at, (down, stage) in enumerate(zip(self.downs, self.stages)):
            yield (f"down{at}", *down.folded(), 2)
            for number, block in enumerate(stage):
                yield (f"block{at}.{number}.first", *block.first.folded(), 1)
                yield (f"block{at}.{number}.second", *block.second.folded(), 1)
        yield ("widen", *self.widen.folded(), 1)
        yield ("name", self.name.weight[:, :, None, None], self.name.bias, 1)
