import { cut, extent, type Form, join, line, move, parts } from "../geometry/form.ts";
import type { Path } from "../geometry/path.ts";
import { disc, roundRect } from "../geometry/primitives.ts";
import { facing } from "./facing.ts";
import {
  by,
  type Drawing,
  type Family,
  GRID,
  layer,
  type MarkContext,
  type Traits,
  type Variant,
  type Variation,
} from "./family.ts";
import { postured } from "./orientation.ts";
import { SCENES } from "./scenes/index.ts";
import type { Scene } from "./seen-thing.ts";
import { shownBy, shows, type Wish } from "./shows.ts";

/** The brand's own container, by its variation. */
const CONTAINERS: readonly {
  readonly id: string;
  readonly path: Path;
  readonly room: number;
  readonly low: number;
  /** What it may be called by those who refuse it. */
  readonly shows: readonly string[];
}[] = [
  { id: "disc", path: disc(12, 12, 12), room: 15, low: 0, shows: ["disc", "circle"] },
  {
    id: "square",
    path: roundRect(0, 0, GRID, GRID, GRID * 0.22),
    room: 15.5,
    low: 0,
    shows: ["square", "tile"],
  },
  { id: "arch", path: roundRect(1, 0, 22, GRID, [11, 11, 0, 0]), room: 14, low: 2.5, shows: ["arch"] },
];

