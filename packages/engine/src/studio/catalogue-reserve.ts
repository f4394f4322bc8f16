/**
 * Families that people ask for by name, faces of rarer classes, and faces of further scripts. They are taken only when they
 * are asked for, so their mood is that of their class. A row: classes, then ids. Latin in the regular weight is taken;
 * with `+` bold and extended Latin too, or the weights that follow it; with `~` all weights, from the variable package.
 */

import type { Mood, TypeClass } from "../vocabulary.ts";
import type { CatalogueRow } from "./catalogue.ts";

type MoodNumbers = readonly [number, number, number, number, number, number];

/** Loud, new, grave, rich, sharp, machine in tenths, by the first class. */
const MOODS: { readonly [type in TypeClass]: MoodNumbers } = {
  sans: [-1, 3, 1, -3, 0, 1],
  grotesk: [0, 3, 2, -3, 1, 1],
  geometric: [0, 4, 0, -2, 0, 2],
  humanist: [-2, 2, 1, -2, -1, -2],
  rounded: [1, 3, -5, 0, -7, -3],
  serif: [-3, -4, 4, 3, 1, -4],
  didone: [1, -4, 5, 7, 6, -2],
  slab: [2, -1, 2, 1, 2, 0],
  mono: [0, 6, 2, 0, 3, 9],
  condensed: [6, 1, 3, 0, 5, 2],
  wide: [5, 7, 2, 2, 3, 6],
  script: [0, -3, -2, 6, -6, -9],
  display: [6, 1, -3, 5, 1, -2],
  "old-style": [-4, -8, 5, 5, 2, -7],
  typewriter: [0, -4, 1, 3, 1, 2],
  stencil: [5, 1, 4, 2, 5, 5],
  handwritten: [1, 0, -6, 2, -5, -10],
  blackletter: [4, -9, 6, 8, 8, -6],
  pixel: [4, 3, -4, 3, 6, 10],
};

export const moodOfClass = (type: TypeClass): Mood => {
  const [loud, fresh, grave, rich, sharp, machine] = MOODS[type].map((tenths) => tenths / 10) as [
    ...MoodNumbers,
  ];
  return { loud, new: fresh, grave, rich, sharp, machine };
};

const SHELVES: readonly (readonly [classes: string, faces: string])[] = [
  [
    "sans grotesk",
    "inter~ roboto~ ibm-plex-sans~ barlow+100,200,300,400,500,600,700,800,900 public-sans~ arimo~ karla~ archivo-black+ titillium-web+200,300,400,600,700,900",
  ],
  [
    "sans humanist",
    "open-sans~ lato+100,300,400,700,900 source-sans-3~ fira-sans+100,200,300,400,500,600,700,800,900 pt-sans+ nunito-sans~ oxygen alegreya-sans+100,300,400,500,700,800,900 carlito+",
  ],
  [
    "sans geometric",
    "be-vietnam-pro+100,200,300,400,500,600,700,800,900 questrial+ didact-gothic prompt+100,200,300,400,500,600,700,800,900 kanit+100,200,300,400,500,600,700,800,900 tenor-sans",
  ],
  [
    "condensed grotesk",
    "bebas-neue+ anton+ fjalla-one roboto-condensed~ archivo-narrow~ teko~ league-gothic staatliches fira-sans-condensed+300,400,500,600,700,800",
  ],
  ["wide sans", "michroma syncopate krona-one+ zen-dots"],
  ["wide display", "audiowide"],
  [
    "serif",
    "merriweather~ pt-serif+ noto-serif+ ibm-plex-serif+300,400,500,600,700 tinos+ libre-baskerville+ domine prata marcellus forum italiana caladea instrument-serif dm-serif-text yeseva-one",
  ],
  ["serif display", "dm-serif-display+ gloock"],
  [
    "old-style serif",
    "cormorant-garamond~ cormorant-infant crimson-text+400,600,700 spectral+200,300,400,500,600,700,800 libre-caslon-text libre-caslon-display cardo sorts-mill-goudy old-standard-tt",
  ],
  ["didone serif", "abril-fatface+ libre-bodoni~ gfs-didot"],
  ["slab", "arvo+ alfa-slab-one+ crete-round+ aleo~ bree-serif patua-one ultra bevan rye graduate"],
  [
    "mono",
    "roboto-mono~ source-code-pro~ fira-code~ inconsolata~ cousine+ dm-mono+300,400,500 share-tech-mono",
  ],
  ["typewriter mono", "courier-prime+ cutive-mono+"],
  ["typewriter slab", "special-elite+ cutive"],
  [
    "stencil display",
    "stardos-stencil allerta-stencil saira-stencil-one+ black-ops-one+ big-shoulders-stencil",
  ],
  ["blackletter display", "unifrakturmaguntia unifrakturcook pirata-one+ grenze-gotisch+ jacquard-24"],
  ["pixel display", "press-start-2p+ silkscreen pixelify-sans+ jersey-10 tiny5"],
  ["pixel mono", "vt323+"],
  ["rounded display", "sniglet chewy titan-one lilita-one+ comic-neue+ chango dynapuff+ cherry-bomb-one+"],
  ["rounded sans", "sour-gummy+400,700,900"],
  // Wood type of the west.
  ["slab display", "sancreek+ smokum+ arbutus+ holtwood-one-sc+"],
  // Uncials and other hands of scribes.
  ["blackletter display", "medievalsharp+ uncial-antiqua+"],
  ["serif display", "almendra+ metamorphous+ elsie+400,900 caprasimo+"],
  ["sans display", "federo gruppo+"],
  ["rounded sans", "m-plus-rounded-1c+100,300,400,500,700,800,900 dosis~"],
  [
    "display",
    "bangers righteous+ luckiest-guy bungee monoton limelight+ fugaz-one passion-one paytone-one creepster shrikhand boogaloo carter-one fontdiner-swanky bubblegum-sans+ racing-sans-one+ ranchers+ griffy+",
  ],
  [
    "script",
    "lobster-two kaushan-script+ satisfy courgette cookie yellowtail allura alex-brush parisienne+ tangerine pinyon-script mr-dafoe italianno damion playball grand-hotel yesteryear+ leckerli-one knewave+",
  ],
  [
    "handwritten script",
    "permanent-marker indie-flower shadows-into-light patrick-hand+ gochi-hand reenie-beanie homemade-apple rock-salt architects-daughter handlee gloria-hallelujah caveat-brush",
  ],
];

