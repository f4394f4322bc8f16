/**
 * The tagger: one small model that reads prompts and refinements in seventeen languages. It says of each stretch of text what
 * it is, and of a refinement what it asks for. `scripts/reader/` taught it; `data/tagger.bin.gz` holds its weights, a
 * signed byte each, behind a header with its pieces and the names of its outputs.
 */

import {
  LIKELY,
  type LogoSummary,
  type Span,
  type Tag,
  type Tagged,
  type TaggedSpan,
  type Tagger,
} from "../../vocabulary.ts";
import type { Arena } from "../minilm/arena.ts";
import { HALVES } from "../minilm/halves.ts";
import { layStep, type Multiplier, roomFor, type Step } from "../minilm/multiplier.ts";
import { layersOf, linearOf } from "../minilm/taught-layers.ts";
import { type LaidLayers, layLayers, Transformer } from "../minilm/transformer.ts";
import { type Size, WeightsFile } from "../minilm/weights.ts";
import { unzipped } from "../unzip.ts";
import { bestPath, type Stretch } from "./best-path.ts";
import { BEGIN, boundary, END, isCased, type Piece, PieceCutter } from "./pieces.ts";

type Outputs = {
  readonly tags: readonly Tag[];
  readonly roles: readonly TaggedSpan["role"][];
  readonly kinds: readonly string[];
  readonly asks: readonly string[];
};

type Header = Size &
  Outputs & {
    readonly segments: number;
    /** Numbers of a piece that the published model does not know, before they are lifted to its width. */
    readonly narrow: number;
    /** Those pieces, one per line. */
    readonly pieces: string;
  };

/** The weights as they lie in the memory that all threads share. */
export type LaidTagger = Outputs & {
  readonly pieces: string;
  readonly narrow: number;
  readonly others: Float32Array;
  /** By rows: of each number of the full width what each narrow one adds. */
  readonly lift: Float32Array;
  readonly places: Float32Array;
  readonly cases: Float32Array;
  readonly gaps: Float32Array;
  readonly segments: Float32Array;
  readonly layers: LaidLayers;
  readonly said: Step;
};

/** The published model's pieces, one per line, and a row of halves for each. */
export type PublishedWords = { readonly pieces: string; readonly vectors: Uint16Array };

const CASES = 8;
const GAPS = 4;
/** Pieces of a text that are read at once, and of each field of the logo's summary, whose rest is not read. */
const MOST_PIECES = 256;
/** Parts of a text that are read: four thousand characters of prose are five. */
const MOST_PARTS = 8;
const MOST_OF_A_FIELD = 24;
/** Machines may round differently, so numbers are kept in hundredths and every machine decides alike. */
const HUNDREDTHS = 100;
/** What the published model calls the pieces that are none: padding, unknown, begin, end, hidden. */
const SPECIAL_PIECES = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"];

export function layTagger(tables: Arena, file: string): LaidTagger {
  const weights = new WeightsFile<Header>(unzipped(file));
  const { width, longest, segments, narrow, pieces, tags, roles, kinds, asks } = weights.header;
  const kept = (rows: number, columns = width) => tables.keep(weights.table(rows, columns).values);
  // In the order of the file.
  const [others, lift, places] = [
    kept(pieces.split("\n").length, narrow),
    kept(width, narrow),
    kept(longest),
  ];
  const [cases, gaps, parts] = [kept(CASES), kept(GAPS), kept(segments)];
  const layers = layLayers(tables, layersOf(weights));
  const outputs = 1 + 2 * tags.length + roles.length + kinds.length + asks.length;
  const { table, bias } = linearOf(weights, outputs, width);
  const said = layStep(tables, table, bias);
  if (!weights.isAtEnd) throw new Error(`${file} is not of the form this version reads`);
  return {
    ...{ pieces, narrow, others, lift, places, cases, gaps, segments: parts, layers, said },
    ...{ tags, roles, kinds, asks },
  };
}

/** What a piece is at first, by its number: the published model's pieces come first, then the others. */
class FirstRows {
  readonly pieces: readonly string[];
  readonly #laid: LaidTagger;
  readonly #vectors: Uint16Array;
  /** Of a number the row of the published model. */
  readonly #rows: readonly number[];

  constructor(laid: LaidTagger, published: PublishedWords) {
    const known = published.pieces.split("\n").map((piece, row) => ({ piece, row }));
    const special = SPECIAL_PIECES.map((piece) => known.find((each) => each.piece === piece)!);
    const ordinary = known.filter(({ piece }) => !/^\[.*\]$/u.test(piece));
    this.#laid = laid;
    this.#vectors = published.vectors;
    this.#rows = [...special, ...ordinary].map(({ row }) => row);
    this.pieces = [...special, ...ordinary].map(({ piece }) => piece).concat(laid.pieces.split("\n"));
  }

