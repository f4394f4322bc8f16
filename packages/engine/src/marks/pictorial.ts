import { asForm, cut, join, meet, move } from "../geometry/form.ts";
import { rotation, scaling, transform, translation } from "../geometry/path.ts";
import { bar, disc, rect } from "../geometry/primitives.ts";
import type { Motif } from "../vocabulary.ts";
import { FIELDS, type Field } from "./devices/device.ts";
import {
  by,
  type Drawing,
  type Family,
  facts,
  GRID,
  type Hand,
  layer,
  type Sitting,
  type Variant,
} from "./family.ts";
import type { Idea } from "./ideas.ts";
import { type Placed, place, type Room, square } from "./placed-motif.ts";

const CENTRE = GRID / 2;
/** Phosphor's bold line over its 256-unit box. */
const LINE_OF_BOX = 24 / 256;

const told = (count: number, event: string, gap: number, angles: number[] = []) =>
  facts({ gaps: gap > 0 ? [gap] : [], angles, symmetry: "none", parts: count, events: [event] });

interface Treatment {
  readonly id: string;
  readonly promise: number;
  readonly style: Motif["style"];
  readonly ideas: readonly Idea[];
  /** How much of the grid the motif fills. */
  readonly room: Room;
  /** What the treatment makes of it; null where the motif does not suit it. */
  draw(placed: Placed, hand: Hand): Omit<Drawing, "source"> | null;
}

/** The field a treatment names, and those that a brand may have instead. */
const CONTAINERS = {
  disc: ["disc", "scallop", "drop-right"],
  square: ["square", "leaf", "hexagon"],
  arch: ["arch", "shield", "leaf-back"],
} as const;
type Container = keyof typeof CONTAINERS;

const fieldOf = (name: Container, { whim }: Hand): Field => FIELDS[CONTAINERS[name][whim[0]]]!;

/** The motif as a hole in a container. */
const contained = (name: Container): Treatment => ({
  id: `contained-${name}`,
  // A thing cut out of a container is what every icon set offers.
  promise: 0.34,
  style: "solid",
  ideas: ["motif"],
  room: square(GRID),
  draw: (placed, hand) => {
    const { path, side, diagonal, y } = fieldOf(name, hand);
    const scale = Math.min(
      side / Math.max(placed.width, placed.height),
      diagonal / Math.hypot(placed.width, placed.height),
    );
    const shape = move(placed.form, [scale, 0, 0, scale, CENTRE * (1 - scale), y - CENTRE * scale]);
    return {
      layers: [layer(cut(path, shape), "primary")],
      facts: told(2, "bleed", 0),
    };
  },
});

/** Grown until it leaves the container: shown in part, known as a whole. */
const cropped: Treatment = {
  id: "cropped-disc",
  promise: 0.3,
  style: "solid",
  ideas: ["motif"],
  room: square(GRID * 0.98),
  draw: (placed, hand) => {
    const shape = move(placed.form, translation(by(hand.whim[1], 2.5, -2.5, 0), by(hand.whim[1], 5, 5, 6.5)));
    return {
      layers: [layer(cut(fieldOf("disc", hand).path, shape), "primary")],
      facts: told(2, "bleed", 0),
    };
  },
};

/** Parted by one slit, the lower part in the second ink. */
const cutInTwo = (degrees: number): Treatment => ({
  id: `cut${degrees}`,
  promise: 0.54,
  style: "solid",
  ideas: ["motif"],
  room: square(GRID),
  draw: (placed, hand) => {
    const turn = rotation(degrees, CENTRE, CENTRE);
    const level = CENTRE + by(hand.whim[0], 0, -3.5, 3.5);
    const groove = transform(bar([-GRID, level], [2 * GRID, level], hand.gap), turn);
    const above = transform(rect(-GRID, -2 * GRID, 3 * GRID, 2 * GRID + level), turn);
    const whole = cut(placed.form, groove);
    return {
      layers: [layer(meet(whole, above), "primary"), layer(cut(whole, above), "secondary")],
      facts: told(3, "cut", hand.gap, [Math.abs(degrees)]),
    };
  },
});

