import { asForm, cut, type Form, join, meet, move, parts } from "../geometry/form.ts";
import { type Path, rotation, scaling, transform, translation } from "../geometry/path.ts";
import { bar, disc, type Radii, rect, roundRect } from "../geometry/primitives.ts";
import {
  among,
  by,
  type Drawing,
  type Family,
  facts,
  GRID,
  layer,
  type MarkContext,
  type Traits,
  type Variant,
} from "./family.ts";
import { interlaced } from "./interlaced.ts";
import { type Letterform, letterform } from "./letterform.ts";

/** Radius of a container over its side. */
const CONTAINER_CORNER = 0.22;
/** Height of a letter over its container: below it floats, above it chokes. */
const LETTER_IN_CONTAINER = 0.6;

/** Letters that are their own mirror image: their repeats stay mirror-symmetric, so no turning cross can arise. */
const UPRIGHT_MIRROR = "AHIMOTUVWXY";
/** Of those, the ones whose repeats make a star or a flower; T, I, H and X make crosses. */
const FOURFOLD = "AMUVWY";

/** Letters told by what they have at the foot: cropped there, a Q is an O, and an R a P. */
const TOLD_BY_THE_FOOT = "QRGJLEZ";

/** Containers by name; each fills the grid. */
const CONTAINERS: Readonly<Record<string, Path>> = {
  square: roundRect(0, 0, GRID, GRID, GRID * CONTAINER_CORNER),
  disc: disc(GRID / 2, GRID / 2, GRID / 2),
  arch: roundRect(1.5, 0, 21, GRID, [10.5, 10.5, 0, 0]),
  leaf: roundRect(0, 0, GRID, GRID, [0, 13, 0, 13]),
};

const slit = (letter: Letterform, degrees: number, gap: number, at = 0.5): [slit: Form, above: Form] => {
  const [cx, cy] = [letter.width / 2, letter.height * at];
  const turn = rotation(degrees, cx, cy);
  const reach = 3 * GRID;
  return [
    asForm(transform(bar([cx - reach, cy], [cx + reach, cy], gap), turn)),
    asForm(transform(rect(cx - reach, cy - reach, 2 * reach, reach), turn)),
  ];
};

const factsFor = (letter: Letterform, gap: number, count: number, angles: number[], event: string) =>
  facts({ strokes: [letter.stem], gaps: [gap], angles, symmetry: "none", parts: count, events: [event] });

/** The initial cut by a slit at the family's one angle; the part below may take the second ink. */
const sliced = (
  letter: Letterform,
  { gap: hair, variation, construction }: Traits,
  slope: number,
  two: boolean,
): Drawing => {
  const gap = hair * by(variation[3], 1, 1.35, 1);
  // Rising or falling, through the middle, the shoulder or the knee: the name's.
  const degrees = variation[2] === 1 ? -slope : slope;
  const [groove, above] = slit(letter, degrees, gap, by(variation[1], 0.5, 0.4, 0.6));
  const whole = cut(letter.path, groove);
  // The two stand as they were cut, or have slipped along the cut.
  const slip = among(construction[0], 0, 1.5, 0, -1.5);
  const turn = (degrees * Math.PI) / 180;
  const foot = move(cut(whole, above), translation(slip * Math.cos(turn), slip * Math.sin(turn)));
  return {
    layers: two
      ? [layer(meet(whole, above), "primary"), layer(foot, "secondary")]
      : [layer(slip === 0 ? whole : parts(meet(whole, above), foot), "primary")],
    facts: factsFor(letter, gap, 2, [Math.abs(degrees)], two ? "colour" : "cut"),
    reads: asForm(letter.path),
  };
};

/** The initial as a hole in a container, standing on the container's edge so that it opens it. */
const bleeding = (letter: Letterform, name: string): Drawing => {
  const container = CONTAINERS[name]!;
  const moved = transform(
    letter.path,
    translation((GRID - letter.width) / 2, GRID - letter.height + (name === "disc" ? -0.6 : 0.02)),
  );
  return {
    layers: [layer(cut(container, moved), "primary")],
    facts: facts({
      strokes: [letter.stem],
      radii: [GRID * CONTAINER_CORNER],
      symmetry: "mirror",
      parts: 2,
      events: ["bleed"],
    }),
    reads: asForm(moved),
  };
};

/** A large initial that leaves the container at its corner: seen whole, shown in part. */
const cropped = (letter: Letterform): Drawing => {
  const container = CONTAINERS.square!;
  const shift = Math.max(4.5, (GRID - letter.width) * 0.75);
  const moved = transform(letter.path, translation(shift, GRID - letter.height * 0.86));
  return {
    layers: [layer(cut(container, moved), "primary")],
    facts: facts({ strokes: [letter.stem], radii: [GRID * CONTAINER_CORNER], parts: 2, events: ["bleed"] }),
    reads: meet(moved, container),
  };
};

