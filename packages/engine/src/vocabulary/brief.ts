/**
 * Brief: what the prompt asks for, as plain data. Every later stage obeys what is `stated`; what
 * is `inferred` is a preference the search may weigh. The reader writes it, and everything that draws reads it.
 */

/** Whose characters a name in Han characters is written with: each is drawn in its own way. */
export type HanScript = "japanese" | "korean" | "chinese-simplified" | "chinese-traditional";

export type Source = "stated" | "inferred";

/** One understood wish, or null where the prompt is silent. `span`: [start, end) in the prompt, UTF-16. */
export type Field<T> = {
  readonly value: T;
  readonly source: Source;
  readonly span?: readonly [start: number, end: number];
} | null;

export type ColorWish = {
  /** Lower-case `#rrggbb`. */
  readonly hex: string;
  /** The word it was said with ("deep indigo", "#2b1b6f"). */
  readonly word: string;
  /** Whether it was given as a code; a name has its value too (docs/laws.md R3). */
  readonly exact: boolean;
  readonly role: "primary" | "secondary" | "any";
  /** What it was asked for: "charcoal letters", "white on navy", "only black". */
  readonly on?: ColorUse;
  /** What wears it, in English: one thing of the mark ("sheep"), or a part of it ("beak"); absent where nothing was said. */
  readonly of?: string;
  /** The letters that alone wear it; absent where none were named. */
  readonly run?: LetterRun;
};

/** Where letters of the name stand that are named by their place, or by what they are; and the slogan. */
export const LETTER_PLACES = [
  "first letter",
  "last letter",
  "initials",
  "ampersand",
  "full stop",
  "tagline",
] as const;
export type LetterPlace = (typeof LETTER_PLACES)[number];

/** Letters that were named: those that are written so in the name, or those at a place. */
export type LetterRun = { readonly text: string } | { readonly place: LetterPlace };

export type ColorUse = "letters" | "mark" | "plate" | "inside" | "only";

export type AvoidWish = {
  /** Colours not to use, as the hex at the middle of what was named. */
  readonly colors: readonly string[];
  /** Motif words not to draw. */
  readonly motifs: readonly string[];
  /** Style words not to follow ("gradients", "script", "corporate"). */
  readonly styles: readonly string[];
};

export type Form = "wordmark" | "monogram" | "symbol" | "abstract" | "emblem" | "line" | "mascot";

/**
 * A kind of concept that is preferred: a picture of the thing, the letter, what the name means, an emblem, the name alone, or a
 * figure that shows nothing. What is stated of the form comes first.
 */
export type Direction = "picture" | "letter" | "meaning" | "emblem" | "wordmark" | "abstract";

export type LockupKind = "side" | "stacked" | "emblem" | "mark" | "word";

/** What a mark can be held by. */
export const FRAME_KINDS = [
  "circle",
  "square",
  "rounded",
  "shield",
  "hexagon",
  "octagon",
  "oval",
  "diamond",
  "arch",
  "drop",
] as const;
export type Frame = (typeof FRAME_KINDS)[number];

export type MarkPlace = "left" | "right" | "above" | "below";

export type FormWish = {
  readonly form: Form | null;
  readonly lockup: LockupKind | null;
  /** The mark stands in it; absent where nothing was said. */
  readonly frame?: Frame;
  /** Whether the frame is to be a line or a filled field; absent where nothing was said. */
  readonly look?: "line" | "field";
  /** The letters of a monogram, in capitals; absent where they are left to the name. */
  readonly letters?: string;
  /** On which side of the name the mark stands; absent: where such a lockup has it. */
  readonly place?: MarkPlace;
  /** Whether its letters are to pass over and under each other; absent where nothing was said. */
  readonly interlaced?: true;
  /** Line art of that form: a monogram in lines. Where nothing else is asked for, the form itself is `line`. */
  readonly lines?: true;
};

export type TypeClass =
  | "sans"
  | "grotesk"
  | "geometric"
  | "humanist"
  | "rounded"
  | "serif"
  | "didone"
  | "slab"
  | "mono"
  | "condensed"
  | "wide"
  | "script"
  | "display"
  | "old-style"
  | "typewriter"
  | "stencil"
  | "handwritten"
  | "blackletter"
  | "pixel";

/** What letters call to mind; `data/letter-manners.json` says which faces do. */
export type LetterManner =
  | "legible"
  | "western"
  | "art-deco"
  | "art-nouveau"
  | "futuristic"
  | "retro"
  | "seventies"
  | "vintage"
  | "cute"
  | "childlike"
  | "playful"
  | "comic"
  | "brush"
  | "sign-painted"
  | "military"
  | "sporty"
  | "medieval"
  | "elegant"
  | "romantic"
  | "chunky"
  | "modern"
  | "plain"
  | "friendly"
  | "serious"
  | "poster"
  | "rustic"
  | "spooky"
  | "calm";

export type LetterCase = "lower" | "upper" | "title" | "typed";

/** A language whose capitals its letters do not tell. */
export type Casing = "tr";

