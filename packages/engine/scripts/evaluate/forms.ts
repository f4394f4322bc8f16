/**
 * Whether a logo has the form that was asked for, read from its file: which groups there are, where they stand, how wide
 * the strokes are, what the outline is, which letters the mark can be read as. What the engine says of itself is not asked.
 *
 * Labels of `forms.txt` and `forms-held-out.txt`: `n` the name (`a|b`: either), `t` the tagline, `f` the forms: `word`,
 * `symbol`, `abstract`, `monogram:AB` (`AB|A`: either), `emblem`, `line`, `thin`, `mascot:animal`,
 * `frame:circle|square|shield|any`, `below` (the tagline), `thing:word` (still seen in that form).
 */

import { join } from "node:path";
import { designFromPrompt } from "../../src/index.ts";
import { fitted } from "../../src/judge/picture.ts";
import { plainness } from "../../src/judge/sight.ts";
import { loadEye, openEye } from "../../src/studio/eye/eye.ts";
import type { Assets, Eye, Studio } from "../../src/vocabulary.ts";
import { darknessOf } from "../eye/darkness.ts";
import { partOf } from "./exact-pixels.ts";
import { readsAs } from "./forms-letters.ts";
import { area, bitsOf, boxOfPart, filled, hasPart, hull, outlinesIn, widerThan } from "./forms-pixels.ts";
import type { LabelledPrompt } from "./labelled.ts";

const MEASURING = join(import.meta.dirname, "../eye/measuring.bin.gz");

/** Strokes up to these shares of the mark's longer side are lines, and thin ones; where lines meet they are wider. */
const LINE = 1 / 12;
const THIN = 1 / 16;
const JOINT = 1.3;
/** Of the ink, so much may be wider: a dot, an eye. */
const SOLID = 0.1;

type Tally = { met: number; of: number };
export type FormMiss = { readonly demand: string; readonly prompt: string; readonly got: string };
export type FormScore = { readonly tally: ReadonlyMap<string, Tally>; readonly misses: readonly FormMiss[] };

const MARK = ["plate", "mark", "fill"];

/** How like each other two outlines are. */
const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** The outline of the mark with all it encloses, as a frame: what shape it has, and whether something stands in it. */
function isFramed(svg: string, kind: string): boolean {
  const bits = bitsOf(svg, MARK);
  if (!bits) return false;
  const whole = filled(bits);
  const { width, height, data } = whole;
  const solidity = share(area(whole), area(hull(whole)));
  // A plate hides what stands on it: its content is told by the groups.
  const isHolding = hasPart(svg, "plate") || area(bits) < 0.97 * area(whole);
  const aspect = width / height;
  const rowWidth = (at: number) => {
    const row = data.subarray(Math.floor(at * height) * width, (Math.floor(at * height) + 1) * width);
    return (row.lastIndexOf(1) - row.indexOf(1)) / width;
  };
  let [both, either] = [0, 0];
  for (let at = 0; at < data.length; at++) {
    const [x, y] = [((at % width) + 0.5) / width - 0.5, (Math.floor(at / width) + 0.5) / height - 0.5];
    const inDisc = x * x + y * y <= 0.25 ? 1 : 0;
    both += inDisc & data[at]!;
    either += inDisc | data[at]!;
  }
  const isDisc = both / either > 0.95 && Math.abs(Math.log(aspect)) < 0.08;
  const isSquare = area(whole) > 0.9 * width * height && Math.abs(Math.log(aspect)) < 0.3;
  const isShield = solidity > 0.93 && rowWidth(0.9) < 0.75 * rowWidth(0.3) && rowWidth(0.1) > rowWidth(0.9);
  const shape = { circle: isDisc, square: isSquare, shield: isShield && !isDisc, any: solidity > 0.95 }[kind];
  return isHolding && shape === true;
}

/** The letters go around the mark, or stand inside its frame: their boxes lie in each other. */
function isEmblem(svg: string): boolean {
  const [word, mark] = [boxOfPart(svg, ["wordmark"]), boxOfPart(svg, MARK)];
  if (!word || !mark) return false;
  const common = (from: "x" | "y", size: "width" | "height") =>
    Math.max(
      0,
      Math.min(word[from] + word[size], mark[from] + mark[size]) - Math.max(word[from], mark[from]),
    );
  const both = common("x", "width") * common("y", "height");
  return both > 0.5 * Math.min(word.width * word.height, mark.width * mark.height);
}

const isLined = (svg: string, most: number): boolean => {
  const bits = bitsOf(svg, ["mark", "fill"]);
  return bits !== null && widerThan(bits, most * JOINT) < SOLID;
};

/** What the eye that measures makes of the mark. */
function look(eye: Eye, svg: string): Float32Array | null {
  const box = boxOfPart(svg, ["mark", "fill"]);
  if (!box) return null;
  const body = partOf(svg, ["mark", "fill"]).replace(/^<svg[^>]*>|<\/svg>$/g, "");
  const picture = fitted(darknessOf(body, box, true));
  return picture && eye.look(picture);
}

/** An eye that is this sure of a thing has seen one; figures of geometry are none. */
const SURE = 0.5;
const FIGURES =
  /^(?:circle|square|triangle|diamond|hexagon|ring|dot|line|shape|cube|arrow|star|grid|wave|spiral|cross|plus|arc|layers|stripes?|pattern|tile|abstract)s?$/;

