/**
 * Colours of single letters, words of the name or the slogan. They are put to a finished Design and taken off again, so that whatever
 * else changes it sees the letters as they would be without (docs/laws.md R3, F2).
 */

import { edgeAround } from "../adjust/edge.ts";
import { fromData } from "../geometry/parse.ts";
import { bounds } from "../geometry/path.ts";
import { contrast } from "../palette/colour.ts";
import { deepOf } from "../palette/deep.ts";
import { forDark, PART_CONTRAST, TEXT_CONTRAST } from "../palette/tune.ts";
import { EDGED_LETTER, heldParts, LETTER_EDGE } from "../render/held.ts";
import { letterInks as words } from "../report-words.ts";
import type {
  Brief,
  ColorWish,
  Design,
  HeldShapes,
  InkChange,
  InkSet,
  Letters,
  LineDesign,
  Palette,
  Role,
  Shape,
  Studio,
  Unmet,
} from "../vocabulary.ts";
import { isDot, type Range, rangesOf } from "./letter-runs.ts";
import { setName } from "./words.ts";

export type InkedLetters = { readonly design: Design; readonly unmet: readonly Unmet[] };

/** Of a stroke, the edge that goes around letters in a pale colour; between what is seen and what closes the gap to the next letter. */
const EDGE = { ofStem: 0.22, least: 16, most: 28 };

/** Roles that nothing may be drawn in, the second colour first. */
const FREE: readonly Role[] = ["secondary", "tint", "shade", "pale", "ink"];

const wishesOf = ({ inks }: Brief): readonly ColorWish[] => inks?.value ?? [];

/** A name of which single letters have the only colours that were said is otherwise in near-black: no other hue comes in. */
export function withInkOfRest(brief: Brief): Brief {
  const [first] = wishesOf(brief);
  if (!first || brief.colors) return brief;
  const hex = deepOf(first.hex, brief.avoid?.value.colors ?? []);
  return { ...brief, colors: { value: [{ hex, word: hex, exact: false, role: "any" }], source: "stated" } };
}

/** A Design as it would be without colours of single letters. */
export function withoutLetterInks(design: Design): Design {
  const { uninked, ...type } = design.type;
  if (!uninked) return design;
  const { held: _, ...lockup } = design.lockup;
  return {
    ...design,
    palette: uninked.palette,
    type: { ...type, word: uninked.word, tagline: uninked.tagline },
    lockup: uninked.held ? { ...lockup, held: uninked.held } : lockup,
  };
}

/** A Design with each letter in the colour that was asked for it, and what could not be inked so. */
export function withLetterInks(studio: Studio, bare: Design, brief: Brief): InkedLetters {
  const wishes = wishesOf(brief);
  if (wishes.length === 0) return { design: bare, unmet: [] };
  const inking = new LetterInking(studio, bare);
  const unmet = wishes.flatMap((wish) => inking.ink(wish) ?? []);
  return { design: inking.design(), unmet };
}

class LetterInking {
  readonly #bare: Design;
  readonly #glyphs: readonly GlyphShape[] | null;
  readonly #inks = new Map<number, Role>();
  readonly #dots = new Map<number, Role>();
  readonly #edges = new Map<Role, Role>();
  readonly #taken: Set<Role>;
  #palette: Palette;
  #tagline: Role | null = null;

  constructor(studio: Studio, bare: Design) {
    this.#bare = bare;
    this.#palette = bare.palette;
    this.#glyphs = glyphsOf(studio, bare);
    this.#taken = new Set(heldParts(bare).flatMap(({ shapes }) => shapes.map(({ ink }) => ink)));
  }

