import { asForm, cut, type Form, line, move, warped } from "../geometry/form.ts";
import { type Point, scaling } from "../geometry/path.ts";
import type { Motif } from "../vocabulary.ts";
import { hasCircle, mirrorAxis, openingsOf, partsOf } from "./anatomy.ts";
import { FIELDS, type Field } from "./devices/device.ts";
import {
  type Drawing,
  type Family,
  facts,
  GRID,
  layer,
  type MarkContext,
  type Traits,
  type Variant,
} from "./family.ts";
import type { Idea } from "./ideas.ts";
import { type Placed, place, type Room, square } from "./placed-motif.ts";

const CENTRE = GRID / 2;
/** Phosphor's bold line over its 256-unit box. */
const LINE_OF_BOX = 24 / 256;

const factsFor = (count: number, event: string, gap: number, angles: number[] = []) =>
  facts({ gaps: gap > 0 ? [gap] : [], angles, symmetry: "none", parts: count, events: [event] });

interface Treatment {
  readonly id: string;
  readonly promise: number;
  readonly style: Motif["style"];
  readonly ideas: readonly Idea[];
  /** How much of the grid the motif fills. */
  readonly room: Room;
  /** What the treatment makes of it; null where the motif does not suit it. */
  draw(placed: Placed, traits: Traits): Omit<Drawing, "source"> | null;
}

/** The field a treatment names, and those that a brand may have instead. */
const CONTAINERS = {
  disc: ["disc", "scallop", "drop-right"],
  square: ["square", "leaf", "hexagon"],
  arch: ["arch", "shield", "leaf-back"],
} as const;
type Container = keyof typeof CONTAINERS;

const fieldOf = (name: Container, { variation }: Traits): Field => FIELDS[CONTAINERS[name][variation[0]]]!;

/** A field, and the motif as large as it may stand there. */
const onPlate = (placed: Placed, { path, side, diagonal, y }: Field) => {
  const scale = Math.min(
    side / Math.max(placed.width, placed.height),
    diagonal / Math.hypot(placed.width, placed.height),
  );
  return {
    plate: path,
    shape: move(placed.form, [scale, 0, 0, scale, CENTRE * (1 - scale), y - CENTRE * scale]),
  };
};

/** The motif as a hole in a container. */
const contained = (name: Container): Treatment => ({
  id: `contained-${name}`,
  // A thing cut out of a container is what every icon set offers.
  promise: 0.34,
  style: "solid",
  ideas: ["motif"],
  room: square(GRID),
  draw: (placed, traits) => {
    const { plate, shape } = onPlate(placed, fieldOf(name, traits));
    return { layers: [layer(cut(plate, shape), "primary")], facts: factsFor(2, "bleed", 0) };
  },
});

/** The thing in one ink and nothing about it: a silhouette, redrawn by the brand's own proportions. */
const silhouette: Treatment = {
  id: "silhouette",
  promise: 0.8,
  style: "solid",
  ideas: ["motif"],
  room: square(GRID),
  draw: ({ form, stencilled }) =>
    stencilled ? null : { layers: [layer(form, "primary")], facts: factsFor(1, "redrawn", 0) },
};

/** What stands apart in the drawing itself takes the second ink: a leaf on an apple, the toes of a paw. */
const ownParts: Treatment = {
  id: "parts",
  promise: 0.8,
  style: "solid",
  ideas: ["motif"],
  room: square(GRID),
  draw: ({ form }) => {
    const parted = partsOf(form);
    return (
      parted && {
        layers: [layer(parted.body, "primary"), layer(parted.other, "secondary")],
        facts: factsFor(2, "colour", 0),
      }
    );
  },
};

/** What the drawing leaves open is filled with the second ink: a window, an eye, a sail. */
const lit: Treatment = {
  id: "lit",
  promise: 0.74,
  style: "solid",
  ideas: ["motif", "light", "window"],
  room: square(GRID),
  draw: ({ form, stencilled }) => {
    const parted = stencilled ? null : openingsOf(form);
    return (
      parted && {
        layers: [layer(parted.body, "primary"), layer(parted.other, "secondary")],
        facts: factsFor(2, "colour", 0),
      }
    );
  },
};

/** The line version by itself: the lockup scales it until its line is the letters' stem. */
const lineOnly: Treatment = {
  id: "line",
  promise: 0.66,
  style: "line",
  ideas: ["motif"],
  room: square(GRID),
  draw: (placed, { fine, line: pen }) => {
    const drawn = 256 * LINE_OF_BOX * placed.scale;
    const stroke = fine ? Math.min(pen, drawn) : drawn;
    return {
      layers: [layer(stroke < drawn ? thinned(placed.form, drawn - stroke) : placed.form, "primary")],
      facts: {
        ...facts({ strokes: [stroke], radii: [stroke / 2], parts: 2, events: ["line"], style: "line" }),
        ...(fine ? { fine } : {}),
      },
      // A fine line is gone at 16 pixels; as broad as the set drew it, it is not.
      ...(fine ? { small: [layer(placed.form, "primary")] } : {}),
    };
  },
};

/** Strokes that much narrower about the same middle. */
const thinned = (form: Form, by: number): Form => cut(form, line(form, by / 2, true));

/** A solid with more contours than this would be a tangle of lines as an outline. */
const MOST_OUTLINED = 6;