function isAbstract(studio: Studio, eye: Eye, { logo_svg, font_family }: Assets, name: string): boolean {
  const seen = look(eye, logo_svg);
  if (!seen) return false;
  const most = Math.max(...seen);
  const first = eye.words[seen.indexOf(most)]!;
  const initial = [...name.toUpperCase()][0] ?? "";
  return (
    (most < SURE || FIGURES.test(first)) &&
    !(/[A-Z]/.test(initial) && readsAsPlainly(studio, logo_svg, initial, font_family))
  );
}

/** A ring is an O to whoever looks for one. */
const readsAsPlainly = (studio: Studio, svg: string, letter: string, family: string): boolean =>
  !/[OIVXTCQDLJUW]/.test(letter) && readsAs(studio, svg, letter, family) && outlinesIn(svg, "mark") <= 3;

const titleOf = (svg: string): string =>
  (/<title[^>]*>([^<]*)</.exec(svg)?.[1] ?? "").replaceAll("&amp;", "&");

/** Letters and digits of a text, of which each has at least one outline. */
const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

function met(
  demand: string,
  value: string,
  {
    studio,
    eye,
    assets,
    labels,
  }: { studio: Studio; eye: Eye; assets: Assets; labels: LabelledPrompt["labels"] },
): boolean {
  const svg = assets.logo_svg;
  switch (demand) {
    case "word":
      return hasPart(svg, "wordmark") && !hasPart(svg, "mark");
    case "symbol":
      return hasPart(svg, "mark") && !hasPart(svg, "wordmark") && !hasPart(svg, "tagline");
    case "abstract":
      return isAbstract(studio, eye, assets, labels.n?.split("|")[0] ?? "");
    case "monogram":
      return value.split("|").some((letters) => readsAs(studio, svg, letters, assets.font_family));
    case "emblem":
      return isEmblem(svg);
    case "line":
      return isLined(svg, LINE);
    case "thin":
      return isLined(svg, THIN);
    case "frame":
      return isFramed(svg, value);
    case "below": {
      const [word, line] = [boxOfPart(svg, ["wordmark"]), boxOfPart(svg, ["tagline"])];
      return word !== null && line !== null && line.y >= word.y + word.height * 0.8;
    }
    case "mascot": {
      // Which animal a cartoon is, the eye tells less surely than that it is one.
      const seen = look(eye, svg);
      const first = seen && [...seen.keys()].sort((a, b) => seen[b]! - seen[a]!).slice(0, 10);
      return first?.some((row) => /animals|people/.test(eye.kinds[row]!)) ?? false;
    }
    default: {
      const [seen, rows] = [look(eye, svg), eye.rowsFor(value)];
      return seen !== null && rows.length > 0 && plainness(seen, rows) >= 1;
    }
  }
}

/** Forms that leave the name out. */
const NAMELESS = /\bsymbol\b/;

export async function scoreForms(studio: Studio, prompts: readonly LabelledPrompt[]): Promise<FormScore> {
  const eye = openEye(loadEye(MEASURING));
  const tally = new Map<string, Tally>();
  const misses: FormMiss[] = [];
  for (const { prompt, labels } of prompts) {
    const { assets, brief, design } = await designFromPrompt(studio, { prompt, watermark: false });
    const count = (demand: string, isMet: boolean) => {
      const row = tally.get(demand) ?? { met: 0, of: 0 };
      tally.set(demand, { met: row.met + (isMet ? 1 : 0), of: row.of + 1 });
      if (isMet) return;
      const { family, parameters } = design.mark ?? {};
      misses.push({
        demand,
        prompt,
        got: `${JSON.stringify(brief.form?.value ?? null)} ${design.lockup.kind} ${family} ${JSON.stringify(parameters ?? {})} “${design.type.word?.text ?? ""}” “${design.tagline ?? ""}” motifs ${brief.motifs?.value.join(",")}`,
      });
    };
    for (const each of labels.f?.split(",") ?? []) {
      const [demand = "", value = ""] = each.split(":");
      count(demand, met(demand, value, { studio, eye, assets, labels }));
    }
    const svg = assets.logo_svg;
    if (labels.t !== undefined)
      count("tagline", outlinesIn(svg, "tagline") >= lettersIn(labels.t) && titleOf(svg).endsWith(labels.t));
    if (labels.n !== undefined && !NAMELESS.test(labels.f ?? ""))
      count(
        "name there",
        hasPart(svg, "wordmark") && labels.n.split("|").some((name) => titleOf(svg).startsWith(name)),
      );
  }
  return { tally, misses };
}

/** Demands that are no forms, and are told apart. */
const BESIDES = new Set(["thing", "name there"]);

/** The shares as lines for `npm run evaluate`. */
export function tellForms({ tally }: FormScore): string {
  const rows = [...tally].sort(([a], [b]) => Number(BESIDES.has(a)) - Number(BESIDES.has(b)));
  const forms = rows.filter(([demand]) => !BESIDES.has(demand)).map(([, row]) => row);
  const all: Tally = {
    met: forms.reduce((sum, row) => sum + row.met, 0),
    of: forms.reduce((sum, row) => sum + row.of, 0),
  };
  return [["all forms", all] as const, ...rows]
    .map(
      ([demand, row]) =>
        `${demand.padEnd(16)}${((100 * row.met) / row.of).toFixed(1).padStart(6)} %   ${row.met} of ${row.of}`,
    )
    .join("\n");
}