  /** Null where it is done. */
  ink(wish: ColorWish): Unmet | null {
    const { run } = wish;
    const { word, tagline } = this.#bare.type;
    const told = (why: string): Unmet => ({ field: "colors", wish: wish.word, why, did: words.asTheRest });
    if (!run) return null;
    if ("place" in run && run.place === "tagline")
      return tagline ? this.#inkTagline(wish, told) : told(words.noTagline);
    if (!word) return told(words.noName);
    const ranges = rangesOf(run, word.text);
    if (ranges.length === 0) return told(words.noSuchLetters("text" in run ? run.text : run.place));
    const named = (this.#glyphs ?? []).flatMap(({ range }, at) =>
      ranges.some((each) => isIn(range, each)) ? [at] : [],
    );
    if (named.length === 0) return told(words.notApart);
    const role = this.#roleFor(wish.hex);
    if (!role) return told(words.tooMany);
    const inks = isDot(run, word.text) ? this.#dots : this.#inks;
    for (const at of named) inks.set(at, role);
    return null;
  }

  #inkTagline({ hex }: ColorWish, told: (why: string) => Unmet): Unmet | null {
    if (contrast(hex, this.#ground("light")) < TEXT_CONTRAST) return told(words.tooFaint);
    const role = this.#roleFor(hex, TEXT_CONTRAST);
    this.#tagline = role;
    return role ? null : told(words.tooMany);
  }

  /** What letters stand on. */
  #ground(variant: "light" | "dark"): string {
    const { hold, under } = this.#bare.lockup.held ?? {};
    const plate = hold?.letters ? under?.[0]?.ink : undefined;
    return this.#palette[variant][plate ?? "ground"];
  }

  /** A role that carries the colour on both grounds: one that has it, or one that nothing is drawn in. */
  #roleFor(hex: string, needed = PART_CONTRAST): Role | null {
    const ground = { light: this.#ground("light"), dark: this.#ground("dark") };
    const isOnPlate = ground.light === ground.dark || ground.dark !== this.#palette.dark.ground;
    const isSeenOnDark = contrast(hex, ground.dark) >= needed;
    const dark = isSeenOnDark || isOnPlate ? hex : forDark(hex);
    const same = [...this.#taken].find(
      (role) => this.#palette.light[role] === hex && this.#palette.dark[role] === dark,
    );
    const role = same ?? this.#free();
    if (!role) return null;
    this.#set(role, hex, dark);
    const isFaint = contrast(hex, ground.light) < needed || contrast(dark, ground.dark) < needed;
    if (isFaint && !this.#edges.has(role)) this.#edge(role, hex, ground, isOnPlate);
    return role;
  }

  #free(): Role | null {
    const isStated = (role: Role) =>
      this.#palette.stated?.includes(this.#palette.light[role]) &&
      this.#palette.light[role] !== this.#palette.primary;
    const free = FREE.filter((role) => !this.#taken.has(role));
    const role = free.find((each) => !isStated(each)) ?? free[0] ?? null;
    if (role) this.#taken.add(role);
    return role;
  }

  /** A pale colour lies on an edge in the colour of the other letters, or in near-black; on dark grounds it needs none. */
  #edge(
    role: Role,
    hex: string,
    ground: { readonly light: string; readonly dark: string },
    isOnPlate: boolean,
  ): void {
    const edge = this.#free();
    if (!edge) return;
    const { light } = this.#palette;
    const base = light[leadOf(this.#bare.type.word)];
    const isHolding = contrast(base, hex) >= PART_CONTRAST && contrast(base, ground.light) >= PART_CONTRAST;
    const deep = isOnPlate ? light.onPrimary : deepOf(hex);
    this.#set(edge, isHolding ? base : deep, isOnPlate ? (isHolding ? base : deep) : ground.dark);
    this.#edges.set(role, edge);
  }

  #set(role: Role, light: string, dark: string): void {
    const palette = this.#palette;
    const stated = [...new Set([...(palette.stated ?? []), light])];
    this.#palette = {
      ...palette,
      ...(role === "secondary" || role === "ink" ? { [role]: light } : {}),
      light: { ...palette.light, [role]: light } satisfies InkSet,
      dark: { ...palette.dark, [role]: dark } satisfies InkSet,
      stated,
    };
  }