/** The initial repeated about a point: only for letters that mirror. */
const fourfold = (letter: Letterform, gap: number): Drawing => {
  const scale = 0.5 - gap / (4 * GRID);
  const small = transform(letter.path, scaling(scale, scale));
  const placed = transform(small, translation(GRID / 2 - (letter.width * scale) / 2, 0));
  const turns = [0, 90, 180, 270].map((angle) => move(placed, rotation(angle, GRID / 2, GRID / 2)));
  return {
    layers: [
      layer(join(...turns.slice(1)), "primary"),
      layer(cut(turns[0]!, join(turns[1]!, turns[3]!)), "secondary"),
    ],
    facts: facts({
      strokes: [letter.stem * scale],
      gaps: [gap],
      angles: [45],
      symmetry: "both",
      parts: 4,
      events: ["colour"],
    }),
  };
};

/** The letter's two halves in two inks, for letters that mirror. */
const halved = (letter: Letterform): Drawing => {
  const left = rect(-1, -1, letter.width / 2 + 1, letter.height + 2);
  return {
    layers: [layer(meet(letter.path, left), "primary"), layer(cut(letter.path, left), "secondary")],
    facts: facts({ strokes: [letter.stem], symmetry: "mirror", parts: 2, events: ["colour"] }),
    reads: asForm(letter.path),
  };
};

/** Two initials in one square, each the hole in its own half. */
const twoFields = (first: Letterform, second: Letterform, { gap, construction }: Traits): Drawing => {
  const width = (GRID - gap) / 2;
  const corner = GRID * CONTAINER_CORNER;
  // The two halves of a tile, of a stadium, of a leaf, or two arches: the name's.
  const [left, right] = among<readonly [Radii, Radii]>(
    construction[0],
    [
      [corner, 0, 0, corner],
      [0, corner, corner, 0],
    ],
    [
      [width, 0, 0, width],
      [0, width, width, 0],
    ],
    [
      [width, 0, 0, 0],
      [0, 0, width, 0],
    ],
    [
      [width / 2, width / 2, 0, 0],
      [width / 2, width / 2, 0, 0],
    ],
  );
  const inHalf = (letter: Letterform, x: number): Path => {
    const fit = Math.min(1, (width - 2.6) / letter.width);
    return transform(letter.path, [
      fit,
      0,
      0,
      fit,
      x + (width - letter.width * fit) / 2,
      GRID - letter.height * fit + 0.02,
    ]);
  };
  return {
    layers: [
      layer(cut(roundRect(0, 0, width, GRID, left), inHalf(first, 0)), "primary"),
      layer(cut(roundRect(GRID - width, 0, width, GRID, right), inHalf(second, GRID - width)), "secondary"),
    ],
    facts: facts({ strokes: [first.stem], gaps: [gap], radii: [corner], parts: 4, events: ["colour"] }),
  };
};

/** Two initials side by side, tight, with one slit through both: what joins them is the cut. */
const pair = (both: Letterform, { gap, variation }: Traits, slope: number): Drawing => {
  const degrees = variation[2] === 1 ? -slope : slope;
  const [groove, above] = slit(both, degrees, gap, by(variation[1], 0.5, 0.42, 0.58));
  const whole = cut(both.path, groove);
  return {
    layers: [layer(meet(whole, above), "primary"), layer(cut(whole, above), "secondary")],
    facts: factsFor(both, gap, 4, [Math.abs(degrees)], "cut"),
    reads: asForm(both.path),
  };
};

/** The letters as they are set, and nothing done to them: what goes into a frame that was asked for. */
const plain = (letters: Letterform): Drawing => ({
  layers: [layer(asForm(letters.path), "primary")],
  facts: facts({ strokes: [letters.stem], events: ["frame"] }),
  reads: asForm(letters.path),
});

/** Side by side, every second one in the second ink: for faces too fine to be cut. */
const inTurns = (both: Letterform): Drawing => ({
  layers: [
    layer(asForm(both.glyphs.filter((_, at) => at % 2 === 0).flat()), "primary"),
    layer(asForm(both.glyphs.filter((_, at) => at % 2 === 1).flat()), "secondary"),
  ],
  facts: facts({ strokes: [both.stem], parts: both.glyphs.length, events: ["colour"] }),
  reads: asForm(both.path),
});

type Offer = {
  readonly id: string;
  readonly promise: number;
  readonly ideas: Variant["ideas"];
  readonly draw: () => Drawing;
  /** Drawn only where it is asked for. */
  readonly spare?: true;
};

/** Cuts through the initial, for faces whose strokes bear one. */
const cuts = (letter: Letterform, first: string, traits: Traits): readonly Offer[] => [
  ...[-22, -45].flatMap((degrees): Offer[] => [
    {
      id: `sliced${degrees}`,
      promise: degrees === -22 ? 0.5 : 0.52,
      ideas: ["initial", "speed", "precision"],
      draw: () => sliced(letter, traits, degrees, false),
    },
    {
      id: `sliced-two${degrees}`,
      promise: degrees === -22 ? 0.72 : 0.74,
      ideas: ["initial", "forward", "exchange"],
      draw: () => sliced(letter, traits, degrees, true),
    },
  ]),
  ...mirrored(letter, first, traits),
];