/** Faces drawn for a script; all that their packages hold of it. */
const BY_SCRIPT: readonly (readonly [
  classes: string,
  faces: string,
  from?: "variable" | "slices" | "regular",
])[] = [
  ["sans grotesk", "heebo"],
  ["sans grotesk", "noto-sans", "regular"],
  ["sans humanist", "anek-bangla anek-tamil noto-sans-thai", "variable"],
  ["serif", "frank-ruhl-libre", "variable"],
  ["sans geometric", "poiret-one", "regular"],
  ["display", "russo-one", "regular"],
  ["sans display", "tektur"],
  ["script", "marck-script lobster", "regular"],
  ["handwritten script", "bad-script mynerve neucha pangolin", "regular"],
  ["handwritten script", "kalam"],
  ["handwritten condensed", "amatic-sc"],
  ["rounded display", "comic-relief"],
  ["sans display", "reem-kufi"],
  ["handwritten serif", "aref-ruqaa"],
  ["display", "yatra-one", "regular"],
  ["rounded sans", "jua", "regular"],
  ["rounded display", "baloo-bhaijaan-2", "variable"],
  // Letters of a brush, and those that are taught with it.
  ["script handwritten", "ma-shan-zheng yuji-syuku lxgw-wenkai-tc nanum-brush-script", "regular"],
  ["serif", "nanum-myeongjo"],
  ["sans humanist", "nanum-gothic"],
  ["serif", "noto-serif-thai noto-serif-bengali noto-serif-tamil noto-naskh-arabic noto-serif-devanagari"],
  ["sans grotesk", "noto-sans-sc noto-sans-tc noto-sans-kr", "slices"],
  ["serif", "noto-serif-sc noto-serif-tc noto-serif-kr noto-serif-jp", "slices"],
];

const reserve = (
  id: string,
  classes: readonly TypeClass[],
  more: Pick<CatalogueRow, "source"> & Partial<CatalogueRow>,
): CatalogueRow => ({ id, classes, mood: moodOfClass(classes[0]!), reserve: true, ...more });

const listOf = <T>(
  rows: readonly (readonly [classes: string, faces: string, ...rest: T[]])[],
  make: (face: string, classes: readonly TypeClass[], rest: readonly T[]) => CatalogueRow,
): readonly CatalogueRow[] =>
  rows.flatMap(([classes, faces, ...rest]) =>
    faces.split(" ").map((face) => make(face, classes.split(" ") as TypeClass[], rest)),
  );

const REGULAR: readonly number[] = [400];
const REGULAR_AND_BOLD: readonly number[] = [400, 700];

/** Italics that are drawn, not slanted, of families that people ask for in italics. */
const ITALICS: readonly (readonly [family: string, classes: string])[] = [
  ["playfair-display", "didone serif"],
  ["cormorant-garamond", "old-style serif"],
  ["eb-garamond", "old-style serif"],
  ["lora", "serif"],
  ["libre-baskerville", "serif"],
  ["merriweather", "serif"],
  ["crimson-text", "old-style serif"],
  ["dm-serif-display", "serif display"],
  ["instrument-serif", "serif"],
  ["bodoni-moda", "didone serif"],
  ["source-serif-4", "serif"],
  ["fraunces", "serif display"],
];

export const RESERVE: readonly CatalogueRow[] = [
  ...listOf(SHELVES, (face, classes) => {
    const [, id = "", extended, weights = ""] =
      /^([a-z0-9-]*?[a-z0-9])([+~]?)((?:\d00,?)*)$/.exec(face) ?? [];
    return reserve(id, classes, {
      source:
        extended === "~"
          ? "variable"
          : weights !== ""
            ? weights.split(",").map(Number)
            : extended
              ? REGULAR_AND_BOLD
              : REGULAR,
      subsets: extended ? ["latin", "latin-ext", "vietnamese"] : ["latin"],
    });
  }),
  ...listOf(BY_SCRIPT, (id, classes, [from]) =>
    from === "slices"
      ? reserve(id, classes, { source: [], slices: `@fontsource-variable/${id}` })
      : reserve(id, classes, {
          source: from === "variable" ? from : from === "regular" ? REGULAR : REGULAR_AND_BOLD,
        }),
  ),
  ...ITALICS.map(([family, classes]) =>
    reserve(`${family}-italic`, classes.split(" ") as TypeClass[], {
      source: REGULAR_AND_BOLD,
      from: family,
      italic: true,
      subsets: ["latin"],
    }),
  ),
];