/** Engraved: the lower half in strips that thin out, as light does on water. */
const engraved: Treatment = {
  id: "engraved",
  promise: 0.6,
  style: "solid",
  ideas: ["motif", "horizon", "rhythm", "layers"],
  room: square(GRID),
  draw: (placed, hand) => {
    const gap = Math.max(1.5, hand.gap * 0.8);
    const top = CENTRE - placed.height / 2;
    const strips = by(hand.whim[0], [0.52, 0.7, 0.86], [0.6, 0.8], [0.7]).map((at) =>
      rect(-1, top + placed.height * at - gap / 2, GRID + 2, gap),
    );
    return {
      layers: [layer(cut(placed.form, join(...strips)), "primary")],
      facts: told(5, "cut", gap),
    };
  },
};

/** Two of it, turned about each other, in two inks. */
const turnedPair: Treatment = {
  id: "turned-pair",
  promise: 0.76,
  style: "solid",
  ideas: ["motif", "together", "cycle", "balance", "exchange"],
  room: square(GRID * 0.9),
  draw: (placed, hand) => {
    // Only long things turn about each other; two round ones are just two.
    if (Math.max(placed.width, placed.height) < 1.7 * Math.min(placed.width, placed.height)) return null;
    const tall = placed.height >= placed.width;
    const away = (tall ? placed.width : placed.height) / 2 + hand.gap / 2;
    const one = move(placed.form, tall ? translation(-away, 0) : translation(0, -away));
    const other = move(one, rotation(180, CENTRE, CENTRE));
    return {
      layers: [layer(one, "primary"), layer(other, "secondary")],
      facts: facts({ gaps: [hand.gap], symmetry: "turn", parts: 2, events: ["colour"] }),
    };
  },
};

const PLAIN_CONTOURS = 3;

/** Counterchanged with a disc: a hole where they overlap, ink where it stands out. */
const counterchange: Treatment = {
  id: "counterchange",
  promise: 0.54,
  style: "solid",
  ideas: ["motif", "sun", "moon", "world", "night"],
  room: square(GRID * 0.8),
  draw: (placed, { whim: [one, two] }) => {
    // Only a plain figure survives being half ink and half hole.
    if (placed.contours > PLAIN_CONTOURS) return null;
    const shape = move(placed.form, translation(-GRID * 0.1, GRID * 0.1));
    const field = disc(CENTRE + by(one, 2.5, -5, 0), CENTRE + by(two, -2.5, 2, -5), by(one, 9.5, 8.5, 9.5));
    return {
      layers: [layer(cut(field, shape), "primary"), layer(cut(shape, field), "secondary")],
      facts: facts({ radii: [9.5], parts: 3, events: ["cut"] }),
    };
  },
};

/** On a pale disc that it overhangs: the field carries no meaning, the offset does. */
const field: Treatment = {
  id: "field",
  promise: 0.62,
  style: "solid",
  ideas: ["motif", "sun", "moon", "world"],
  room: square(GRID * 0.84),
  draw: (placed) => {
    return {
      layers: [
        layer(asForm(disc(CENTRE + 3, CENTRE - 2, CENTRE * 0.82)), "pale"),
        layer(move(placed.form, translation(-1.5, 1.5)), "primary"),
      ],
      facts: facts({ radii: [CENTRE], parts: 2, events: ["offset"] }),
    };
  },
};

/** The line version by itself: the lockup scales it until its line is the letters' stem. */
const lineAlone: Treatment = {
  id: "line",
  promise: 0.66,
  style: "line",
  ideas: ["motif"],
  room: square(GRID),
  draw: (placed) => {
    const stroke = 256 * LINE_OF_BOX * placed.scale;
    return {
      layers: [layer(placed.form, "primary")],
      facts: facts({ strokes: [stroke], radii: [stroke / 2], parts: 2, events: ["line"], style: "line" }),
    };
  },
};

