/**
 * How many marks for prompts of two things show both, by the eye that measures. Labels: `m` is the first thing and `w` the second,
 * `|` parts words for the same. Each is looked for in the finished pixels: the guest in its own place, the host with that place
 * covered, and either in the whole.
 */

import { design } from "../../src/design.ts";
import { DRAWN_SIDE, fitted } from "../../src/judge/picture.ts";
import { type Plainness, plainness } from "../../src/judge/sight.ts";
import { seedOf } from "../../src/prompt.ts";
import { readPrompt } from "../../src/reader/built-in/prompt.ts";
import type { Box, Design, Eye, Studio } from "../../src/vocabulary.ts";
import { darknessOf } from "../eye/darkness.ts";
import { measuringEye } from "./eye.ts";
import type { LabelledPrompt } from "./labelled.ts";

type Row = {
  /** Whether the reader found two things. */
  readonly isRead: boolean;
  /** Whether the design says that it shows both, and where it does not, whether the Report says so. */
  readonly claims: boolean;
  readonly isReported: boolean;
  /** How plainly each is seen; null where the eye has no word for it. */
  readonly sights: readonly [Plainness | null, Plainness | null];
  /** Processor time of the design, in milliseconds. */
  readonly time: number;
};

export async function scorePairs(
  studio: Studio,
  prompts: readonly LabelledPrompt[],
  eye = measuringEye(),
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const { prompt, labels } of prompts) {
    const brief = await readPrompt(studio, prompt);
    const before = process.cpuUsage().user;
    const { design: made, report } = design(studio, brief, seedOf(prompt));
    const time = (process.cpuUsage().user - before) / 1000;
    const [first, second] = [labels.m, labels.w].map((label) => (label ?? "").split("|"));
    rows.push({
      isRead: brief.motifs?.source === "stated" && brief.motifs.value.length > 1,
      claims: new Set(made.mark?.motifs).size > 1,
      isReported: report.unmet.some(({ field }) => field === "motifs"),
      sights: [sightOf(eye, made, first!), sightOf(eye, made, second!)],
      time,
    });
  }
  return rows;
}

function sightOf(eye: Eye, made: Design, words: readonly string[]): Plainness | null {
  const rows = words.flatMap((word) => eye.rowsFor(word));
  if (rows.length === 0) return null;
  return Math.max(
    0,
    ...looksAt(made).flatMap((dark) => {
      const picture = fitted(dark);
      return picture ? [plainness(eye.look(picture), rows)] : [];
    }),
  ) as Plainness;
}

/** The whole, the whole with the guest's place covered by ground and by ink, and that place alone as it is and inverted. */
function looksAt({ mark, palette }: Design): readonly Float32Array[] {
  if (!mark) return [];
  const body = mark.shapes
    .map(
      ({ d, ink, rule }) => `<path d="${d}" fill="${palette.light[ink]}" fill-rule="${rule ?? "nonzero"}"/>`,
    )
    .join("");
  const whole = darknessOf(body, mark.box, true);
  if (mark.parameters.at === undefined) return [whole];
  const [x, y, width, height] = String(mark.parameters.at).split(" ").map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const guest: Box = { x, y, width, height };
  const guestOnly = darknessOf(body, guest, true);
  const most = Math.max(...guestOnly);
  return [
    whole,
    covered(whole, mark.box, guest, 0),
    covered(whole, mark.box, guest, Math.max(...whole)),
    guestOnly,
    guestOnly.map((dark) => most - dark),
  ];
}

function covered(whole: Float32Array, mark: Box, guest: Box, by: number): Float32Array {
  const side = Math.max(mark.width, mark.height);
  const [left, top] = [mark.x - (side - mark.width) / 2, mark.y - (side - mark.height) / 2];
  const unit = side / DRAWN_SIDE;
  return whole.map((dark, at) => {
    const x = left + ((at % DRAWN_SIDE) + 0.5) * unit;
    const y = top + (Math.floor(at / DRAWN_SIDE) + 0.5) * unit;
    const isUnder = x > guest.x && x < guest.x + guest.width && y > guest.y && y < guest.y + guest.height;
    return isUnder ? by : dark;
  });
}

/** The figures as lines for `npm run evaluate`. */
export function tellPairs(rows: readonly Row[]): string {
  const share = (count: number) => `${count} (${((100 * count) / Math.max(1, rows.length)).toFixed(0)} %)`;
  const seenBy =
    (least: Plainness) =>
    ({ claims, sights }: Row) =>
      claims && sights.every((sight) => (sight ?? 0) >= least);
  const one = rows.filter(({ claims }) => !claims);
  const times = rows.map(({ time }) => time).sort((a, b) => a - b);
  const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(0);
  return [
    `two things: ${rows.length} prompts; the reader finds two in ${share(rows.filter(({ isRead }) => isRead).length)}`,
    `  marks that say they show both ${share(rows.length - one.length)}; both seen among ten ${share(rows.filter(seenBy(1)).length)}, both first ${share(rows.filter(seenBy(3)).length)}`,
    `  of those that say so, the eye has no word for a thing in ${rows.filter(({ claims, sights }) => claims && sights.includes(null)).length}, and sees one of two or none in ${rows.filter((row) => row.claims && !row.sights.includes(null) && !seenBy(1)(row)).length}`,
    `  marks of one thing ${share(one.length)}: ${one.filter(({ isReported }) => isReported).length} say so, ${one.filter(({ isReported, isRead }) => !isReported && !isRead).length} were read as one`,
    `  processor time of a design: median ${at(0.5)} ms, 95th ${at(0.95)} ms`,
  ].join("\n");
}
