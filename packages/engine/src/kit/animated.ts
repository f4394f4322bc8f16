/**
 * The logo as it arrives: the mark grows in, the name is wiped in, the tagline follows. The drawing is that of `logo.svg` to the
 * byte; a style is added that only says where each part comes from. So it ends in exactly the logo, and is the logo where
 * nothing moves: for readers who asked for less motion, and in programs that know no animation.
 */

import { artworkOf } from "../render/assets.ts";
import { renderSvg } from "../render/svg.ts";
import type { Design, PartName } from "../vocabulary.ts";

/** What arrives when, in milliseconds. */
const ARRIVALS: {
  readonly [part in PartName]: { readonly from: string; readonly at: number; readonly takes: number };
} = {
  plate: { from: "grown", at: 0, takes: 500 },
  mark: { from: "grown", at: 80, takes: 620 },
  fill: { from: "grown", at: 80, takes: 620 },
  wordmark: { from: "wiped", at: 480, takes: 720 },
  tagline: { from: "risen", at: 1000, takes: 500 },
};

/** Where each comes from. Where it goes to is not said: it is where it stands. */
const BEGINNINGS: { readonly [name: string]: string } = {
  grown: "opacity:0;scale:.86",
  wiped: "opacity:0;clip-path:inset(-10% 100% -10% -2%)",
  risen: "opacity:0;translate:0 12%",
};

export function animatedLogo(design: Design, watermark: boolean): string {
  const artwork = artworkOf(design, watermark);
  const svg = renderSvg(artwork, "light");
  const id = svg.match(/<title id="([^"]+)-title">/)![1]!;
  const rules = artwork.parts.map(({ name }) => {
    const { from, at, takes } = ARRIVALS[name];
    return `#${id}-${name}{transform-box:fill-box;transform-origin:center;animation:${from} ${takes}ms cubic-bezier(.2,.7,.2,1) ${at}ms backwards}`;
  });
  const used = new Set(artwork.parts.map(({ name }) => ARRIVALS[name].from));
  const keyframes = [...used].map((name) => `@keyframes ${name}{from{${BEGINNINGS[name]}}}`);
  const style = `<style>@media (prefers-reduced-motion:no-preference){${rules.join("")}}${keyframes.join("")}</style>`;
  return svg.replace("</title>", `</title>${style}`);
}