/** As a hole in the brand's container. A scene that is round already does not go into another round. */
const held = (drawing: Drawing, [, , third]: Variation): Drawing => {
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

/** Each part as its own line: petals that touch are still petals. */
const lines = (form: Form, width: number, round: boolean): Form =>
  form.op === "parts" || form.op === "join"
    ? parts(...form.of.map((each) => lines(each, width, round)))
    : form.op === "named"
      ? { ...form, of: lines(form.of, width, round) }
      : line(form, width, round);

/** Two strokes that differ by less are equally broad. */
const SAME_WIDTH = 0.05;

/** Its solids as outlines of the brand's line, inside where their edges were: the scene as a pen would draw it. */
export const inLine = (drawing: Drawing, { line: pen, fine, cap, variation }: Traits): Drawing => {
  // A fine pen or a broad one: set by the name, within docs/drawing-rules.md D2.
  const box = extent(join(...drawing.layers.map(({ form }) => form)));
  const width = fine
    ? (pen * Math.max(box.width, box.height)) / GRID
    : Math.max(1.75, Math.min(3, pen * by(variation[3], 1, 0.8, 1.25)));
  const isLined =
    drawing.facts.style === "line" && drawing.facts.strokes.every((stroke) => stroke <= width + SAME_WIDTH);
  if (isLined)
    return { ...drawing, facts: { ...drawing.facts, ...(fine ? { fine } : {}) }, small: drawing.layers };
  return {
    layers: drawing.layers.map((each) => ({
      ...each,
      form: fine ? lines(each.form, width, cap === "round") : line(each.form, width, cap === "round"),
    })),
    facts: {
      ...drawing.facts,
      strokes: [width],
      gaps: drawing.facts.gaps.slice(0, 1),
      radii: drawing.facts.radii.slice(0, 2),
      style: "line",
      ...(fine ? { fine } : {}),
      events: ["line"],
    },
    // At 16 pixels there is no room for two edges and a ground between them.
    small: drawing.small ?? drawing.layers,
  };
};

/** A way to draw a scene: what its name adds, and how much less promising it is than the plain one. */
interface Treatment {
  readonly suffix: string;
  less(scene: Scene): number;
  suits(scene: Scene): boolean;
  readonly style?: "line";
  /** What is seen beside the scene by what was done to it. */
  adds(variation: Variation): readonly string[];
  draw(drawing: Drawing, traits: Traits): Drawing;
}

const TREATMENTS: readonly Treatment[] = [
  {
    suffix: "",
    less: () => 0,
    suits: () => true,
    adds: () => [],
    draw: (drawing, { variation }) => facing(drawing, variation),
  },
  {
    // A thing cut out of a container is what every icon set offers.
    suffix: "-held",
    less: () => 0.5,
    suits: ({ isRound, hasGround }) => !isRound && !hasGround,
    adds: ([, , third]) => CONTAINERS[third]!.shows,
    draw: (drawing, { variation }) => held(drawing, variation),
  },
  {
    suffix: "-line",
    style: "line",
    less: ({ isOpen }) => (isOpen ? 0.08 : 0.3),
    suits: () => true,
    adds: () => [],
    draw: (drawing, traits) => facing(inLine(drawing, traits), traits.variation),
  },
];

const drawn = ({ draw, allowsFace }: Scene, traits: Traits): Drawing => {
  const drawing = draw(traits);
  return allowsFace ? { ...drawing, facts: { ...drawing.facts, allowsFace } } : drawing;
};

const FAMILY = { id: "scene" };

/** A scene in one of its treatments, with all that a variant says of itself whatever the brand. */
interface Plan {
  readonly scene: Scene;
  readonly treatment: Treatment;
  readonly told: Omit<Variant, "parameters" | "draw">;
}

const plans = (variation: Variation): readonly Plan[] =>
  SCENES.flatMap((scene) => {
    const { id, ideas, words, goesWith = [], has = [], suggests = [], promise, isUnclear, isStroked } = scene;
    const carriers = [...words, ...goesWith];
    return TREATMENTS.filter(({ suits }) => suits(scene)).map((treatment): Plan => {
      const told = {
        id: `${id}${treatment.suffix}`,
        ideas,
        carriers,
        names: words,
        has,
        suggests: [...suggests, ...treatment.adds(variation)],
        isNamed: !isUnclear && (treatment.suffix === "" || Boolean(isStroked && treatment.style === "line")),
        promise: promise - treatment.less(scene),
        spare: treatment.suffix === "-held",
        ...(treatment.style ? { style: treatment.style } : {}),
      };
      return { scene, treatment, told: { ...told, shown: shownBy(FAMILY, told) } };
    });
  });

/** Made once for each of the containers, which are all that a brand changes in them: there are thousands. */
const PLANS = new Map<Variation[2], readonly Plan[]>();

const plansFor = (variation: Variation): readonly Plan[] => {
  const made = PLANS.get(variation[2]) ?? plans(variation);
  PLANS.set(variation[2], made);
  return made;
};

const variants = ({ traits }: MarkContext): Variant[] => {
  const { gap, line: pen, bearing, build } = traits;
  // Stored with the Design: the key stays as older designs have it.
  const whim = traits.variation.join("");
  const untreated = new Map<Scene, Drawing>();
  const drawingOf = (scene: Scene): Drawing => {
    const drawing = untreated.get(scene) ?? postured(scene, drawn(scene, traits), traits);
    untreated.set(scene, drawing);
    return drawing;
  };
  return plansFor(traits.variation).map(({ scene, treatment, told }): Variant => {
    const parameters = { scene: scene.id, gap, line: pen, whim, bearing, build };
    const hasGround = scene.hasGround && treatment.suffix === "";
    return {
      ...told,
      parameters: hasGround ? { ...parameters, ground: true } : parameters,
      draw: () => treatment.draw(drawingOf(scene), traits),
    };
  });
};

/** Whether something was done to a scene; its name does not tell: a bulb in one line is called bulb-line. */
export const isTreated = ({ id, parameters }: Pick<Variant, "id" | "parameters">): boolean =>
  parameters.scene !== undefined && parameters.scene !== id;

/** Things the geometric families draw as plainly as a scene would. */
const GEOMETRIC = new Set([
  "lotus",
  "ring",
  "rings",
  "diamond",
  "cube",
  "box",
  "book",
  "column",
  "arrow",
  "dot",
]);

/** What each scene is called, word by word. */
const SAID_OF_SCENES = SCENES.map(({ words }) => new Set(words.flatMap((word) => word.split(" "))));

/** The scenes that are called by a name. */
const CALLED = new Map<string, readonly Scene[]>();
for (const each of SCENES)
  for (const word of each.words) CALLED.set(word, [...(CALLED.get(word) ?? []), each]);

const BY_ID: ReadonlyMap<string, Scene> = new Map(SCENES.map((each) => [each.id, each]));
const NOTHING: readonly string[] = [];

/** The scenes that two things in one mark are drawn by, each with the thing: stored with the mark. */
const scenesIn = ({
  host,
  motif,
  guest,
  other,
}: Variant["parameters"]): readonly (readonly [string, Scene])[] =>
  [[host, motif] as const, [guest, other] as const].flatMap(([thing, id]) => {
    const scene = typeof id === "string" ? BY_ID.get(id) : undefined;
    return scene && typeof thing === "string" ? [[thing, scene] as const] : [];
  });

/** What is seen in the drawings of two things beside those: fork and knife beside a plate. */
export const seenInPair = (parameters: Variant["parameters"]): readonly string[] => {
  const scenes = scenesIn(parameters);
  return scenes.length === 0 ? NOTHING : scenes.flatMap(([, { words, has = [] }]) => [...words, ...has]);
};

/** What else the drawings of two things are called: a vine is drawn as grapes, and these are it. */
export const calledInPair = (parameters: Variant["parameters"]): ReadonlyMap<string, string> =>
  new Map(scenesIn(parameters).flatMap(([thing, { words }]) => words.map((word) => [word, thing] as const)));

/** What is seen in the drawing of another thing, and has no colour by itself: the flower in a flowerpot. */
export const seenInside = ({ scene: id }: Variant["parameters"]): readonly string[] =>
  BY_ID.get(String(id))?.has ?? NOTHING;

/** Whether one scene answers to every word of a name: a mountain peak is what both "mountain" and "peak" are shown by. */
export const isOneScene = (name: string): boolean => {
  const words = name.split(" ");
  return SAID_OF_SCENES.some((said) => words.every((word) => said.has(word)));
};

/** Whether a thing is drawn here by its plain name, and without what was refused, so that no drawing from a set is needed. */
export const isOwnScene = (word: string, refusals: readonly Wish[] = []): boolean =>
  GEOMETRIC.has(word.toLowerCase()) ||
  (CALLED.get(word.toLowerCase()) ?? []).some((each) => !isRefused(each, refusals));

const isRefused = ({ id, words, goesWith = [], has = [], suggests = [] }: Scene, refusals: readonly Wish[]) =>
  refusals.some((wish) => {
    const by = shownBy(scene, { id, carriers: [...words, ...goesWith], has, suggests });
    return shows(by, wish);
  });

export const scene: Family = {
  ...FAMILY,
  suits: "A thing seen: mountain, sun, sea, moon, field, leaf, flame, drop, drawn from a few arcs and lines.",
  depends: [],
  mood: { machine: -0.5, rich: 0.1 },
  variants,
};

/** Whether one drawing shows both, because the one can be seen in the other: an apple with its leaf. */
export const isSeenTogether = (first: readonly string[], second: readonly string[]): boolean =>
  SCENES.some(
    ({ words, has = [] }) =>
      (words.some((word) => first.includes(word)) && has.some((part) => second.includes(part))) ||
      (words.some((word) => second.includes(word)) && has.some((part) => first.includes(part))),
  );
