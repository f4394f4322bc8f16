import type { Brief } from "../vocabulary.ts";

/** Things that geometric variants show as plainly as a picture would: "family/variant" begins with the key. */
const SHOWS: Readonly<Record<string, string>> = {
  "dots/": "dot dots",
  "waves/": "wave waves water sea ocean",
  "sliced-disc/horizon": "sun sunset sunrise horizon",
  "sliced-disc/sunrise": "sun sunset sunrise horizon",
  "sliced-disc/eclipse": "moon eclipse planet",
  "sliced-disc/bowls": "bowl cup pot",
  "chevrons/roof-dot": "roof",
  "chevrons/stack": "arrow chevron",
  "tile-grid/four-leaves": "leaf leaves flower",
  "tile-grid/turning-leaves": "leaves star",
  "tile-grid/drops": "flower leaf petal",
  "tile-grid/pinwheel": "pinwheel windmill fan",
  "tile-grid/arches": "arch window arches building",
  "bars-circles/arch-sun": "arch door gate sun",
  "bars-circles/columns": "column temple building pillar",
  "bars-circles/sound": "sound music equalizer",
  "rings/pair": "ring rings link chain knot",
  "rings/orbit": "orbit planet circle",
  "rings/trefoil": "clover trefoil",
  "rings/vesica": "circles circle",
  "rings/clasp": "link chain knot",
  "arcs/arches": "arch rainbow door gate",
  "arcs/ripple": "ripple moon planet",
  "arcs/half-shift": "spiral shell",
  "arcs/labyrinth": "labyrinth maze target",
  "arcs/quarter": "rainbow",
  "fold/kite": "plane kite arrow",
  "fold/map": "map",
  "fold/book": "book page",
  "fold/gem": "diamond gem crystal",
  "fold/block": "cube box block",
  "fold/peak": "mountain peak pyramid",
  "fold/crown": "crown",
  "fold/star-four": "star compass",
  "fold/roof": "roof house arrow",
  "radial/petals": "flower petal blossom bloom",
  "radial/drops": "flower sun blossom",
  "radial/half-sun": "sun sunrise sunset",
  "radial/asterisk": "star asterisk spark snowflake",
  "radial/mill": "windmill pinwheel fan propeller",
  "radial/lotus": "lotus flower tulip",
  "letter-motif/sea": "wave waves sea ocean water",
  "letter-motif/ridge": "mountain mountains peak",
  "letter-motif/horizon": "horizon sun",
  "letter-motif/leaf": "leaf",
};

/** What may be taken to be in geometric variants by those who refuse it; who asks for a ball asks for no arch over one. */
const SUGGESTS: Readonly<Record<string, string>> = {
  "dots/": "circle ball",
  "waves/": "stripe line strip",
  "waves/clipped": "circle disc",
  "sliced-disc/": "circle disc ball",
  "bars-circles/": "circle ball dot disc stripe",
  "rings/": "circle ring",
  "arcs/": "circle arc",
  "arcs/ripple": "wave water",
  "radial/half-sun": "horizon ray",
  "tile-grid/": "square tile",
  "letter-motif/horizon": "circle",
};

const tableOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([key, shown]) => [key, new Set(shown.split(" "))] as const);
const TABLE = tableOf(SHOWS);
const BROAD_TABLE = [...TABLE, ...tableOf(SUGGESTS)];

/** The words of a refusal: "no mountain range" also means no mountain. */
const wordsOf = (thing: string): string[] => {
  const words = thing
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);
  // What makes exports loads this, and must not load what reads: things come here in the singular as a rule.
  return words.flatMap((word) => (word.endsWith("s") ? [word, word.slice(0, -1)] : [word]));
};

/** A thing that is asked for, as every candidate is asked: its names, and the keys of the table that it is shown by. */
export interface Wish {
  readonly thing: string;
  readonly names: ReadonlySet<string>;
  readonly keys: readonly string[];
  /** Whether what merely goes with it, or can be seen in it, counts too: for refusals. */
  readonly isBroad: boolean;
}

const wish = (thing: string, names: readonly string[], isBroad: boolean): Wish => ({
  thing,
  names: new Set(names),
  keys: (isBroad ? BROAD_TABLE : TABLE)
    .filter(([, shown]) => names.some((name) => shown.has(name)))
    .map(([key]) => key),
  isBroad,
});

/**
 * Worked out once a thing, not once a candidate: there are a thousand candidates. `names`: what the thing may be called,
 * which is grammar (`things/names.ts`) and not any word of it.
 */
export const wishFor = (thing: string, names: readonly string[]): Wish =>
  wish(thing, [thing.toLowerCase(), ...names.map((name) => name.toLowerCase())], false);

/** What is to be nowhere: any word of it counts. */
export const refusalOf = (thing: string): Wish => wish(thing, [thing.toLowerCase(), ...wordsOf(thing)], true);

export const refusalsOf = ({ avoid }: Brief): readonly Wish[] => (avoid?.value.motifs ?? []).map(refusalOf);

type Words = readonly string[];

/** A variant as it is asked: its name in full, what it is called, and all that it shows. */
export interface Shown {
  readonly id: string;
  readonly all: readonly Words[];
  readonly names: Words;
}

const NONE: Words = [];
const LOWERED = new WeakMap<Words, Words>([[NONE, NONE]]);

/** Made once a list: those of our own scenes are the same for every brand, and there are thousands. */
const lower = (words: Words = NONE): Words => {
  const before = LOWERED.get(words);
  if (before) return before;
  const lowered = words.map((word) => word.toLowerCase());
  LOWERED.set(words, lowered);
  return lowered;
};

/** What a variant says of itself (`family.ts`). */
interface Told {
  readonly id: string;
  readonly carriers?: readonly string[];
  readonly names?: readonly string[];
  readonly has?: readonly string[];
  readonly suggests?: readonly string[];
}

export const shownBy = (family: { readonly id: string }, variant: Told): Shown => ({
  id: `${family.id}/${variant.id}`,
  all: [lower(variant.carriers), lower(variant.has), lower(variant.suggests)],
  names: lower(variant.names ?? variant.carriers),
});

const hasAny = (words: Words, names: ReadonlySet<string>): boolean => {
  // A loop, not `some`: this is asked ten thousand times per brand, and each time would leave a function behind.
  for (const word of words) if (names.has(word)) return true;
  return false;
};

/** Whether a person asked for the thing would say that this variant shows it, or one who refused it that it is there. */
export const shows = ({ id, all, names }: Shown, wish: Wish): boolean => {
  if (wish.isBroad) {
    for (const words of all) if (hasAny(words, wish.names)) return true;
  } else if (hasAny(names, wish.names)) return true;
  for (const key of wish.keys) if (id.startsWith(key)) return true;
  return false;
};
