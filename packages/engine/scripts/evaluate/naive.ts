/**
 * The naive baseline: a stock icon beside the name in a web font, coloured by hue and hue + 150°. What every
 * logo generator's users complain of, and what the engine must leave behind. Also a plain Design for tests.
 */

import { hash32 } from "../../src/dice.ts";
import { fromData } from "../../src/geometry/parse.ts";
import { bounds } from "../../src/geometry/path.ts";
import { hex } from "../../src/palette/colour.ts";
import {
  DARK_GROUND,
  forDark,
  inkFor,
  LIGHT_GROUND,
  PART_CONTRAST,
  readableOn,
  seenOn,
  tones,
} from "../../src/palette/tune.ts";
import { shapesBox, wordShapes } from "../../src/type/word.ts";
import type { Brief, Design, InkSet, Palette, Studio } from "../../src/vocabulary.ts";

const WEB_FONTS = ["poppins", "montserrat", "raleway", "roboto-slab", "playfair-display", "oswald"];
const MARK_HEIGHT = 100;
const CLEAR = 24;

export function naiveDesign(studio: Studio, brief: Brief, seed: number): Design {
  const name = brief.name?.value ?? "Logo";
  const dice = hash32(`${name} ${seed}`);
  const face = studio.face(WEB_FONTS[dice % WEB_FONTS.length]!)!;
  const word = brief.motifs?.value[0] ?? brief.trade?.value ?? "star";
  const motif = studio.findMotifs(word)[0] ?? studio.findMotifs("star")[0]!;
  const letters = studio.set({ text: name, face: face.id, weight: 700 });
  const wordmark = wordShapes(letters, "ink");
  const wordBox = shapesBox(wordmark);
  const markBox = bounds(fromData(motif.d));
  const markScale = MARK_HEIGHT / Math.max(markBox.height, 1);
  const wordScale = 0.08;
  const gap = 20;
  const wordLeft = CLEAR + markBox.width * markScale + gap;
  const middle = CLEAR + MARK_HEIGHT / 2;
  return {
    kind: "design",
    version: 1,
    seed,
    name,
    tagline: null,
    lockup: {
      kind: "side",
      box: {
        x: 0,
        y: 0,
        width: wordLeft + wordBox.width * wordScale + CLEAR,
        height: MARK_HEIGHT + 2 * CLEAR,
      },
      clear: CLEAR,
      mark: { x: CLEAR - markBox.x * markScale, y: CLEAR - markBox.y * markScale, scale: markScale },
      wordmark: {
        x: wordLeft - wordBox.x * wordScale,
        y: middle + (letters.capHeight * wordScale) / 2,
        scale: wordScale,
      },
      tagline: null,
    },
    palette: naivePalette(dice % 360, brief),
    type: {
      face: face.id,
      family: face.family,
      class: face.classes[0]!,
      script: letters.script,
      weights: { heading: 700, body: 400 },
      weight: 700,
      case: "typed",
      tracking: 0,
      measure: face.measures[700]!,
      word: { text: name, shapes: wordmark, box: wordBox },
      edit: null,
      tagline: null,
    },
    mark: {
      family: "naive-icon",
      motifs: [word],
      parameters: { icon: motif.id },
      depends: ["motif"],
      shapes: [{ d: motif.d, ink: "primary", ...(motif.rule ? { rule: motif.rule } : {}) }],
      box: markBox,
      favicon: null,
    },
    concept: { idea: "an icon beside a word", carriers: [word], because: [] },
  };
}

function naivePalette(hue: number, brief: Brief): Palette {
  const [first, second] = brief.colors?.value ?? [];
  const primary = seenOn(first?.hex ?? hex({ l: 0.58, c: 0.16, h: hue }), LIGHT_GROUND, PART_CONTRAST);
  const secondary = seenOn(
    second?.hex ?? hex({ l: 0.58, c: 0.14, h: hue + 150 }),
    LIGHT_GROUND,
    PART_CONTRAST,
  );
  const set = (ground: string, tune: (colour: string) => string, variant: "light" | "dark"): InkSet => {
    const ink = inkFor(primary, variant);
    const tuned = tune(primary);
    return {
      primary: tuned,
      secondary: tune(secondary),
      ink,
      ...tones(tuned, ground),
      pale: variant === "light" ? "#f1f3f5" : "#22252b",
      ground,
      onPrimary: readableOn(tuned, ink),
    };
  };
  const light = set(LIGHT_GROUND, (colour) => colour, "light");
  return {
    kind: "palette",
    scheme: "naive",
    primary,
    secondary,
    ink: light.ink,
    light,
    dark: set(DARK_GROUND, forDark, "dark"),
    adjusted: [],
  };
}
