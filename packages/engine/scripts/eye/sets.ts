/** Which icon sets teach which eye. Families stay together: sets that share drawings never meet in two groups. */

export type Group = "chooses" | "measures" | "test";

/** Under these an icon may teach; CC BY wants its authors named, which NOTICE does. */
const LICENCES = new Set(
  "MIT,Apache-2.0,ISC,BSD-3-Clause,CC0-1.0,OFL-1.1,Unlicense,CC-BY-4.0,CC-BY-3.0".split(","),
);
const CATEGORIES_OUT = new Set(["Logos", "Programming"]);
/** Flags, brands, loaders, chemistry, letters, coins, notation: no things. */
const SETS_OUT = new Set(
  "circle-flags,flag,flagpack,cif,svg-spinners,academicons,bpmn,bitcoin-icons,ginetex,geo,streamline-logos,fa-brands,fa6-brands,fa7-brands,websymbol,line-md,codex,formkit,il".split(
    ",",
  ),
);
/** Left out of both teachings. The first three are the engine's own shelf, so no eye knows its drawings by heart. */
const TEST = new Set(["ph", "mdi", "fluent-emoji-high-contrast", "iconoir", "healthicons"]);
/** Drawings of the test sets in another guise. */
const KIN_OF_TEST = new Set(["mdi-light", "fluent-emoji", "fluent-emoji-flat"]);

/** By the beginnings of their names. Whole families. */
const MEASURES =
  /^(?:fa(?:\d|-|$)|la$|pinhead|maki|temaki|osmic|roentgen|map$|gis|twemoji|emojione|streamline|tabler|keyline|fluent(?:$|-)|boxicons|bx|uil|uis|uim|uit|mingcute|hugeicons|glyphs|majesticons|eva|ion|famicons|vaadin|clarity|carbon|f7|whh|el$|oi|raphael|pixel|memory|teenyicons|gg|guidance|subway)/;

export function groupOf(
  set: string,
  info: { readonly category?: string; readonly license: { readonly spdx?: string } },
): Group | null {
  if (!LICENCES.has(info.license.spdx ?? "") || SETS_OUT.has(set) || KIN_OF_TEST.has(set)) return null;
  if (CATEGORIES_OUT.has(info.category ?? "")) return null;
  if (TEST.has(set)) return "test";
  return MEASURES.test(set) ? "measures" : "chooses";
}
