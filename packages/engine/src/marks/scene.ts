import { cut, extent, join, move } from "../geometry/form.ts";
import type { Path } from "../geometry/path.ts";
import { disc, roundRect } from "../geometry/primitives.ts";
import { facing } from "./facing.ts";
import { type Drawing, type Family, GRID, layer, type Sitting, type Variant, type Whim } from "./family.ts";
import { ANIMALS } from "./scenes-animals.ts";
import { LAND } from "./scenes-land.ts";
import { LIFE } from "./scenes-life.ts";
import { THINGS } from "./scenes-things.ts";

/** The brand's own container, by its whim. */
const CONTAINERS: readonly { id: string; path: Path; room: number; low: number }[] = [
  { id: "disc", path: disc(12, 12, 12), room: 15, low: 0 },
  { id: "square", path: roundRect(0, 0, GRID, GRID, GRID * 0.22), room: 15.5, low: 0 },
  { id: "arch", path: roundRect(1, 0, 22, GRID, [11, 11, 0, 0]), room: 14, low: 2.5 },
];

/** As a hole in the brand's container. A scene that is round already does not go into another round. */
const held = (drawing: Drawing, [, , third]: Whim): Drawing => {
  const { path, room, low } = CONTAINERS[third]!;
  const whole = join(...drawing.layers.map(({ form }) => form));
  const box = extent(whole);
  const scale = room / Math.max(box.width, box.height, Math.hypot(box.width, box.height) * 0.78);
  const placed = move(whole, [
    scale,
    0,
    0,
    scale,
    12 - (box.x + box.width / 2) * scale,
    12 + low - (box.y + box.height / 2) * scale,
  ]);
  return { layers: [layer(cut(path, placed))], facts: { ...drawing.facts, parts: 2, events: ["bleed"] } };
};

/** Scenes that are a disc themselves. */
const ROUND = new Set(["mountain-world", "sun-sea", "field-rows", "road", "crescent", "moon-hills"]);

const variants = ({ hand }: Sitting): Variant[] =>
  [...LAND, ...LIFE, ...ANIMALS, ...THINGS].flatMap(({ id, ideas, words, promise, draw }): Variant[] => {
    const shared = { ideas, carriers: words };
    const parameters = { scene: id, gap: hand.gap, whim: hand.whim.join("") };
    return [
      { id, promise, ...shared, parameters, draw: () => facing(draw(hand), hand.whim) },
      ...(ROUND.has(id)
        ? []
        : [
            {
              id: `${id}-held`,
              promise: promise - 0.15,
              ...shared,
              parameters: { ...parameters, held: CONTAINERS[hand.whim[2]]!.id },
              draw: () => held(draw(hand), hand.whim),
            },
          ]),
    ];
  });

export const scene: Family = {
  id: "scene",
  suits: "A thing seen: mountain, sun, sea, moon, field, leaf, flame, drop, drawn from a few arcs and lines.",
  depends: [],
  mood: { machine: -0.5, rich: 0.1 },
  variants,
};
