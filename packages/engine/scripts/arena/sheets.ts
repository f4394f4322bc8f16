/** Marks for blind sheets: alone, of one size, in an order that tells nothing. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dice } from "../../src/dice.ts";
import { designFromPrompt } from "../../src/prompt.ts";
import { inside } from "../../src/refine/replace-mark.ts";
import type { Box, Studio } from "../../src/vocabulary.ts";
import { loadPrompts } from "../evaluate/labelled.ts";
import type { Source } from "./score.ts";

export type Cell = {
  readonly source: Source;
  readonly prompt: string;
  readonly right: readonly string[];
  readonly body: string;
  readonly box: Box;
};

export type Drawing = {
  readonly seed: number;
  /** A folder with lists of its own, `things.txt` and `shops.txt`; the project's where there is none. */
  readonly prompts: string | undefined;
};

type IconSet = {
  readonly icons: {
    readonly [name: string]: { readonly body: string; readonly width?: number; readonly height?: number };
  };
  readonly width?: number;
  readonly height?: number;
};

const require = createRequire(import.meta.url);
const setOf = (name: string): IconSet =>
  JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), "utf8")) as IconSet;

/** One real logo and one stock icon for two marks of ours. */
const OTHERS = 0.5;
/** Stock icons of things that shops and stated wishes ask for. */
const STOCK =
  "paw bread-slice coffee bicycle flower scissors-cutting key camera owl fish leaf tooth anchor home bee candle barrel dog cat rocket umbrella guitar hammer tractor".split(
    " ",
  );

const shuffled = <T>(items: readonly T[], seed: number): readonly T[] => {
  const throws = dice(String(seed), "arena");
  const left = [...items];
  return items.map(() => left.splice(throws.between(0, left.length - 1), 1)[0]!);
};

async function ours(
  studio: Studio,
  set: "things" | "shops",
  count: number,
  { seed, prompts }: Drawing,
): Promise<readonly Cell[]> {
  const cells: Cell[] = [];
  for (const { prompt, labels } of shuffled(loadPrompts(set, prompts), seed)) {
    if (cells.length >= count) break;
    const { design } = await designFromPrompt(studio, { prompt, watermark: false });
    if (!design.mark) continue;
    const { shapes, box } = inside(design);
    const body = shapes.map(
      ({ d, rule, ink }) =>
        `<path d="${d}" fill="${design.palette.light[ink]}" fill-rule="${rule ?? "nonzero"}"/>`,
    );
    const right = (labels.m ?? "").split(",").map((word) => word.trim());
    cells.push({ source: set === "things" ? "stated" : "unstated", prompt, right, body: body.join(""), box });
  }
  return cells;
}

const fromSet = (name: string, icons: readonly string[], source: Source): readonly Cell[] => {
  const set = setOf(name);
  return icons.flatMap((icon) => {
    const found = set.icons[icon];
    if (!found) return [];
    const [width, height] = [found.width ?? set.width ?? 24, found.height ?? set.height ?? 24];
    return [{ source, prompt: icon, right: [], body: found.body, box: { x: 0, y: 0, width, height } }];
  });
};

export async function cellsOf(studio: Studio, count: number, drawing: Drawing): Promise<readonly Cell[]> {
  const { seed } = drawing;
  const others = Math.max(1, Math.round(count * OTHERS));
  // Symbols of one or two inks: what is wider than high is mostly a word.
  const logos = setOf("logos");
  const symbols = Object.entries(logos.icons).flatMap(([name, { body, width = 256, height = 256 }]) =>
    name.endsWith("-icon") &&
    Math.abs(width - height) < 0.25 * height &&
    body.length < 2500 &&
    !/gradient|url\(/i.test(body)
      ? [name]
      : [],
  );
  return shuffled(
    [
      ...(await ours(studio, "things", Math.ceil(count / 2), drawing)),
      ...(await ours(studio, "shops", Math.floor(count / 2), drawing)),
      ...fromSet("logos", shuffled(symbols, seed).slice(0, others), "real logo"),
      ...fromSet("mdi", shuffled(STOCK, seed).slice(0, others), "stock icon"),
    ],
    seed + 1,
  );
}

const [COLUMNS, ROWS, CELL, MARK] = [6, 4, 210, 156];

/** Pages of numbered marks. */
export function sheetOf(cells: readonly Cell[]): readonly string[] {
  const pages = Math.ceil(cells.length / (COLUMNS * ROWS));
  return Array.from({ length: pages }, (_, page) => {
    const shown = cells.slice(page * COLUMNS * ROWS, (page + 1) * COLUMNS * ROWS);
    const drawn = shown.map(({ body, box }, at) => {
      const [x, y] = [(at % COLUMNS) * CELL, Math.floor(at / COLUMNS) * CELL];
      const scale = MARK / Math.max(box.width, box.height);
      const [dx, dy] = [(CELL - box.width * scale) / 2, 14 + (MARK - box.height * scale) / 2];
      const number = page * COLUMNS * ROWS + at + 1;
      return `<g color="#222" transform="translate(${x + dx} ${y + dy}) scale(${scale}) translate(${-box.x} ${-box.y})">${body}</g><text x="${x + 6}" y="${y + 14}" font-size="12" font-family="DejaVu Sans" fill="#999">${number}</text>`;
    });
    const height = Math.ceil(shown.length / COLUMNS) * CELL;
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${COLUMNS * CELL}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${drawn.join("")}</svg>`;
  });
}
