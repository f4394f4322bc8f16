/** The marks to keep away from: brands (simple-icons, @iconify-json/logos) and interface glyphs (Phosphor). */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as simple from "simple-icons";
import type { Box, KnownMark } from "../src/vocabulary.ts";
import { readIconBody } from "./icon-body.ts";

export type KnownSource = {
  readonly mark: KnownMark;
  readonly d: string;
  readonly rule?: "evenodd";
  readonly box: Box;
};

const require = createRequire(import.meta.url);
type IconSet = {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  width: number;
  height: number;
};
const read = (path: string): IconSet => JSON.parse(readFileSync(path, "utf8")) as IconSet;

/** Interface clichés of the drawing rules: a mark that recalls one of these reads as a button. */
const INTERFACE =
  "wifi-high wifi-medium cell-signal-full broadcast rss chart-bar chart-line chart-pie chart-donut chart-pie-slice gear gear-six target crosshair spinner spinner-gap circle-notch list dots-three dots-nine grid-four squares-four play pause stop power plus minus x check caret-up caret-down caret-right caret-left caret-double-up caret-double-right arrow-up arrow-right house user magnifying-glass bell chat-circle chat share-network download upload cloud lock key eye heart star bookmark tag smiley smiley-sad mask-happy waveform sliders toggle-left battery-full bluetooth speaker-high microphone record crop corners-out sun moon-stars recycle first-aid lightning globe map-pin paper-plane image";

/** A logo wider than this is a word, not a mark. */
const WIDEST = 1.8;

export function* knownSources(): Generator<KnownSource> {
  for (const icon of Object.values(simple)) {
    if (typeof icon !== "object" || !("path" in icon)) continue;
    yield {
      mark: { id: `simple-icons:${icon.slug}`, name: icon.title, sort: "brand" },
      d: icon.path,
      box: { x: 0, y: 0, width: 24, height: 24 },
    };
  }
  const logos = read(require.resolve("@iconify-json/logos/icons.json"));
  for (const [name, icon] of Object.entries(logos.icons)) {
    const [width, height] = [icon.width ?? logos.width, icon.height ?? logos.height];
    if (width / height > WIDEST || height / width > WIDEST) continue;
    const path = readIconBody(icon.body, false);
    if (path)
      yield {
        mark: { id: `logos:${name}`, name, sort: "brand" },
        ...path,
        box: { x: 0, y: 0, width, height },
      };
  }
  const phosphor = read(require.resolve("@iconify-json/ph/icons.json"));
  for (const name of INTERFACE.split(" ")) {
    for (const icon of [`${name}-fill`, `${name}-bold`]) {
      const found = phosphor.icons[icon];
      const path = found && readIconBody(found.body);
      if (path)
        yield {
          mark: { id: `ph:${icon}`, name: icon, sort: "interface" },
          ...path,
          box: { x: 0, y: 0, width: 256, height: 256 },
        };
    }
  }
}