  design(): Design {
    const { type, lockup, palette } = this.#bare;
    const { word, tagline } = type;
    if (this.#inks.size === 0 && this.#dots.size === 0 && !this.#tagline) return this.#bare;
    const roles = new Set([
      ...this.#inks.values(),
      ...this.#dots.values(),
      ...(this.#tagline ? [this.#tagline] : []),
    ]);
    const kept = (change: InkChange | null): InkChange | null =>
      change && {
        ...change,
        ...Object.fromEntries([...roles, ...this.#edges.values()].map((role) => [role, role])),
      };
    const held: HeldShapes | undefined = lockup.held && {
      ...lockup.held,
      hold: { ...lockup.held.hold, letters: kept(lockup.held.hold.letters) },
    };
    return {
      ...this.#bare,
      palette: this.#palette,
      lockup: held ? { ...lockup, held } : lockup,
      type: {
        ...type,
        word: word && this.#inked(word),
        tagline: tagline && this.#tagline ? inkedIn(tagline, this.#tagline) : tagline,
        uninked: { word, tagline, palette, ...(lockup.held ? { held: lockup.held } : {}) },
      },
    };
  }

  #inked(word: LineDesign): LineDesign {
    const edge = Math.min(EDGE.most, Math.max(EDGE.least, this.#bare.type.measure.stem * EDGE.ofStem));
    const edges: Shape[] = [];
    const onEdge = (shape: Shape): Shape => {
      const ink = this.#edges.get(shape.ink);
      if (!ink) return shape;
      const around = edgeAround(shape, edge);
      if (around) edges.push({ ...around, ink, of: LETTER_EDGE });
      return around ? { ...shape, of: EDGED_LETTER } : shape;
    };
    const shapes = word.shapes.flatMap((shape, at): readonly Shape[] => {
      const [ink, dot] = [this.#inks.get(at), this.#dots.get(at)];
      const own = ink ? { ...shape, ink } : shape;
      return (dot ? withDot(own, dot) : [own]).map((each) => (each.ink === shape.ink ? each : onEdge(each)));
    });
    return { ...word, shapes: [...edges, ...shapes] };
  }
}

type GlyphShape = { readonly range: Range };

/** What each outline of the name stands for; null where they are no longer one for each letter. */
function glyphsOf(studio: Studio, { type, lockup }: Design): readonly GlyphShape[] | null {
  const face = studio.face(type.face);
  const { word, weight, tracking, lines: stated } = type;
  if (!word || !face) return null;
  const isRound = lockup.kind === "emblem";
  const lines: readonly Letters[] = isRound
    ? [studio.set({ text: word.text, face: face.id, weight, tracking })]
    : setName(studio, { ...type, face, text: word.text, ...(stated === undefined ? {} : { lines: stated }) });
  let from = 0;
  const glyphs = lines.flatMap((line) => {
    const at = word.text.indexOf(line.text, from);
    from = at + line.text.length;
    return line.glyphs
      .filter(({ d }) => d !== "")
      .map(({ cluster, text }): GlyphShape => ({ range: [at + cluster, at + cluster + text.length] }));
  });
  return glyphs.length === word.shapes.length ? glyphs : null;
}

const isIn = ([from, to]: Range, [start, end]: Range): boolean => from >= start && to <= end;

const inkedIn = (line: LineDesign, ink: Role): LineDesign => ({
  ...line,
  shapes: line.shapes.map((shape) => ({ ...shape, ink })),
});

/** The ink most of a line is set in. */
function leadOf(line: LineDesign | null): Role {
  const counts = new Map<Role, number>();
  for (const { ink, d } of line?.shapes ?? []) counts.set(ink, (counts.get(ink) ?? 0) + d.length);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? "ink";
}

/** A letter with the highest of its separate outlines in an ink of its own. */
function withDot(shape: Shape, ink: Role): readonly Shape[] {
  const pieces = shape.d.match(/M[^M]*/gu) ?? [];
  if (pieces.length < 2) return [shape];
  const tops = pieces.map((piece) => bounds(fromData(piece)).y);
  const dot = tops.indexOf(Math.min(...tops));
  return [
    { ...shape, d: pieces.filter((_, at) => at !== dot).join("") },
    { ...shape, d: pieces[dot]!, ink },
  ];
}
