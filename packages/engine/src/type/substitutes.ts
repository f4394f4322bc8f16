/** Families that are sold or come with systems, and the free one that was drawn after them or stands nearest. */

const PAIRS =
  "Arial: Arimo, Helvetica: Inter, Helvetica Neue: Inter, Helvetica Now: Inter, Neue Haas Grotesk: Inter, Univers: Archivo, " +
  "Akzidenz Grotesk: Schibsted Grotesk, Franklin Gothic: Libre Franklin, News Gothic: Libre Franklin, Trade Gothic: Archivo, " +
  "DIN: Barlow, DIN Next: Barlow, SF Pro: Inter, San Francisco: Inter, Graphik: Inter, Proxima Nova: Figtree, Aktiv Grotesk: Inter, " +
  "Suisse: Inter, Neue Montreal: Instrument Sans, Gotham: Montserrat, Futura: Jost, Avenir: Figtree, Avenir Next: Figtree, " +
  "Circular: Outfit, Gilroy: Urbanist, Brandon Grotesque: Josefin Sans, Century Gothic: Questrial, Avant Garde: Urbanist, " +
  "ITC Avant Garde: Urbanist, Twentieth Century: Jost, Kabel: Jost, Google Sans: Outfit, Product Sans: Outfit, Satoshi: Manrope, " +
  "General Sans: Manrope, Gill Sans: Cabin, Gill Sans Nova: Cabin, Johnston: Cabin, Frutiger: Open Sans, Myriad: PT Sans, " +
  "Myriad Pro: PT Sans, Segoe UI: Open Sans, Calibri: Carlito, Verdana: Open Sans, Tahoma: Open Sans, Trebuchet: Fira Sans, " +
  "Trebuchet MS: Fira Sans, Source Sans: Source Sans 3, Source Sans Pro: Source Sans 3, Optima: Alegreya Sans, " +
  "Times: Tinos, Times New Roman: Tinos, Georgia: Gelasio, Garamond: EB Garamond, Adobe Garamond: EB Garamond, " +
  "Sabon: EB Garamond, Bembo: Cardo, Jenson: Cormorant Garamond, Caslon: Libre Caslon Text, Adobe Caslon: Libre Caslon Text, " +
  "Big Caslon: Libre Caslon Display, Baskerville: Libre Baskerville, Mrs Eaves: Libre Baskerville, Palatino: Crimson Text, " +
  "Minion: Crimson Text, Goudy: Sorts Mill Goudy, Goudy Old Style: Sorts Mill Goudy, Cambria: Caladea, Trajan: Cinzel, " +
  "Copperplate: Marcellus, Copperplate Gothic: Marcellus, Source Serif: Source Serif 4, Source Serif Pro: Source Serif 4, " +
  "Century Schoolbook: Old Standard TT, Bodoni: Bodoni Moda, Bauer Bodoni: Bodoni Moda, Didot: Bodoni Moda, " +
  "Walbaum: Libre Bodoni, Rockwell: Rokkitt, Clarendon: Bevan, Archer: Josefin Slab, Sentinel: Zilla Slab, Memphis: Rokkitt, " +
  "Museo Slab: Aleo, Courier: Courier Prime, Courier New: Courier Prime, American Typewriter: Special Elite, Menlo: Fira Code, " +
  "Consolas: Inconsolata, Monaco: Inconsolata, SF Mono: JetBrains Mono, Cascadia Code: Fira Code, Impact: Anton, " +
  "Haettenschweiler: Anton, Knockout: Bebas Neue, Druk: Anton, Alternate Gothic: League Gothic, DIN Condensed: Bebas Neue, " +
  "Bebas: Bebas Neue, Eurostile: Michroma, Microgramma: Michroma, Bank Gothic: Michroma, Comic Sans: Comic Neue, " +
  "Comic Sans MS: Comic Neue, Cooper Black: Chango, Cooper: Chango, VAG Rounded: Nunito, Arial Rounded: Varela Round, " +
  "Brush Script: Kaushan Script, Brush Script MT: Kaushan Script, Snell Roundhand: Pinyon Script, " +
  "Edwardian Script: Pinyon Script, Bickham Script: Pinyon Script, Zapfino: Tangerine, Lucida Handwriting: Kalam, " +
  "Old English: UnifrakturMaguntia, Old English Text: UnifrakturMaguntia, Unifraktur: UnifrakturMaguntia, Fette Fraktur: UnifrakturCook, " +
  "Press Start: Press Start 2P, Fredoka One: Fredoka, Baloo: Baloo 2, Amatic: Amatic SC, Stencil: Stardos Stencil, " +
  "Broadway: Limelight, Alfa Slab: Alfa Slab One, Abril: Abril Fatface, Muli: Mulish, Big Shoulders Display: Big Shoulders";

/** By plain names: no case, no spaces. */
export const SUBSTITUTES: ReadonlyMap<string, string> = new Map(
  PAIRS.split(", ").map((pair) => {
    const [family = "", substitute = ""] = pair.split(": ");
    return [family.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""), substitute] as const;
  }),
);