  put(number: number, to: Float32Array, at: number): void {
    const { width } = this.#laid.layers.size;
    const row = this.#rows[number];
    if (row !== undefined)
      for (let n = 0; n < width; n++) to[at + n] = HALVES[this.#vectors[row * width + n]!]!;
    else this.#lift(number - this.#rows.length, to, at);
  }

  #lift(other: number, to: Float32Array, at: number): void {
    const { narrow, others, lift, layers } = this.#laid;
    for (let n = 0; n < layers.size.width; n++) {
      let sum = 0;
      for (let k = 0; k < narrow; k++) sum += others[other * narrow + k]! * lift[n * narrow + k]!;
      to[at + n] = sum;
    }
  }
}

/** With its own rows: what a thread reads does not touch what another reads. */
export function openTagger(laid: LaidTagger, published: PublishedWords, multiplier: Multiplier): Tagger {
  const { tags, roles, kinds, asks, said: step } = laid;
  const firstRows = new FirstRows(laid, published);
  const cutter = new PieceCutter(firstRows.pieces);
  const transformer = new Transformer(laid.layers, multiplier);
  const { longest } = laid.layers.size;
  const said = multiplier.region(roomFor(longest) * step.width);
  const classes = 1 + 2 * tags.length;
  const [kindsFrom, asksFrom] = [classes + roles.length, classes + roles.length + kinds.length];

  const read = (own: readonly Piece[], logo: LogoSummary | undefined, isWhole: boolean): Tagged => {
    const all = sequenceOf(cutter, own, logo).slice(0, longest);
    embed(laid, firstRows, all, transformer.rows.floats);
    transformer.run(all.length);
    multiplier.multiply(transformer.rows, step, said, all.length);
    // The first of them only says that the text begins.
    const row: Row = (piece, from, count) =>
      said.floats.subarray((piece + 1) * step.width + from, (piece + 1) * step.width + from + count);
    const words = wordsOf(own);
    const scores = words.map((pieces) => pieces.map((at) => row(at, 0, classes)));
    const path = pathWithName(scores, tags, isWhole && !logo, isCased(own));
    const spans = path.map(({ from: fromWord, to: toWord, tag, likelihood, surest }): TaggedSpan => {
      const [from, to] = [words[fromWord]![0]!, words[toWord - 1]!.at(-1)! + 1];
      const byRole = pooled(row, [from, to], [classes, roles.length], (a, b) => a + b);
      const byKind = pooled(row, [from, to], [kindsFrom, kinds.length], Math.max);
      return {
        tag: tags[tag]!,
        span: [own[from]!.start, own[to - 1]!.end],
        likelihood: rounded(BOUNDLESS.has(tags[tag]!) ? surest : likelihood),
        role: roles[byRole.indexOf(Math.max(...byRole))]!,
        kinds: kindsSaid(kinds, byKind, tags[tag]!, surest),
      };
    });
    return { spans, asks: logo ? askedOf(asks, own, row, asksFrom) : new Map() };
  };
  return {
    tag: (text, logo) => {
      const windows = windowsOf(text, cutter.cut(text).slice(0, MOST_PARTS * MOST_PIECES));
      return together(windows.map((window) => read(window, logo, windows.length === 1)));
    },
  };
}

/** What is there as surely as its surest word says, wherever it begins and ends: a form, a name, a thing that is refused. */
const BOUNDLESS: ReadonlySet<Tag> = new Set<Tag>(["form", "name", "no-thing", "thing"]);
/** What is a form as surely as this is one of the forms. */
const SURE_FORM = 0.5;
/** Kinds that are this much less likely than the likeliest are not meant beside it, and below this none is meant. */
const BESIDE = 2;
const LEAST = -6;
/** Few things stand in a place, and their places are heard faintly: of 150 things with none, one in twenty is given one at this. */
const LEAST_OF_PLACES = -1;

/** Those that are likelier than not; where none is, and one of the forms must be, the likeliest. Only a thing has a place. */
function kindsSaid(kinds: readonly string[], scores: ArrayLike<number>, tag: Tag, surest: number): string[] {
  const isSomeForm = tag === "form" && surest >= SURE_FORM;
  const ranked = kinds
    .map((kind, at) => ({ kind, score: scores[at]! }))
    .filter(({ kind }) => kind.startsWith("p.") === (tag === "thing"))
    .sort((a, b) => b.score - a.score);
  const said = ranked.filter(({ score }) => score > (tag === "thing" ? LEAST_OF_PLACES : 0));
  const best = ranked.find(({ kind }) => kind.startsWith("f."))?.score ?? LEAST;
  if (said.length > 0 || !isSomeForm || best <= LEAST) return said.map(({ kind }) => kind);
  return ranked
    .filter(({ kind, score }) => kind.startsWith("f.") && score > best - BESIDE)
    .map(({ kind }) => kind);
}

/** Nearly every prompt has a name. Where none was found at first, what may be one is likelier by this. */
const TIMES = 8;
/**
 * Of names that are read wrong in part, most are cut short. Where all words are written alike, nothing shows where a name ends,
 * and as many take in their neighbours.
 */
const TIMES_GOING_ON = { cased: 6, uncased: 2 };