const lineOnDisc: Treatment = {
  id: "line-disc",
  promise: 0.36,
  style: "line",
  ideas: ["motif", "sun", "dawn", "moon"],
  room: { width: 17, height: 17, diagonal: 20 },
  draw: (placed, hand) => {
    const stroke = 256 * LINE_OF_BOX * placed.scale;
    return {
      layers: [layer(cut(fieldOf("disc", hand).path, placed.form), "primary")],
      facts: facts({ strokes: [stroke], radii: [CENTRE], parts: 3, events: ["cut"], style: "bold" }),
    };
  },
};

/** Its upper part lit, its lower part in the first ink: one horizon through it. */
const twoTone: Treatment = {
  id: "two-tone",
  promise: 0.66,
  style: "solid",
  ideas: ["motif", "dawn", "horizon"],
  room: square(GRID),
  draw: (placed, { whim: [one] }) => {
    const low = rect(-1, CENTRE + by(one, 0, -4, 4), GRID + 2, GRID);
    return {
      layers: [layer(cut(placed.form, low), "secondary"), layer(meet(placed.form, low), "primary")],
      facts: told(2, "colour", 0),
    };
  },
};

/** A drawing in outline as the solids its lines enclose, and nothing about it: parted enough as it is. */
const asSolids: Treatment = {
  id: "solids",
  promise: 0.66,
  style: "solid",
  ideas: ["motif"],
  room: square(GRID),
  draw: ({ form, stencilled }) =>
    stencilled ? { layers: [layer(form, "primary")], facts: told(4, "cut", 0) } : null,
};

const TREATMENTS: readonly Treatment[] = [
  asSolids,
  contained("disc"),
  contained("square"),
  contained("arch"),
  cropped,
  cutInTwo(-22),
  cutInTwo(-45),
  engraved,
  turnedPair,
  field,
  counterchange,
  lineAlone,
  lineOnDisc,
  twoTone,
];

/** Emoji are drawings in outline with much inside: as solids or held they are calm, cut open they fall apart. */
const isEmoji = ({ id }: Motif): boolean => id.startsWith("fluent:");
const HOLDS = /^(contained|cropped|solids)/;

/** How a brand's picture is built and stands: a little slender or broad, a little tilted, facing its own way. */
const BUILDS = [1, 0.88, 1.12, 0.94, 1.06] as const;
const TILTS = [0, -12, 12, 0, -6, 8] as const;

const asStanding = (placed: Placed, { build, bearing, whim: [, , third] }: Hand): Placed => {
  const wide = BUILDS[build] * (third === 1 ? -1 : 1);
  const form = move(
    move(placed.form, scaling(wide, 1, CENTRE, CENTRE)),
    rotation(TILTS[bearing % TILTS.length]!, CENTRE, CENTRE),
  );
  return { ...placed, form, width: placed.width * Math.abs(wide) };
};

const drawn = ({ room, draw }: Treatment, motif: Motif, hand: Hand): Drawing => {
  const found = place(motif, room);
  const placed = found && asStanding(found, hand);
  const made = placed && draw(placed, hand);
  return placed && made
    ? { ...made, source: placed.source }
    : { layers: [layer(asForm([]), "primary")], facts: facts({}) };
};

const variants = (sitting: Sitting): Variant[] =>
  sitting.motifs.flatMap(({ word, motif }) =>
    TREATMENTS.filter(
      ({ style, id }) => style === motif.style && (!isEmoji(motif) || HOLDS.test(id)),
    ).flatMap((treatment): Variant[] => [
      {
        id: `${motif.id}-${treatment.id}`,
        ideas: treatment.ideas,
        promise: treatment.promise,
        carriers: [word],
        parameters: { motif: motif.id, word, treatment: treatment.id },
        draw: () => drawn(treatment, motif, sitting.hand),
      },
    ]),
  );

export const pictorial: Family = {
  id: "pictorial",
  suits:
    "The thing itself, redrawn for this brand: held, cut, engraved, turned about itself, in line or in two tones.",
  depends: ["motif"],
  mood: { machine: -0.2 },
  variants,
};
