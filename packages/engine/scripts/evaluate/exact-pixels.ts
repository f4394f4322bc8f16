/** A logo's file as pixels without blended edges: which colours one sees, and what each of them lies against. */

import { Resvg } from "@resvg/resvg-js";

export type Pixels = { readonly width: number; readonly height: number; readonly data: Int32Array };

/** Nothing is drawn there: the ground shows. */
export const NOTHING = -1;
const WIDTH = 420;

export const code = (hex: string): number => Number.parseInt(hex.slice(1), 16);
export const hexOf = (value: number): string => `#${value.toString(16).padStart(6, "0")}`;

export function pixelsOf(svg: string): Pixels {
  const crisp = svg.replace("<svg ", '<svg shape-rendering="crispEdges" ');
  const picture = new Resvg(crisp, {
    fitTo: { mode: "width", value: WIDTH },
    font: { loadSystemFonts: false },
  }).render();
  const { width, height, pixels } = picture;
  const data = new Int32Array(width * height).fill(NOTHING);
  for (let at = 0; at < data.length; at++)
    if (pixels[at * 4 + 3]! > 127)
      data[at] = (pixels[at * 4]! << 16) | (pixels[at * 4 + 1]! << 8) | pixels[at * 4 + 2]!;
  return { width, height, data };
}

const GROUP = /<g id="[^"]*-(plate|mark|fill|wordmark|tagline)"[^>]*>.*?<\/g>/gs;

/** The same file with these groups alone. */
export const partOf = (svg: string, names: readonly string[]): string =>
  svg.replace(GROUP, (group, name: string) => (names.includes(name) ? group : ""));

/** Which share of what is drawn each colour has. */
export function sharesOf({ data }: Pixels): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  let drawn = 0;
  for (const value of data) {
    if (value === NOTHING) continue;
    counts.set(value, (counts.get(value) ?? 0) + 1);
    drawn++;
  }
  return new Map([...counts].map(([value, count]) => [value, count / drawn]));
}

/** Of the edges between a colour and what is not it: which share lies against what. */
export function edgesOf(
  { width, height, data }: Pixels,
  inside: (at: number) => boolean,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  let all = 0;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      if (!inside(at)) continue;
      for (const next of [at - 1, at + 1, at - width, at + width]) {
        if (inside(next)) continue;
        counts.set(data[next]!, (counts.get(data[next]!) ?? 0) + 1);
        all++;
      }
    }
  return new Map([...counts].map(([value, count]) => [value, count / all]));
}

/** Connected areas of one colour, as a label for each pixel. */
export function areasOf({ width, data }: Pixels): {
  readonly labels: Int32Array;
  readonly sizes: readonly number[];
} {
  const labels = new Int32Array(data.length).fill(NOTHING);
  const sizes: number[] = [];
  const waiting: number[] = [];
  for (let start = 0; start < data.length; start++) {
    if (data[start] === NOTHING || labels[start] !== NOTHING) continue;
    const label = sizes.length;
    let size = 0;
    labels[start] = label;
    waiting.push(start);
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      size++;
      for (const next of [at - 1, at + 1, at - width, at + width]) {
        if (data[next] !== data[at] || labels[next] !== NOTHING) continue;
        labels[next] = label;
        waiting.push(next);
      }
    }
    sizes.push(size);
  }
  return { labels, sizes };
}