function pathWithName(
  scores: readonly (readonly Float32Array[])[],
  tags: readonly Tag[],
  isExpected: boolean,
  isTelling: boolean,
): readonly Stretch[] {
  const name = tags.indexOf("name");
  const goesOn = { tag: name, times: TIMES_GOING_ON[isTelling ? "cased" : "uncased"] };
  const path = bestPath(scores, tags.length, { goesOn });
  const isFound = path.some(({ tag, likelihood }) => tag === name && likelihood >= LIKELY);
  if (isFound || !isExpected) return path;
  return bestPath(scores, tags.length, { goesOn, somewhere: { tag: name, times: TIMES } });
}

/** What the pieces of a stretch say together, output by output. */
function pooled(
  row: Row,
  [from, to]: Span,
  [first, count]: readonly [number, number],
  pool: (a: number, b: number) => number,
): readonly number[] {
  const best = [...row(from, first, count)];
  for (let at = from + 1; at < to; at++)
    row(at, first, count).forEach((value, place) => {
      best[place] = pool(best[place]!, value);
    });
  return best;
}

/** A text longer than was ever taught is read in parts, each up to the end of a sentence where one is near. */
function windowsOf(text: string, pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  if (pieces.length <= MOST_PIECES) return [pieces];
  const isEnd = (at: number) =>
    /[.!?;\n。！？؟।]\s*$/u.test(text.slice(pieces[at - 1]!.end - 1, pieces[at]!.start));
  let cut = MOST_PIECES;
  while (cut > MOST_PIECES / 2 && !isEnd(cut)) cut--;
  if (!isEnd(cut)) for (cut = MOST_PIECES; pieces[cut]!.isInside && cut > 1; ) cut--;
  return [pieces.slice(0, cut), ...windowsOf(text, pieces.slice(cut))];
}

function together(parts: readonly Tagged[]): Tagged {
  const asks = new Map<string, { readonly likelihood: number; readonly span: Span | null }>();
  for (const part of parts)
    for (const [ask, heard] of part.asks)
      if (heard.likelihood > (asks.get(ask)?.likelihood ?? -1)) asks.set(ask, heard);
  return { spans: parts.flatMap(({ spans }) => spans), asks };
}

/** The places of each word's pieces. */
function wordsOf(pieces: readonly Piece[]): readonly (readonly number[])[] {
  const words: number[][] = [];
  pieces.forEach(({ isInside }, at) => {
    // A part of a text may begin within a word that was longer than it.
    if (isInside && words.length > 0) words.at(-1)!.push(at);
    else words.push([at]);
  });
  return words;
}

type Row = (piece: number, from: number, count: number) => Float32Array;

/** A whole asks for what any of its pieces asks for, the boundaries included, as it was taught. */
function askedOf(asks: readonly string[], own: readonly Piece[], row: Row, from: number): Tagged["asks"] {
  return new Map(
    asks.map((ask, at) => {
      const scores = Array.from({ length: own.length + 2 }, (_, piece) => row(piece - 1, from + at, 1)[0]!);
      const sum = scores.reduce((total, score) => total + Math.exp(score), 0);
      const loudest = scores.slice(1, -1).reduce((best, score, piece, all) => {
        return score > all[best]! ? piece : best;
      }, 0);
      const piece = own[loudest];
      return [
        ask,
        { likelihood: rounded(sum / (1 + sum)), span: piece ? ([piece.start, piece.end] as const) : null },
      ];
    }),
  );
}

type Placed = Piece & { readonly segment: number };

/** The text, then what is said of the logo, field by field. */
function sequenceOf(cutter: PieceCutter, own: readonly Piece[], logo: LogoSummary | undefined): Placed[] {
  const placed = (pieces: readonly Piece[], segment: number) =>
    pieces.map((piece): Placed => ({ ...piece, segment }));
  const fields = logo ? [logo.name, logo.tagline, logo.shows, logo.colours, logo.letters, logo.layout] : [];
  return [
    ...placed([boundary(BEGIN), ...own, boundary(END)], 0),
    ...fields.flatMap((field, at) =>
      placed([...cutter.cut(field).slice(0, MOST_OF_A_FIELD), boundary(END)], at + 1),
    ),
  ];
}

/** What each piece is at first: itself, its place, how it is written, what stands before it, whose it is. */
function embed(laid: LaidTagger, first: FirstRows, pieces: readonly Placed[], rows: Float32Array): void {
  const { width } = laid.layers.size;
  pieces.forEach((piece, at) => {
    const place = at * width;
    const [written, gap, segment] = [piece.case * width, piece.gap * width, piece.segment * width];
    first.put(piece.id, rows, place);
    for (let n = 0; n < width; n++)
      rows[place + n]! +=
        laid.places[place + n]! +
        laid.cases[written + n]! +
        laid.gaps[gap + n]! +
        laid.segments[segment + n]!;
  });
}

const rounded = (value: number): number => Math.round(value * HUNDREDTHS) / HUNDREDTHS;