const mirrored = (letter: Letterform, first: string, traits: Traits): readonly Offer[] => {
  if (!UPRIGHT_MIRROR.includes(first)) return [];
  const four: Offer = {
    id: "fourfold",
    promise: 0.62,
    ideas: ["initial", "together", "star", "center"],
    draw: () => fourfold(letter, traits.gap),
  };
  const two: Offer = {
    id: "halved",
    promise: 0.6,
    ideas: ["initial", "balance", "dialogue", "fold"],
    draw: () => halved(letter),
  };
  return FOURFOLD.includes(first) ? [four, two] : [two];
};

/** The initial in a container, or as it is. */
const contained = (context: MarkContext, letter: Letterform, first: string): readonly Offer[] => {
  const small = letterform(context, first, GRID * LETTER_IN_CONTAINER)!;
  const large = letterform(context, first, GRID * 0.92)!;
  const square: Offer = {
    id: "cropped-square",
    promise: 0.48,
    ideas: ["initial", "page"],
    draw: () => cropped(large),
  };
  return [
    ...Object.keys(CONTAINERS).map(
      (name): Offer => ({
        id: `bleed-${name}`,
        promise: name === "square" ? 0.5 : 0.46,
        ideas: containerIdeas(name),
        draw: () => bleeding(small, name),
      }),
    ),
    ...(TOLD_BY_THE_FOOT.includes(first) ? [] : [square]),
    { id: "plain", promise: 0.4, ideas: ["initial"], draw: () => plain(letter), spare: true },
  ];
};

/** Several letters side by side. */
const inRow = (context: MarkContext): readonly Offer[] => {
  const row = context.initials.length >= 2 ? letterform(context, context.initials, GRID * 0.75) : null;
  if (!row) return [];
  return [
    {
      id: "pair-in-turns",
      promise: 0.6,
      ideas: ["initial", "together", "dialogue"],
      draw: () => inTurns(row),
    },
    { id: "pair-plain", promise: 0.4, ideas: ["initial"], draw: () => plain(row), spare: true },
  ];
};

/** Two letters, cut by one line, each in a field, or woven where that is asked for. */
const ofTwo = (context: MarkContext): readonly Offer[] => {
  const { traits, initials } = context;
  if (initials.length !== 2) return [];
  const both = letterform(context, initials, GRID * 0.75);
  const [left, right] = [...initials].map((each) => letterform(context, each, GRID * LETTER_IN_CONTAINER));
  const made: Offer[] = [];
  if (both?.sturdy)
    made.push({
      id: "pair-sliced",
      promise: 0.5,
      ideas: ["initial", "bond", "together", "exchange"],
      draw: () => pair(both, traits, -22),
    });
  const [first, second] = [...initials].map((each) => letterform(context, each));
  if (first && second)
    made.push({
      id: "pair-interlaced",
      promise: 0.7,
      ideas: ["initial", "bond", "together"],
      draw: () => interlaced(first, second, traits),
      spare: true,
    });
  if (left && right)
    made.push({
      id: "pair-fields",
      promise: 0.6,
      ideas: ["initial", "dialogue", "together", "page"],
      draw: () => twoFields(left, right, traits),
    });
  return made;
};

const variants = (context: MarkContext): Variant[] => {
  const { traits, initials } = context;
  const first = [...initials][0] ?? "";
  const letter = letterform(context, first);
  if (!letter) return [];
  const offered = (offers: readonly Offer[], carriers: readonly string[]): readonly Variant[] =>
    offers.map(({ spare, ...offer }) => ({
      id: offer.id,
      ...(spare ? { spare } : {}),
      promise: offer.promise,
      ideas: offer.ideas,
      carriers,
      parameters: { letter: carriers.join(""), cut: offer.id, gap: traits.gap },
      draw: offer.draw,
    }));
  const ofOne = [...(letter.sturdy ? cuts(letter, first, traits) : []), ...contained(context, letter, first)];
  return [...offered(ofOne, [first]), ...offered([...inRow(context), ...ofTwo(context)], [...initials])];
};

const containerIdeas = (name: string): Variant["ideas"] =>
  name === "arch"
    ? ["gate", "home", "shelter", "window"]
    : name === "leaf"
      ? ["leaf", "growth", "seed", "care"]
      : name === "disc"
        ? ["initial", "unity"]
        : ["initial", "window"];

export const monogram: Family = {
  id: "monogram",
  suits: "The initials in the brand's own face: cut, opened into a container, halved, or two in one field.",
  depends: ["initial", "letters"],
  mood: { grave: 0.3 },
  variants,
};