/** The outline of a solid, for line art of things that no set draws in lines. */
const outlined: Treatment = {
  id: "outlined-line",
  promise: 0.5,
  style: "solid",
  ideas: ["motif"],
  room: square(GRID),
  draw: (placed, { fine, line: pen, cap }) =>
    fine && placed.contours <= MOST_OUTLINED
      ? {
          layers: [layer(line(placed.form, pen, cap === "round"), "primary")],
          facts: facts({
            strokes: [pen],
            radii: [pen / 2],
            parts: 2,
            events: ["line"],
            style: "line",
            fine,
          }),
          small: [layer(placed.form, "primary")],
        }
      : null,
};

const lineOnDisc: Treatment = {
  id: "line-disc",
  promise: 0.36,
  style: "line",
  ideas: ["motif", "sun", "dawn", "moon"],
  room: { width: 17, height: 17, diagonal: 20 },
  draw: (placed, traits) => {
    const stroke = 256 * LINE_OF_BOX * placed.scale;
    return {
      layers: [layer(cut(fieldOf("disc", traits).path, placed.form), "primary")],
      facts: facts({ strokes: [stroke], radii: [CENTRE], parts: 3, events: ["cut"], style: "bold" }),
    };
  },
};

/** For two colours of which no edge shows the second: the thing in that on a plate of the first. */
const plated: Treatment = {
  id: "plated",
  promise: 0.3,
  style: "solid",
  ideas: ["motif"],
  room: square(GRID),
  draw: (placed, traits) => {
    const { plate, shape } = onPlate(placed, fieldOf("square", traits));
    return {
      layers: [layer(cut(plate, shape), "primary"), layer(shape, "secondary")],
      facts: factsFor(2, "colour", 0),
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
    stencilled ? { layers: [layer(form, "primary")], facts: factsFor(4, "cut", 0) } : null,
};

const TREATMENTS: readonly Treatment[] = [
  silhouette,
  asSolids,
  ownParts,
  lit,
  contained("disc"),
  contained("square"),
  contained("arch"),
  lineOnly,
  lineOnDisc,
  plated,
];

/** What leaves nothing but lines. */
const IN_LINES: readonly Treatment[] = [lineOnly, outlined];

/** What every icon set offers, and what follows nothing in the form: drawn only where nothing else is left. */
const SPARE = /^(?:contained|plated|line-disc)/;

/** Emoji are drawings in outline with much inside: as solids or held they are calm, cut open they fall apart. */
const isEmoji = ({ id }: Motif): boolean => id.startsWith("fluent:");
const HOLDS = /^(contained|solids|parts|outlined)/;

/** How a brand's picture is built: slender or broad, heavier at its head or its foot, its waist high or low. */
const BUILDS = [0.95, 0.92, 1.07, 0.97, 1.04] as const;
const TAPERS = [0.06, -0.06, 0, 0.04] as const;
const WAISTS = [0.05, -0.05, 0.03, 0] as const;

/** What is as broad as high and has a mirror axis is mostly round: squeezed, a sun would be an egg, and so would a wheel of a bicycle. */
const isRound = ({ form, source, width, height }: Placed): boolean =>
  (source.op === "path" && hasCircle(source.path)) ||
  (Math.abs(width - height) < 0.04 * height && mirrorAxis(form) !== null);

const asStanding = (
  placed: Placed,
  { build, construction: [one, two], variation: [, , third] }: Traits,
): Placed => {
  const side = third === 1 ? -1 : 1;
  if (isRound(placed)) return { ...placed, form: move(placed.form, scaling(side, 1, CENTRE, CENTRE)) };
  const [taper, waist] = [TAPERS[one % TAPERS.length]!, WAISTS[two % WAISTS.length]!];
  const shaped = warped(
    placed.form,
    ([x, y]): Point => [
      CENTRE + (x - CENTRE) * (1 + (taper * (y - CENTRE)) / GRID),
      y > 0 && y < GRID ? y + (waist * y * (GRID - y)) / GRID : y,
    ],
  );
  return {
    ...placed,
    form: move(shaped, scaling(BUILDS[build] * side, 1, CENTRE, CENTRE)),
    width: placed.width * BUILDS[build],
  };
};

const drawn = ({ room, draw }: Treatment, motif: Motif, traits: Traits): Drawing => {
  const found = place(motif, room);
  const placed = found && asStanding(found, traits);
  const made = placed && draw(placed, traits);
  return placed && made
    ? { ...made, source: placed.source }
    : { layers: [layer(asForm([]), "primary")], facts: facts({}) };
};

/** What a step of a drawing's rating adds to what its treatment promises. */
const WORTH_OF_RATING = 0.08;
const MIDDLE_RATING = 3;

const variants = (context: MarkContext): Variant[] =>
  context.motifs.flatMap(({ word, motif }) =>
    [...TREATMENTS, ...(context.traits.fine ? [outlined] : [])]
      .filter((each) => context.needsPlate || each !== plated)
      .filter(({ style, id }) => style === motif.style && (!isEmoji(motif) || HOLDS.test(id)))
      .flatMap((treatment): Variant[] => [
        {
          id: `${motif.id}-${treatment.id}`,
          ideas: treatment.ideas,
          promise: treatment.promise + WORTH_OF_RATING * ((motif.rating ?? MIDDLE_RATING) - MIDDLE_RATING),
          carriers: [word],
          spare: SPARE.test(treatment.id),
          ...(IN_LINES.includes(treatment) ? { style: "line" } : {}),
          parameters: { motif: motif.id, word, treatment: treatment.id },
          draw: () => drawn(treatment, motif, context.traits),
        },
      ]),
  );

export const pictorial: Family = {
  id: "pictorial",
  suits:
    "The thing itself, redrawn for this brand: a silhouette, in two inks by its own parts or openings, in line, or held.",
  depends: ["motif"],
  mood: { machine: -0.2 },
  variants,
};