export type TypeWish = {
  readonly classes: readonly TypeClass[];
  /** A family asked for by name. */
  readonly family: string | null;
  /** As in CSS: 100 is thin, 400 regular, 900 black. */
  readonly weight: number | null;
  readonly case: LetterCase | null;
  /** The language that the case was asked for in, where it has capitals of its own. */
  readonly casing?: Casing;
  readonly tracking: "tight" | "wide" | null;
  /** Italic letters asked for; absent where nothing was said. */
  readonly italic?: true;
  /** What the letters shall call to mind; absent where nothing was said. */
  readonly manners?: readonly LetterManner[];
  /** The prompt leaves another family to choose: "Garamond or something close". */
  readonly orLike?: true;
};

export const NO_TYPE: TypeWish = { classes: [], family: null, weight: null, case: null, tracking: null };

/** A point on six axes, each −1…1; the key names the pole at +1, the comment both. */
export type Mood = {
  /** calm … loud */ readonly loud: number;
  /** classic … new */ readonly new: number;
  /** playful … grave */ readonly grave: number;
  /** plain … rich */ readonly rich: number;
  /** soft … sharp */ readonly sharp: number;
  /** human … machine */ readonly machine: number;
};

/** How one thing stands to another that was asked for with it. */
export type Bond =
  | "within"
  | "atop"
  | "above"
  | "steam"
  | "under"
  | "behind"
  /** The guest is in front of the host, at its foot. */
  | "before"
  | "hanging"
  | "climbing"
  /** The guest goes around the host. */
  | "around"
  | "grown"
  | "part"
  | "fused"
  | "with"
  | "held"
  | "crossed"
  | "beside"
  | "between"
  | "made"
  | "copies";

/** What is bound to a thing where letters were asked for with it. */
export const LETTERS = "letters";

/** Two of the motifs in one mark: the guest stands to the host as was said. */
export type BondWish = {
  readonly how: Bond;
  /** A motif, or `LETTERS`. */
  readonly host: string;
  readonly guest: string;
  /** The part of the host that the guest takes the place of, or is on, in English: "wheel", "shell". Absent where none was named. */
  readonly part?: string;
  /** Of one thing that stands there several times, which then is host and guest: how often; absent for two. */
  readonly count?: CountWish["count"];
};

/** How a surface is divided between two colours; the second one's share is a part by this name. */
export type PatternKind = "stripe" | "spot" | "check";

/** A thing that is to be striped, spotted or checked; null: the mark, whatever it shows. */
export type PatternWish = { readonly kind: PatternKind; readonly thing: string | null };

/** How a thing stands, lies or looks, or which part of it is shown. */
export type Pose =
  | "sleeping"
  | "lying"
  | "curled"
  | "back"
  | "sitting"
  | "standing"
  | "one-leg"
  | "running"
  | "jumping"
  | "flying"
  | "swimming"
  | "howling"
  | "upside-down"
  | "looking-back"
  | "left"
  | "right"
  | "leaning"
  | "broken"
  | "head"
  | "whole"
  | "side"
  | "front";

/** A thing that is to be in a pose, and the words it was said with. */
export type PoseWish = { readonly thing: string; readonly pose: Pose; readonly words: string };

/** A thing that is to stand there several times. */
export type CountWish = {
  readonly thing: string;
  readonly count: 2 | 3 | 4 | 5;
  readonly isCrossed?: true;
};

export type Brief = {
  readonly kind: "brief";
  readonly version: 1;
  readonly name: Field<string>;
  readonly tagline: Field<string>;
  readonly colors: Field<readonly ColorWish[]>;
  /** Colours of single letters or words of the name, each with its `run`; absent where none have one. */
  readonly inks?: Field<readonly ColorWish[]>;
  readonly avoid: Field<AvoidWish>;
  readonly form: Field<FormWish>;
  readonly type: Field<TypeWish>;
  /** Nouns to draw, the most wanted first. */
  readonly motifs: Field<readonly string[]>;
  /** How the first two of them stand to each other; absent where nothing was said. */
  readonly bond?: Field<BondWish>;
  /** How further motifs stand to one of those; absent where nothing was said. */
  readonly bonds?: Field<readonly BondWish[]>;
  /** Motifs beside others that are to stand there several times; absent where none is. */
  readonly counts?: Field<readonly CountWish[]>;
  /** How motifs stand, lie or look; absent where nothing was said. */
  readonly poses?: Field<readonly PoseWish[]>;
  /** Motifs of which the prompt leaves the choice, group by group: "a jug or a vase". Absent where it leaves none. */
  readonly alternatives?: Field<readonly (readonly string[])[]>;
  /** What is to be striped, spotted or checked; absent where nothing is. */
  readonly patterns?: Field<readonly PatternWish[]>;
  readonly mood: Field<Mood>;
  /** What the brand does, in a word or two ("coffee roaster", "fintech"). */
  readonly trade: Field<string>;
  /** Absent where none was asked for. */
  readonly direction?: Field<Direction>;
  /** The script of a name in Han characters, which its prompt tells; absent where the name tells it. */
  readonly writing?: HanScript;
};

export const EMPTY_BRIEF: Brief = {
  kind: "brief",
  version: 1,
  name: null,
  tagline: null,
  colors: null,
  avoid: null,
  form: null,
  type: null,
  motifs: null,
  mood: null,
  trade: null,
};

export const NEUTRAL_MOOD: Mood = { loud: 0, new: 0, grave: 0, rich: 0, sharp: 0, machine: 0 };

export const isLineArt = ({ form }: Pick<Brief, "form">): boolean =>
  form?.value.form === "line" || form?.value.lines === true;
