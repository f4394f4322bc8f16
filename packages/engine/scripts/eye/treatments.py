"""What our treatments, devices and frames do to a drawing, done to whole batches of pictures [n, 1, 48, 48]."""

import math

import torch
from torch.nn import functional as F

SIDE = 48


def thicker(x):
    return F.max_pool2d(x, 3, 1, 1)


def thinner(x):
    return -F.max_pool2d(-x, 3, 1, 1)


def silhouette(x):
    """Everything that ink encloses, filled: the ground is what can be reached from the frame."""
    ink = (x > 0.3).to(x.dtype)
    ground = torch.zeros_like(x)
    ground[:, :, 0, :] = ground[:, :, -1, :] = 1
    ground[:, :, :, 0] = ground[:, :, :, -1] = 1
    ground = ground * (1 - ink)
    cross = torch.tensor([[0, 1, 0], [1, 1, 1], [0, 1, 0]], dtype=x.dtype, device=x.device)[None, None]
    for _ in range(90):
        ground = (F.conv2d(ground, cross, padding=1) > 0).to(x.dtype) * (1 - ink)
    return 1 - ground


class Treatments:
    def __init__(self, device):
        self.device = device
        line = torch.linspace(-1, 1, SIDE, device=device)
        self.y, self.x = torch.meshgrid(line, line, indexing="ij")

    def some(self, n, chance):
        """1 for those to which something happens."""
        return (torch.rand(n, 1, 1, 1, device=self.device) < chance).float()

    def between(self, n, low, high):
        return low + (high - low) * torch.rand(n, 1, 1, 1, device=self.device)

    def disc(self, n, low, high, away):
        r = self.between(n, low, high)
        cx, cy = self.between(n, -away, away), self.between(n, -away, away)
        return self.soft(r - torch.sqrt((self.x - cx) ** 2 + (self.y - cy) ** 2))

    def tile(self, n, low, high, away):
        """A square with rounded corners."""
        r, round_ = self.between(n, low, high), self.between(n, 0.05, 0.35)
        cx, cy = self.between(n, -away, away), self.between(n, -away, away)
        dx = torch.clamp((self.x - cx).abs() - (r - round_), min=0)
        dy = torch.clamp((self.y - cy).abs() - (r - round_), min=0)
        return self.soft(round_ - torch.sqrt(dx * dx + dy * dy))

    def soft(self, inside):
        """An edge one pixel wide."""
        return torch.clamp(inside * (SIDE / 2) + 0.5, 0, 1)

    def half(self, n, offset):
        angle = self.between(n, 0, 2 * math.pi)
        return torch.cos(angle) * self.x + torch.sin(angle) * self.y - self.between(n, -offset, offset)

    def placed(self, x, scale, turn, dx, dy, flip, stretch, shear):
        """Turned, scaled, stretched, mirrored, moved. Outside is ground."""
        n = x.shape[0]
        cos, sin = torch.cos(turn) / scale, torch.sin(turn) / scale
        theta = torch.stack(
            [
                torch.stack([flip * cos * stretch, flip * (sin + shear), -flip * dx], -1),
                torch.stack([-sin, cos / stretch, -dy], -1),
            ],
            1,
        )
        grid = F.affine_grid(theta, (n, 1, SIDE, SIDE), align_corners=False)
        return F.grid_sample(x, grid, mode="bilinear", padding_mode="zeros", align_corners=False)

    def anywhere(self, x, low, high, away):
        n, d = x.shape[0], self.device
        rand = lambda: torch.rand(n, device=d)
        turn = torch.randn(n, device=d) * 0.14
        turn = torch.where(rand() < 0.15, (rand() * 2 - 1) * math.pi / 4, turn)
        turn = torch.where(rand() < 0.03, (rand() * 2 - 1) * math.pi, turn)
        scale = low + (high - low) * rand()
        flip = torch.where(rand() < 0.5, -torch.ones(n, device=d), torch.ones(n, device=d))
        stretch = torch.exp(torch.randn(n, device=d) * 0.09)
        shear = torch.randn(n, device=d) * 0.06
        dx, dy = (rand() * 2 - 1) * away, (rand() * 2 - 1) * away
        return self.placed(x, scale, turn, dx, dy, flip, stretch, shear)

    def unless_gone(self, after, before):
        """What was done, but not to pictures of which it would leave too little."""
        ink = lambda of: of.mean((1, 2, 3), keepdim=True)
        return torch.where(ink(after) > 0.35 * ink(before), after, before)

    def treat(self, x, filled):
        """`filled`: the silhouettes of the same pictures."""
        n = x.shape[0]
        mix = lambda chance, a, b: b + (a - b) * self.some(n, chance)
        # As a silhouette; as a silhouette with its lines left blank; in one flat ink.
        inner = x * thinner(thinner(filled))
        solid = self.unless_gone(torch.clamp(filled - inner, 0, 1), x)
        kind = torch.rand(n, 1, 1, 1, device=self.device)
        x = torch.where(kind < 0.08, filled, torch.where(kind < 0.2, solid, x))
        x = mix(0.2, (x > 0.2).float(), x)
        x = mix(0.15, thicker(x), x)
        x = mix(0.06, thicker(x), x)
        x = mix(0.1, self.unless_gone(thinner(x), x), x)
        # On a disc or a tile, blank; partly over one, exchanging ink and ground; beside a dot or a smaller twin; in a ring.
        kind = torch.rand(n, 1, 1, 1, device=self.device)
        framed = kind < 0.12
        crossed = (kind >= 0.12) & (kind < 0.2)
        dotted = (kind >= 0.2) & (kind < 0.28)
        twinned = (kind >= 0.28) & (kind < 0.34)
        ringed = (kind >= 0.34) & (kind < 0.38)
        cropped = (kind >= 0.38) & (kind < 0.44)
        large = self.anywhere(x, 0.72, 1.08, 0.08)
        small = self.anywhere(x, 0.45, 0.75, 0.15)
        is_disc = self.some(n, 0.6)
        field = self.disc(n, 0.8, 0.98, 0.05) * is_disc + self.tile(n, 0.75, 0.95, 0.03) * (1 - is_disc)
        part = self.disc(n, 0.3, 0.7, 0.5) * is_disc + self.tile(n, 0.3, 0.7, 0.5) * (1 - is_disc)
        dot = self.disc(n, 0.08, 0.2, 0.85)
        twin = self.anywhere(x, 0.3, 0.5, 0.6)
        inner = self.between(n, 0.8, 0.88)
        ring = self.disc(n, 0.9, 0.98, 0) * (1 - self.soft(inner - torch.sqrt(self.x**2 + self.y**2)))
        out = torch.where(framed, field * (1 - small), large)
        out = torch.where(crossed, part + large - 2 * part * large, out)
        out = torch.where(dotted, torch.maximum(self.anywhere(x, 0.6, 0.9, 0.15), dot), out)
        out = torch.where(twinned, torch.maximum(self.anywhere(x, 0.5, 0.75, 0.3) * (1 - thicker(twin)), twin), out)
        out = torch.where(ringed, torch.maximum(small, ring), out)
        out = torch.where(cropped, self.anywhere(x, 0.9, 1.25, 0.15) * self.disc(n, 0.75, 0.95, 0.05), out)
        out = torch.where(kind > 0.85, self.anywhere(x, 0.5, 0.95, 0.2), out)
        # A slit; two tones.
        slit = 1 - self.soft(self.between(n, 0.02, 0.07) - self.half(n, 0.5).abs())
        out = mix(0.12, out * slit, out)
        tone = self.between(n, 0.35, 0.7)
        side = self.soft(self.half(n, 0.5))
        out = mix(0.12, out * (1 - (1 - tone) * side), out)
        out = mix(0.15, out * self.between(n, 0.55, 1), out)
        return out
