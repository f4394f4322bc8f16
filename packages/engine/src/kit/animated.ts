/**
 * The logo as it arrives: the mark grows in, the name is wiped in, the tagline follows. The drawing is that of `logo.svg` to the
 * byte; a style is added that only says where each part comes from. So it ends in exactly the logo, and is the logo where
 * nothing moves: for readers who asked for less motion, and in programs that know no animation.
 */

import { fromData } from "../geometry/parse.ts";
import { bounds, transform } from "../geometry/path.ts";
import { artworkOf } from "../render/assets.ts";
import { number, renderSvg } from "../render/svg.ts";
import type { Box, Design, Part, PartName } from "../vocabulary.ts";

type Way = "grown" | "wiped" | "risen";

/** What arrives how and when, in milliseconds. */
const ARRIVALS: {
  readonly [part in PartName]: { readonly way: Way; readonly at: number; readonly takes: number };
} = {
  plate: { way: "grown", at: 0, takes: 700 },
  frame: { way: "grown", at: 0, takes: 700 },
  mark: { way: "grown", at: 80, takes: 620 },
  fill: { way: "grown", at: 80, takes: 620 },
  wordmark: { way: "wiped", at: 480, takes: 720 },
  tagline: { way: "risen", at: 1000, takes: 500 },
};
const SMALLER = 0.86;

const boxOf = (parts: readonly Part[]): Box =>
  bounds(
    parts.flatMap(({ place: { x, y, scale }, shapes }) =>
      transform(
        shapes.flatMap(({ d }) => fromData(d)),
        [scale, 0, 0, scale, x, y],
      ),
    ),
  );

/** Where each comes from. It ends where it is drawn; only a wipe has to be told when everything is visible. */
function keyframes(way: Way, parts: readonly Part[]): string {
  const { x, y, width, height } = boxOf(parts);
  if (way === "wiped")
    return "from{opacity:0;clip-path:inset(-9% 102% -9% -2%)}to{clip-path:inset(-9% -2% -9% -2%)}";
  if (way === "risen") return `from{opacity:0;translate:0 ${number(height * 0.6)}px}`;
  // About its own middle by a move: its own origin would also turn the place where it stands.
  const move = [x + width / 2, y + height / 2].map((middle) => `${number(middle * (1 - SMALLER))}px`);
  return `from{opacity:0;translate:${move.join(" ")};scale:${SMALLER}}`;
}

export function animatedLogo(design: Design, watermark: boolean): string {
  const artwork = artworkOf(design, watermark);
  const svg = renderSvg(artwork, "light");
  const id = svg.match(/<title id="([^"]+)-title">/)![1]!;
  const rules = artwork.parts.map(({ name }) => {
    const { way, at, takes } = ARRIVALS[name];
    return `#${id}-${name}{animation:${id}-${way} ${takes}ms cubic-bezier(.2,.7,.2,1) ${at}ms backwards}`;
  });
  const ways = [...new Set(artwork.parts.map(({ name }) => ARRIVALS[name].way))].map((way) => {
    const parts = artwork.parts.filter(({ name }) => ARRIVALS[name].way === way);
    return `@keyframes ${id}-${way}{${keyframes(way, parts)}}`;
  });
  const style = `<style>@media (prefers-reduced-motion:no-preference){${rules.join("")}}${ways.join("")}</style>`;
  return svg.replace("</title>", `</title>${style}`);
}
