/**
 * Whether what was stated exactly came out so: colours, their roles, contrasts and the name's spelling. All of it is read
 * from the files (pixels and outlines of the SVG, the named colours), never from what the engine says of itself.
 *
 * Labels of `exact.txt` and `exact-held-out.txt`: `n` the name as it is to be set (`a|b`: either), `c` the colours in their order (a hex, a CSS name, or `~` and the
 * hexes a name is known by), `r` roles by the colours' numbers: `letters`, `mark`, `plate`, `inside`, `only`.
 * ` >>> ` parts a prompt from its refinement; `\uXXXX` stands for a character that cannot be seen.
 */

import { designFromPrompt } from "../../src/index.ts";
import { contrast, distance, readHex } from "../../src/palette/colour.ts";
import type { Assets, Design, Studio } from "../../src/vocabulary.ts";
import { areasOf, code, edgesOf, hexOf, NOTHING, partOf, pixelsOf, sharesOf } from "./exact-pixels.ts";
import { setAs } from "./exact-spelling.ts";
import type { LabelledPrompt } from "./labelled.ts";

export type Demand = "hex" | "css" | "other colours" | "roles" | "kept on dark" | "contrast" | "as typed";

export type ExactMiss = { readonly demand: Demand; readonly prompt: string; readonly what: string };

export type ExactScore = {
  readonly tally: ReadonlyMap<Demand, { readonly met: number; readonly of: number }>;
  readonly misses: readonly ExactMiss[];
};

type Wish = { readonly demand: "hex" | "css" | "other colours"; readonly known: readonly string[] };

/** How far a colour may be from one a name is known by, in OKLab. */
const NEAR = 0.1;
/** Less of what is drawn nobody sees. */
const SEEN = { primary: 0.02, other: 0.005 };

const wishOf = (cell: string): Wish => {
  if (cell.startsWith("~")) return { demand: "other colours", known: cell.slice(1).split("|") };
  if (cell.startsWith("#")) return { demand: "hex", known: [cell] };
  return { demand: "css", known: [readHex(cell)!] };
};

const isWished = ({ demand, known }: Wish, used: string): boolean =>
  demand === "other colours" ? known.some((hex) => distance(hex, used) <= NEAR) : known.includes(used);

const wishesOf = (cell: string | undefined): readonly Wish[] => cell?.split(",").map(wishOf) ?? [];

const rolesOf = (cell: string | undefined): ReadonlyMap<string, number> =>
  new Map(
    (cell?.split(" ") ?? []).map((each) => {
      const [role = "", number = "1"] = each.split(":");
      return [role, Number(number) - 1];
    }),
  );

/** The stated colour is the brand's at its place, and to be seen in the logo for light grounds. */
function colourMet(wish: Wish, index: number, roles: ReadonlyMap<string, number>, assets: Assets): boolean {
  const places = [assets.primary_color, assets.secondary_color];
  // Where roles are stated, which of the two is called first is open; a third colour need only be seen.
  const allowed = roles.size > 0 || index > 1 ? places : [places[index]!];
  const shares = sharesOf(pixelsOf(assets.logo_svg));
  const seen = (hex: string) =>
    (shares.get(code(hex)) ?? 0) >= (hex === assets.primary_color ? SEEN.primary : SEEN.other);
  if (index > 1) return [...shares.keys()].map(hexOf).some((hex) => isWished(wish, hex) && seen(hex));
  return allowed.some((hex) => isWished(wish, hex) && seen(hex));
}

/** Where a colour can be read on dark grounds, it stays. */
function keptOnDark(wish: Wish, { logo_svg_dark }: Assets): boolean | null {
  if (wish.demand === "other colours" || contrast(wish.known[0]!, "#0b0d12") < 4.5) return null;
  return sharesOf(pixelsOf(logo_svg_dark)).has(code(wish.known[0]!));
}

function roleMet(
  role: string,
  wish: Wish,
  wishes: readonly Wish[],
  roles: ReadonlyMap<string, number>,
  svg: string,
): boolean {
  const whole = pixelsOf(svg);
  const shareIn = (names: readonly string[]) =>
    [...sharesOf(pixelsOf(partOf(svg, names)))]
      .filter(([value]) => isWished(wish, hexOf(value)))
      .reduce((sum, [, share]) => sum + share, 0);
  switch (role) {
    case "letters":
      return shareIn(["wordmark"]) > 0.6;
    case "mark":
      return shareIn(["plate", "mark", "fill"]) > 0.1 || shareIn(["mark", "fill"]) > 0.1;
    case "only":
      return [...sharesOf(whole)].every(([value, share]) => isWished(wish, hexOf(value)) || share < 0.002);
    case "plate":
      return shareIn(["plate", "mark", "fill", "wordmark"]) > 0.25;
    default: {
      const plate = wishes[roles.get("plate") ?? -1];
      const own = (at: number) => whole.data[at] !== NOTHING && isWished(wish, hexOf(whole.data[at]!));
      const against = [...edgesOf(whole, own)].filter(
        ([value]) => value !== NOTHING && plate && isWished(plate, hexOf(value)),
      );
      return against.reduce((sum, [, share]) => sum + share, 0) > 0.6;
    }
  }
}

