/**
 * The studio's own choice of faces: one row each. Chosen for character and for having at least two weights; the few
 * scripts with a single weight are marked by what the collected file holds. All are OFL. What is taken only when it is
 * asked for is in `catalogue-reserve.ts`.
 *
 * Mood columns, each −10…10: calm–loud, classic–new, playful–grave, plain–rich, soft–sharp, human–machine.
 */

import type { Mood, TypeClass } from "../vocabulary.ts";
import type { Subset } from "./faces.ts";

export type CatalogueRow = {
  readonly id: string;
  readonly classes: readonly TypeClass[];
  readonly mood: Mood;
  /** fontsource package: one variable font file per subset, or one file per weight. */
  readonly source: "variable" | readonly number[];
  /** Id of the package where it differs from the face's (two faces cut from one family). */
  readonly from?: string;
  /** Which of the package's axis files to take, and the values on the axes other than weight. */
  readonly axes?: { readonly file: string; readonly at: { readonly [tag: string]: number } };
  /** The package whose slices hold more characters than the collected files, or all of them. */
  readonly slices?: string;
  /** Only these of the package's subsets. */
  readonly subsets?: readonly Subset[];
  readonly italic?: true;
  readonly reserve?: true;
};

type MoodRow = readonly [
  loud: number,
  fresh: number,
  grave: number,
  rich: number,
  sharp: number,
  machine: number,
];

const row = (
  id: string,
  classes: string,
  [loud, fresh, grave, rich, sharp, machine]: MoodRow,
  more: Partial<Pick<CatalogueRow, "source" | "from" | "axes" | "slices">> = {},
): CatalogueRow => ({
  id,
  classes: classes.split(" ") as TypeClass[],
  mood: {
    loud: loud / 10,
    new: fresh / 10,
    grave: grave / 10,
    rich: rich / 10,
    sharp: sharp / 10,
    machine: machine / 10,
  },
  source: "variable",
  ...more,
});

const wide = (at: number) => ({ axes: { file: "wdth", at: { wdth: at } } });

