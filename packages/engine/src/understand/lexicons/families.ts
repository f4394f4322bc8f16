/** Families people ask for by name that the studio does not have: the class that comes nearest. */

import type { TypeClass } from "../../vocabulary.ts";
import { commas } from "../phrases.ts";

const BY_CLASS: readonly (readonly [type: TypeClass, families: string])[] = [
  [
    "grotesk",
    "Helvetica, Helvetica Neue, Arial, Univers, Akzidenz Grotesk, Franklin Gothic, DIN, Inter, Roboto, IBM Plex Sans, SF Pro, GT America, Graphik, Neue Haas Grotesk, Neue Haas, Aktiv Grotesk, Neue Montreal, Suisse, Trade Gothic, News Gothic, DIN Next, Akkurat, Acumin, Aeonik, Unica, Standard, Interstate",
  ],
  [
    "geometric",
    "Futura, Gotham, Avenir, Proxima Nova, Circular, Avant Garde, Century Gothic, Museo, Kabel, Brandon Grotesque, Brandon, Sofia Pro, Neutra, Neutraface, ITC Avant Garde, Twentieth Century, Product Sans, Google Sans, Cera",
  ],
  [
    "humanist",
    "Gill Sans, Frutiger, Optima, Myriad, Open Sans, Lato, Source Sans, Source Sans Pro, Fira Sans, Ubuntu, Noto Sans, PT Sans, Segoe UI, Calibri, Verdana, Tahoma, Trebuchet, Gill, Johnston, Whitney, Meta, FF Meta, Syntax, Scala Sans, Lucida, Corbel, Candara",
  ],
  [
    "serif",
    "Times New Roman, Garamond, Baskerville, Caslon, Georgia, Trajan, Palatino, Recoleta, Merriweather, IBM Plex Serif, Libre Baskerville, Cormorant Garamond, Noto Serif, PT Serif, Cambria, Century Schoolbook, Bookman, Windsor, Souvenir, Mrs Eaves, Sabon, Minion, Bembo, Plantin, Tiempos, Canela, Times, Perpetua, Goudy, Goudy Old Style, Hoefler, Hoefler Text, Jenson, Adobe Garamond, Cooper, Copperplate, Copperplate Gothic, Playfair, Scala",
  ],
  ["didone", "Didot, Bodoni, Abril Fatface, Walbaum, Bauer Bodoni, Scotch Modern"],
  [
    "slab",
    "Rockwell, Clarendon, Archer, Sentinel, Museo Slab, American Typewriter, Lubalin, Lubalin Graph, Memphis",
  ],
  [
    "mono",
    "Courier, Courier New, Fira Code, Inconsolata, Fira Mono, Menlo, Consolas, Monaco, SF Mono, OCR A, Letter Gothic, Courier Prime, Roboto Mono, Source Code Pro, Operator Mono",
  ],
  ["rounded", "Comic Sans, VAG Rounded, Arial Rounded, Gotham Rounded, Chewy, Sniglet, Baloo, Dosis"],
  [
    "display",
    "Papyrus, Cooper Black, Righteous, Old English, Broadway, Hobo, Curlz, Playbill, Rosewood, Bungee, Monoton, Press Start, Bangers, Luckiest Guy",
  ],
  [
    "condensed",
    "Impact, Bebas Neue, Anton, Knockout, Druk, DIN Condensed, League Gothic, Alternate Gothic, Compacta, Haettenschweiler",
  ],
  [
    "script",
    "Lobster, Permanent Marker, Amatic SC, Amatic, Satisfy, Snell Roundhand, Zapfino, Edwardian Script, Bickham Script, Kaushan Script, Alex Brush",
  ],
  ["wide", "Eurostile, Microgramma, Bank Gothic, Neue Machina, Monument Extended"],
];

export const FOREIGN_FAMILIES: readonly (readonly [family: string, type: TypeClass])[] = BY_CLASS.flatMap(
  ([type, families]) => commas(families).map((family) => [family, type] as const),
);

/** Families that are also words, places or people: by themselves they name no typeface. */
export const MISTAKABLE =
  "inter circular gotham optima georgia impact lobster papyrus courier din trajan lato righteous anton satisfy ubuntu monaco windsor souvenir minion bookman plantin graphik suisse gill johnston knockout archer sentinel museo broadway hobo times cooper brandon neutra standard interstate meta syntax scala lucida memphis bungee chewy universe baloo playbill rosewood akkurat cera brown cabin cairo outfit gluten exo archivo bitter caveat commissioner epilogue figtree geist gelasio hind imbue jost lexend literata lora manrope mulish newsreader onest oxanium petrona piazzolla quicksand rubik sacramento saira sora syne texturina unbounded urbanist anybody afacad amiri alegreya antonio eczar gabarito gantari grandstander handjet fraunces cinzel comfortaa pacifico orbitron cormorant vollkorn oswald raleway poppins perpetua meta roboto old english press start";
