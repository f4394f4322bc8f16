/** Families people ask for by name that the studio does not have: the class that comes nearest. */

import type { TypeClass } from "../../vocabulary.ts";
import { commas } from "../phrases.ts";

const BY_CLASS: readonly (readonly [type: TypeClass, families: string])[] = [
  [
    "grotesk",
    "Archivo, Work Sans, Public Sans, Libre Franklin, Barlow, Rubik, Heebo, Karla, Space Grotesk, Schibsted Grotesk, Hanken Grotesk, Bricolage Grotesque, Familjen Grotesk, Darker Grotesque, Host Grotesk, Helvetica Now, Neue Haas Unica, Nimbus Sans, Söhne, Roobert, Satoshi, General Sans, Switzer, Geist, Onest, Instrument Sans, Epilogue, Archivo Narrow, Arimo, Helvetica, Helvetica Neue, Arial, Univers, Akzidenz Grotesk, Franklin Gothic, DIN, Inter, Roboto, IBM Plex Sans, SF Pro, GT America, Graphik, Neue Haas Grotesk, Neue Haas, Aktiv Grotesk, Neue Montreal, Suisse, Trade Gothic, News Gothic, DIN Next, Akkurat, Acumin, Aeonik, Unica, Standard, Interstate",
  ],
  [
    "geometric",
    "Poppins, Montserrat, Jost, Raleway, Urbanist, Outfit, Lexend, Sora, Red Hat Display, Josefin Sans, Plus Jakarta Sans, DM Sans, Figtree, Manrope, Albert Sans, League Spartan, Spartan, Kumbh Sans, Questrial, Gilroy, Nexa, Geomanist, Didact Gothic, Prompt, Kanit, Syne, Be Vietnam Pro, Readex Pro, Futura, Gotham, Avenir, Proxima Nova, Circular, Avant Garde, Century Gothic, Museo, Kabel, Brandon Grotesque, Brandon, Sofia Pro, Neutra, Neutraface, ITC Avant Garde, Twentieth Century, Product Sans, Google Sans, Cera",
  ],
  [
    "humanist",
    "Mulish, Hind, Cabin, Catamaran, Alegreya Sans, Source Sans 3, Noto Sans Display, Commissioner, Asap, Signika, Overpass, Oxygen, Ysabeau, Cantarell, Maven Pro, Gill Sans, Frutiger, Optima, Myriad, Open Sans, Lato, Source Sans, Source Sans Pro, Fira Sans, Ubuntu, Noto Sans, PT Sans, Segoe UI, Calibri, Verdana, Tahoma, Trebuchet, Gill, Johnston, Whitney, Meta, FF Meta, Syntax, Scala Sans, Lucida, Corbel, Candara",
  ],
  [
    "serif",
    "EB Garamond, Cormorant, Crimson Text, Crimson Pro, Lora, Spectral, Fraunces, Cinzel, Marcellus, Libre Caslon, Libre Caslon Text, Adobe Garamond, Instrument Serif, Newsreader, Source Serif, Source Serif 4, Gelasio, Cardo, Vollkorn, Alegreya, Playfair Display, DM Serif Display, DM Serif Text, Young Serif, Bitter, Literata, Noto Serif Display, Gloock, Prata, Cormorant Infant, Cormorant SC, Tenor, Goudy, Goudy Old Style, Big Caslon, Perpetua, Hoefler Text, Editorial New, Ogg, Times New Roman, Garamond, Baskerville, Caslon, Georgia, Trajan, Palatino, Recoleta, Merriweather, IBM Plex Serif, Libre Baskerville, Cormorant Garamond, Noto Serif, PT Serif, Cambria, Century Schoolbook, Bookman, Windsor, Souvenir, Mrs Eaves, Sabon, Minion, Bembo, Plantin, Tiempos, Canela, Times, Perpetua, Goudy, Goudy Old Style, Hoefler, Hoefler Text, Jenson, Adobe Garamond, Cooper, Copperplate, Copperplate Gothic, Playfair, Scala",
  ],
  [
    "didone",
    "Bodoni Moda, Playfair, Rozha One, Chonburi, Abril, Oranienbaum, Libre Bodoni, Gupter, Didot, Bodoni, Abril Fatface, Walbaum, Bauer Bodoni, Scotch Modern",
  ],
  [
    "slab",
    "Zilla Slab, Roboto Slab, Arvo, Alfa Slab One, Josefin Slab, Crete Round, Aleo, Bree Serif, Kreon, Rokkitt, Patua One, Hepta Slab, Rockwell, Clarendon, Archer, Sentinel, Museo Slab, American Typewriter, Lubalin, Lubalin Graph, Memphis",
  ],
  [
    "mono",
    "JetBrains Mono, IBM Plex Mono, Space Mono, DM Mono, Ubuntu Mono, Red Hat Mono, Anonymous Pro, Major Mono, Cousine, Share Tech Mono, Geist Mono, Berkeley Mono, Cascadia Code, Martian Mono, Courier, Courier New, Fira Code, Inconsolata, Fira Mono, Menlo, Consolas, Monaco, SF Mono, OCR A, Letter Gothic, Courier Prime, Roboto Mono, Source Code Pro, Operator Mono",
  ],
  [
    "rounded",
    "Nunito, Quicksand, Comfortaa, Fredoka, Fredoka One, Varela Round, Varela, M PLUS Rounded, Mali, Itim, Baloo 2, Grandstander, Sniglet, Nunito Sans, Comic Sans, VAG Rounded, Arial Rounded, Gotham Rounded, Chewy, Sniglet, Baloo, Dosis",
  ],
  [
    "display",
    "Archivo Black, Black Ops One, Bowlby One, Shrikhand, Ultra, Titan One, Orbitron, Audiowide, UnifrakturMaguntia, Unifraktur, Pirata One, Rye, Limelight, Poiret One, Faster One, Bungee Shade, VT323, Silkscreen, Rubik Mono One, Alfa Slab, Fugaz One, Lilita One, Passion One, Russo One, Paytone One, Metamorphous, Cinzel Decorative, Emilys Candy, Special Elite, Creepster, Nosifer, Big Shoulders Display, Dela Gothic One, Climate Crisis, Rammetto One, Papyrus, Cooper Black, Righteous, Old English, Broadway, Hobo, Curlz, Playbill, Rosewood, Bungee, Monoton, Press Start, Bangers, Luckiest Guy",
  ],
  [
    "condensed",
    "Oswald, Barlow Condensed, Teko, Fjalla One, Pathway Gothic One, Staatliches, Bebas, Saira Condensed, Roboto Condensed, Archivo Narrow, Antonio, Six Caps, Big Shoulders, Pragati Narrow, Sofia Sans Condensed, Saira Extra Condensed, Fira Sans Condensed, IBM Plex Sans Condensed, Impact, Bebas Neue, Anton, Knockout, Druk, DIN Condensed, League Gothic, Alternate Gothic, Compacta, Haettenschweiler",
  ],
  [
    "script",
    "Pacifico, Dancing Script, Great Vibes, Sacramento, Caveat, Caveat Brush, Shadows Into Light, Parisienne, Allura, Cookie, Yellowtail, Courgette, Tangerine, Pinyon Script, Petit Formal Script, Mr Dafoe, Kalam, Patrick Hand, Gochi Hand, Reenie Beanie, Homemade Apple, Mrs Saint Delafield, Italianno, Rouge Script, Norican, Niconne, Damion, Playball, Nothing You Could Do, Rock Salt, Indie Flower, Architects Daughter, Lobster, Permanent Marker, Amatic SC, Amatic, Satisfy, Snell Roundhand, Zapfino, Edwardian Script, Bickham Script, Kaushan Script, Alex Brush",
  ],
  [
    "wide",
    "Syncopate, Michroma, Krona One, Unbounded, Zen Dots, Anybody, Encode Sans Expanded, Familjen, Sora Wide, Clash Display, Eurostile, Microgramma, Bank Gothic, Neue Machina, Monument Extended",
  ],
];

export const FOREIGN_FAMILIES: readonly (readonly [family: string, type: TypeClass])[] = BY_CLASS.flatMap(
  ([type, families]) => commas(families).map((family) => [family, type] as const),
);