export const CATALOGUE: readonly CatalogueRow[] = [
  // Sans, quiet to characterful.
  row("figtree", "sans geometric", [-4, 5, -1, -5, -4, 0]),
  row("albert-sans", "sans grotesk", [-4, 5, 1, -5, -1, 1]),
  row("outfit", "sans geometric", [-2, 6, -1, -4, -1, 2]),
  row("manrope", "sans geometric", [-2, 6, 2, -4, 0, 3]),
  row("hanken-grotesk", "sans grotesk", [-3, 4, 2, -5, 0, 0]),
  row("instrument-sans", "sans grotesk", [-1, 5, 3, -2, 2, 1]),
  row("geist", "sans grotesk", [-2, 8, 3, -4, 2, 6]),
  row("space-grotesk", "sans grotesk", [1, 8, 1, 1, 3, 7]),
  row("sora", "sans geometric", [0, 7, 1, -2, 0, 6]),
  row("inter-tight", "sans grotesk", [-1, 5, 4, -5, 1, 4]),
  row("dm-sans", "sans geometric", [-3, 5, 0, -4, -2, 0]),
  row("plus-jakarta-sans", "sans geometric", [-1, 6, 0, -2, -1, 1]),
  row("urbanist", "sans geometric", [-1, 6, 0, -3, 1, 2]),
  row("lexend", "sans geometric", [-3, 5, -2, -4, -3, 0]),
  row("red-hat-display", "sans geometric", [1, 6, 0, -1, 0, 2]),
  row("epilogue", "sans grotesk", [2, 5, 3, 0, 4, 1]),
  row("schibsted-grotesk", "sans grotesk", [1, 3, 5, 0, 2, -1]),
  row("bricolage-grotesque", "sans grotesk display", [4, 6, -3, 5, 2, -6], {
    axes: { file: "standard", at: { opsz: 48, wdth: 100 } },
  }),
  row("work-sans", "sans grotesk", [-1, 2, 1, -4, 0, 0]),
  row("libre-franklin", "sans grotesk", [1, -2, 4, -3, 1, 0]),
  row("onest", "sans humanist", [-2, 6, 0, -3, -2, 2]),
  row("rubik", "sans grotesk", [1, 5, -3, -1, -5, 1]),
  row("jost", "sans geometric", [0, -1, 3, -1, 4, 2]),
  row("kumbh-sans", "sans geometric", [-1, 5, 1, -2, 2, 2]),
  row("familjen-grotesk", "sans grotesk", [1, 6, 0, 2, 2, -1]),
  row("host-grotesk", "sans grotesk", [0, 7, 2, -1, 2, 3]),
  row("funnel-display", "sans geometric", [2, 8, 0, 2, 0, 5]),
  row("wix-madefor-display", "sans humanist", [-2, 6, 0, -2, -2, 1]),
  row("montserrat", "sans geometric", [1, 1, 2, -2, 1, 1]),
  row("raleway", "sans geometric", [-2, 1, 2, 1, 2, 0]),
  row("commissioner", "sans humanist", [-3, 2, 3, -3, 0, -1]),
  row("mulish", "sans humanist", [-4, 3, 0, -4, -2, -1]),
  row("cabin", "sans humanist", [-3, -1, 0, -2, -2, -5]),
  row("josefin-sans", "sans geometric", [-2, -4, 2, 4, 5, 0]),
  row("league-spartan", "sans geometric", [5, 3, 2, -2, 4, 2]),
  row("poppins", "sans geometric", [1, 4, -1, -3, -1, 1], {
    source: [100, 200, 300, 400, 500, 600, 700, 800, 900],
  }),
  row("darker-grotesque", "sans grotesk", [1, 6, 2, 1, 4, 1]),
  row("afacad", "sans humanist", [-3, 3, 1, 0, 0, -3]),
  row("gantari", "sans geometric", [0, 6, 0, -2, 1, 2]),
  row("radio-canada-big", "sans humanist", [2, 5, 0, 0, 0, -1]),
  row("reddit-sans", "sans humanist", [1, 5, -3, -2, -3, 0]),
  row("syne", "sans display", [5, 8, 0, 5, 4, 1]),
  // Rounded and playful.
  row("nunito", "rounded sans", [-3, 3, -4, -3, -8, -4]),
  row("quicksand", "rounded geometric", [-5, 4, -3, -3, -7, -1]),
  row("comfortaa", "rounded geometric", [-3, 6, -4, 0, -9, 2]),
  row("fredoka", "rounded display", [3, 4, -8, 0, -9, -4]),
  row("baloo-2", "rounded display", [5, 3, -8, 2, -9, -6]),
  row("gabarito", "sans geometric", [4, 6, -6, -1, -4, -1]),
  row("varela-round", "rounded sans", [-3, 3, -3, -4, -8, -1], { source: [400] }),
  row("grandstander", "rounded display", [5, 3, -9, 4, -8, -8]),
  row("gluten", "rounded display", [6, 5, -10, 5, -10, -9]),
  // Loud, wide, condensed, machine.
  row("archivo", "sans grotesk", [3, 2, 4, -3, 3, 2], wide(100)),
  row("archivo-wide", "wide grotesk", [7, 3, 5, 0, 5, 4], { from: "archivo", ...wide(125) }),
  row("archivo-narrow-cut", "condensed grotesk", [6, 1, 4, -1, 5, 2], { from: "archivo", ...wide(70) }),
  row("anybody", "wide display", [7, 7, 0, 3, 3, 5], wide(125)),
  row("big-shoulders", "condensed display", [8, 2, 5, 1, 7, 3]),
  row("unbounded", "wide display", [7, 9, -1, 3, -2, 6]),
  row("oswald", "condensed grotesk", [6, -1, 5, -2, 6, 2]),
  row("antonio", "condensed grotesk", [6, 3, 4, 0, 6, 3]),
  row("sofia-sans-extra-condensed", "condensed grotesk", [6, 4, 3, -1, 4, 2]),
  row("barlow-condensed", "condensed grotesk", [4, 3, 3, -2, 3, 4], {
    source: [100, 200, 300, 400, 500, 600, 700, 800, 900],
  }),
  row("saira", "sans grotesk", [4, 6, 3, 0, 4, 8], wide(112)),
  row("exo-2", "sans display", [3, 7, 1, 2, 3, 8]),
  row("oxanium", "sans display", [4, 8, 2, 3, 6, 9]),
  row("orbitron", "wide display", [5, 9, 2, 4, 4, 10]),
  row("chakra-petch", "sans display", [3, 7, 3, 2, 7, 9], { source: [300, 400, 500, 600, 700] }),
  row("handjet", "display mono pixel", [4, 8, -2, 5, 6, 10]),
  row("londrina-solid", "condensed display", [7, 0, -7, 4, -2, -8], { source: [300, 400, 900] }),
  // Serif.
  row("fraunces", "serif display", [2, 2, -1, 6, -3, -8], { axes: { file: "opsz", at: { opsz: 96 } } }),
  row("newsreader", "serif", [-3, -3, 6, 2, 2, -4], { axes: { file: "opsz", at: { opsz: 48 } } }),
  row("source-serif-4", "serif", [-3, -3, 5, 0, 1, -3], { axes: { file: "opsz", at: { opsz: 36 } } }),
  row("playfair-display", "didone serif", [0, -4, 5, 7, 5, -3]),
  row("cormorant", "serif old-style", [-6, -7, 5, 8, 5, -5]),
  row("bodoni-moda", "didone serif", [1, -5, 7, 8, 8, 1], { axes: { file: "opsz", at: { opsz: 28 } } }),
  row("imbue", "didone serif condensed", [2, -3, 5, 8, 7, 0], { axes: { file: "opsz", at: { opsz: 60 } } }),
  row("bitter", "slab serif", [1, -2, 3, 1, 0, -5]),
  row("lora", "serif", [-4, -3, 3, 3, -1, -6]),
  row("literata", "serif", [-3, -2, 4, 2, 0, -5], { axes: { file: "opsz", at: { opsz: 36 } } }),
  row("eb-garamond", "serif old-style", [-5, -9, 5, 5, 2, -7]),
  row("crimson-pro", "serif old-style", [-4, -5, 4, 3, 1, -5]),
  row("petrona", "serif", [-2, 0, 2, 4, 1, -4]),
  row("piazzolla", "serif", [2, 1, 2, 5, 5, -4]),
  row("cinzel", "serif display", [0, -9, 8, 7, 7, -3]),
  row("vollkorn", "serif old-style", [0, -6, 3, 3, 0, -7]),
  row("alegreya", "serif old-style", [-1, -5, 2, 5, 2, -8]),
  row("gelasio", "serif", [-3, -5, 5, 2, 1, -4]),
  row("noto-serif-display", "didone serif", [-2, -4, 6, 7, 5, -2]),
  row("young-serif", "serif display", [3, -2, 1, 5, -2, -7], { source: [400] }),
  row("texturina", "serif display", [4, -8, 5, 8, 7, -7], { axes: { file: "opsz", at: { opsz: 48 } } }),
  // Slab.
  row("roboto-slab", "slab", [1, 1, 3, -1, 1, 2]),
  row("zilla-slab", "slab", [0, 2, 2, 1, 2, 0], { source: [300, 400, 500, 600, 700] }),
  row("rokkitt", "slab", [3, -3, 2, 2, 3, 0]),
  row("josefin-slab", "slab geometric", [-2, -5, 2, 5, 4, 0]),
  row("hepta-slab", "slab", [3, -1, 4, 4, 2, 0]),
  // Mono.
  row("jetbrains-mono", "mono", [0, 7, 3, -1, 3, 9]),
  row("geist-mono", "mono", [-1, 8, 3, -2, 2, 9]),
  row("martian-mono", "mono wide", [4, 8, 3, 1, 3, 10], wide(112)),
  row("space-mono", "mono", [2, 5, 1, 5, 3, 8], { source: [400, 700] }),
  row("ibm-plex-mono", "mono slab", [0, 4, 4, 1, 3, 8], { source: [100, 200, 300, 400, 500, 600, 700] }),
  // Script. Most have one weight: the assets then name it twice.
  row("dancing-script", "script", [0, -3, -5, 6, -7, -10]),
  row("caveat", "script handwritten", [1, 1, -7, 2, -5, -10]),
  row("oleo-script", "script display", [4, -4, -5, 6, -6, -9], { source: [400, 700] }),
  row("pacifico", "script", [5, 0, -7, 4, -9, -9], { source: [400] }),
  row("great-vibes", "script", [-3, -8, 2, 9, -3, -9], { source: [400] }),
  row("sacramento", "script", [-3, -2, -3, 5, -5, -9], { source: [400] }),
  // Scripts beyond Latin. Greek and Cyrillic also come with many of the faces above.
  row("cairo", "sans geometric", [-1, 3, 2, -2, 1, 1]),
  row("el-messiri", "humanist display", [0, -1, 2, 4, 1, -3]),
  row("readex-pro", "sans geometric", [-3, 6, -2, -3, -5, 0]),
  row("amiri", "serif", [-4, -9, 5, 6, 1, -7], { source: [400, 700] }),
  row("vazirmatn", "sans humanist", [-3, 3, 1, -3, -2, 0]),
  row("anek-devanagari", "sans grotesk", [0, 6, 1, 0, 1, 1]),
  row("hind", "sans humanist", [-2, 1, 1, -3, 0, 0], { source: [300, 400, 500, 600, 700] }),
  row("eczar", "serif", [3, -1, 3, 5, 4, -5]),
  row("noto-sans-jp", "sans grotesk", [-1, 2, 3, -4, 1, 2], {
    source: [400, 700],
    slices: "@fontsource-variable/noto-sans-jp",
  }),
  row("zen-maru-gothic", "rounded sans", [-4, 3, -5, -2, -8, -5], { source: [400, 700] }),
  row("shippori-mincho", "serif", [-4, -6, 6, 5, 3, -5], { source: [400, 700] }),
];
