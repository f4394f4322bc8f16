/** The marks to keep away from: brands (simple-icons, @iconify-json/logos) and interface glyphs (Phosphor). */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as simple from "simple-icons";
import type { Box, KnownMark } from "../src/vocabulary.ts";
import { readIconBody } from "./icon-body.ts";
import interfaceGlyphs from "./interface-glyphs.json" with { type: "json" };

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
  // Interface clichés of the drawing rules: a mark that recalls one of these reads as a button.
  for (const name of interfaceGlyphs) {
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