/** Every area that is large enough to be seen stands out from something around or inside it. */
function partsStandOut(svg: string, ground: string): boolean {
  const whole = pixelsOf(svg);
  const { labels, sizes } = areasOf(whole);
  const drawn = sizes.reduce((sum, size) => sum + size, 0);
  return sizes.every((size, label) => {
    if (size < drawn * 0.004) return true;
    const colour = hexOf(whole.data[labels.indexOf(label)]!);
    const edges = [...edgesOf(whole, (at) => labels[at] === label)];
    const strong = edges
      .filter(([value]) => contrast(colour, value === NOTHING ? ground : hexOf(value)) >= 3)
      .reduce((sum, [, share]) => sum + share, 0);
    return strong >= 0.15;
  });
}

/** Letters against whatever they stand on. */
function lettersRead(svg: string, ground: string): boolean {
  // A name is large text (docs/laws.md G3).
  return isRead(svg, ground, "wordmark", 3) && isRead(svg, ground, "tagline", 4.5);
}

function isRead(svg: string, ground: string, part: string, needed: number): boolean {
  const whole = pixelsOf(svg);
  const letters = pixelsOf(partOf(svg, [part]));
  const inked = new Set(letters.data);
  inked.delete(NOTHING);
  return [...inked].every((value) => {
    const edges = [...edgesOf(whole, (at) => letters.data[at] !== NOTHING && whole.data[at] === value)];
    const read = edges
      .filter(([next]) => contrast(hexOf(value), next === NOTHING ? ground : hexOf(next)) >= needed)
      .reduce((sum, [, share]) => sum + share, 0);
    return edges.length === 0 || read > 0.85;
  });
}

export const contrastsHold = ({ logo_svg, logo_svg_dark }: Assets): boolean =>
  (
    [
      [logo_svg, "#ffffff"],
      [logo_svg_dark, "#0b0d12"],
    ] as const
  ).every(([svg, ground]) => partsStandOut(svg, ground) && lettersRead(svg, ground));

const unseen = (text: string): string =>
  text.replace(/\\u([0-9a-f]{4})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

async function drawn(studio: Studio, prompt: string): Promise<{ design: Design; assets: Assets }> {
  const [first = "", second] = unseen(prompt).split(" >>> ");
  const brand = await designFromPrompt(studio, { prompt: first, watermark: false });
  return second === undefined
    ? brand
    : designFromPrompt(studio, { prompt: second, watermark: false, parent: brand });
}

export async function scoreExact(studio: Studio, prompts: readonly LabelledPrompt[]): Promise<ExactScore> {
  const tally = new Map<Demand, { met: number; of: number }>();
  const misses: ExactMiss[] = [];
  for (const { prompt, labels } of prompts) {
    const { design, assets } = await drawn(studio, prompt);
    const count = (demand: Demand, met: boolean, what: string) => {
      const row = tally.get(demand) ?? { met: 0, of: 0 };
      tally.set(demand, { met: row.met + (met ? 1 : 0), of: row.of + 1 });
      if (!met) misses.push({ demand, prompt, what });
    };
    const wishes = wishesOf(labels.c);
    const roles = rolesOf(labels.r);
    const got = `${assets.primary_color} ${assets.secondary_color}`;
    wishes.forEach((wish, index) => {
      count(wish.demand, colourMet(wish, index, roles, assets), `${wish.known[0]} among ${got}`);
      const kept = keptOnDark(wish, assets);
      if (kept !== null) count("kept on dark", kept, wish.known[0]!);
    });
    for (const [role, index] of roles) {
      const wish = wishes[index]!;
      count(
        "roles",
        roleMet(role, wish, wishes, roles, assets.logo_svg),
        `${role} ${wish.known[0]}, has ${got}`,
      );
    }
    count("contrast", contrastsHold(assets), got);
    const names = labels.n?.split("|") ?? [];
    const spelt = names.some((name) => setAs(studio, design, assets, name));
    if (names.length > 0) count("as typed", spelt, `${names[0]}, set “${design.type.word?.text ?? ""}”`);
  }
  return { tally, misses };
}

const ORDER: readonly Demand[] = [
  "hex",
  "css",
  "other colours",
  "roles",
  "kept on dark",
  "contrast",
  "as typed",
];

/** The shares as lines for `npm run evaluate`. */
export const tellExact = ({ tally }: ExactScore): string =>
  ORDER.flatMap((demand) => {
    const row = tally.get(demand);
    return row
      ? [
          `${demand.padEnd(16)}${((100 * row.met) / row.of).toFixed(1).padStart(6)} %   ${row.met} of ${row.of}`,
        ]
      : [];
  }).join("\n");
