/** Words for letters: classes, weights, case, spacing, and families people name that the studio does not have. */

import type { LetterCase, TypeClass, TypeWish } from "../../vocabulary.ts";

/** `alone`: the word means letters by itself ("serif"); others need a word for letters beside them ("wide"). */
export const CLASS_WORDS: readonly (readonly [words: string, type: TypeClass, alone: boolean])[] = [
  [
    "serif, serifs, serifa, con serifa, avec serif, empattement, empattements, a empattements, serifen, serifenschrift, mit serifen, serifata, com serifa, con grazie, graziato, antiqua, roman type, old style type, oldstyle, garalde, tipografia con serifas",
    "serif",
    true,
  ],
  [
    "sans, sans serif, sansserif, san serif, sin serifa, sans serifs, serifenlos, serifenlose, serifenlosen, serifenloses, sem serifa, senza grazie, sans empattement, palo seco, bastoncino, non serif, sin serifas",
    "sans",
    true,
  ],
  [
    "grotesk, grotesque, neo grotesque, neo grotesk, helvetica like, swiss type, groteske, grotesca, grottesco",
    "grotesk",
    true,
  ],
  [
    "geometric sans, futura like, geometric font, geometric type, geometric letters, geometric typeface, geometric lettering",
    "geometric",
    true,
  ],
  ["humanist sans, humanist, humanist type, humanistisch, humanista, humaniste", "humanist", true],
  ["slab, slab serif, slabs, egyptian type, egyptienne, slab type", "slab", true],
  [
    "didone, didot style, bodoni style, high contrast serif, fashion serif, modern serif, vogue style serif, hairline serif",
    "didone",
    true,
  ],
  [
    "monospace, monospaced, mono font, mono type, typewriter, typewriter font, fixed width, code font, mono typeface, monospace font, maquina de escribir, machine a ecrire, schreibmaschine, schreibmaschinenschrift, macchina da scrivere, maquina de escrever, terminal font, monospaziato, monoespaciada, dicktengleich",
    "mono",
    true,
  ],
  [
    "handwritten, handwriting, hand lettered, hand lettering, cursive, calligraphic, calligraphy style, brush lettering, brush script, signature style, script font, script lettering, script type, script typeface, manuscrita, manuscrito, caligrafia, caligrafica, manuscrite, ecriture manuscrite, calligraphie, handschrift, handschriftlich, handgeschrieben, schreibschrift, corsivo, calligrafico, calligrafica, scritto a mano, escrita a mao, caligrafico, letra manuscrita, brush pen, cursiva, handwritten style, signature font, in a script, flowing script, elegant script, script letters, a script",
    "script",
    true,
  ],
  [
    "condensed, compressed, narrow letters, tall narrow, condensed letters, condensada, condense, condensee, schmale schrift, condensato, narrow type, narrow font, condensed sans, skinny letters, schmal, estrecha",
    "condensed",
    true,
  ],
  [
    "extended type, extended sans, wide letters, wide type, wide font, wide sans, extended letters, expanded type, letras anchas, breite schrift, extra wide, wide typeface, wide lettering, extended letterforms",
    "wide",
    true,
  ],
  [
    "rounded letters, rounded font, rounded sans, rounded type, rounded typeface, soft rounded letters, round letters, bubble letters, rounded lettering, bubbly letters, bubbly font, letras redondeadas, lettres arrondies, runde schrift, abgerundete schrift, lettere arrotondate, letras arredondadas, tipografia redondeada, typographie arrondie, round font, chunky rounded letters, soft round letters, chunky letters, puffy letters, rounded wordmark, rounded lowercase, rounded, redondeada, arrondie, arrotondato, abgerundet, abgerundete",
    "rounded",
    false,
  ],
  [
    "display font, display type, display face, decorative font, stencil, blackletter, western font, retro font, funky letters, funky font, fraktur, pixel font, quirky letters, poster type, display lettering, circus letters, art deco lettering, deco lettering, psychedelic lettering",
    "display",
    true,
  ],
  ["serif", "serif", true],
  ["wide, extended, expanded, ancha, ancho, large font", "wide", false],
  ["narrow, tall, skinny", "condensed", false],
  ["geometric, geometrica, geometrique, geometrische", "geometric", false],
  ["script, calligraphy", "script", true],
  ["brushed", "script", false],
  ["mono", "mono", false],
];

export const WEIGHT_WORDS: readonly (readonly [words: string, weight: NonNullable<TypeWish["weight"]>])[] = [
  [
    "thin, hairline, light, lightweight, fine, delicate, ultra light, fina, fino, fine et legere, dunn, dunne, leicht, leichte, sottile, leve, ligera, ligero, leger, legere, light weight, skinny",
    "light",
  ],
  ["regular, medium, book weight, normal weight, medium weight, regular weight", "regular"],
  [
    "bold, heavy, thick, strong, semibold, semi bold, negrita, gras, grasse, grosse, fett, fette, fetten, grassetto, negrito, gruesa, gruesas, grueso, epaisse, epais, dick, dicke, dicken, chunky, spesso, spessa, grossa, bolder, heavier, beefy, hefty",
    "bold",
  ],
  [
    "black, ultra bold, extra bold, extrabold, ultrabold, super bold, very bold, extra heavy, extremely bold, ultra heavy, super heavy, ultra black, extrafett, fat",
    "black",
  ],
];

export const CASE_WORDS: readonly (readonly [words: string, value: LetterCase])[] = [
  [
    "lowercase, lower case, all lowercase, small letters, minusculas, minuscula, en minusculas, minuscules, en minuscules, bas de casse, kleinbuchstaben, kleingeschrieben, minuscolo, minuscole, in minuscolo, letras minusculas, no capitals, no caps, without capitals, uncapitalised, uncapitalized, all lower, lower cased, lettere minuscole",
    "lower",
  ],
  [
    "uppercase, upper case, all caps, all uppercase, capitals, capital letters, mayusculas, en mayusculas, majuscules, capitales, en majuscules, grossbuchstaben, versalien, maiuscolo, maiuscole, in maiuscolo, maiusculas, in caps, block letters, block capitals, allcaps, caps, in all capitals, lettere maiuscole, tracked caps, caixa alta, caja alta",
    "upper",
  ],
  [
    "title case, as typed, as written, as i wrote it, mixed case, capitalised as typed, sentence case",
    "typed",
  ],
];

export const TRACKING_WORDS: readonly (readonly [words: string, value: "tight" | "wide"])[] = [
  [
    "widely spaced, wide spacing, letterspaced, letter spaced, wide tracking, widely tracked, generous spacing, generous tracking, spaced out, airy spacing, well spaced, loosely spaced, wide letter spacing, generous letter spacing, more letter spacing, loose tracking, wide letterspacing, espaciado amplio, espaciadas, espacees, gesperrt, weit gesperrt, spaziate, espacadas, tracked out, wide set letters, tracked, lots of space between the letters, space between letters, spaced letters, breathing room between the letters, tracked caps, spaced capitals, more tracking, looser tracking, more space between the letters, open tracking, looser spacing",
    "wide",
  ],
  [
    "tight, tightly spaced, tight spacing, tight tracking, tightly set, tight letter spacing, close set, closely spaced, tight kerning, eng gesetzt, apretadas, serrees, letters close together, letters touching, tightly kerned, tight letterspacing, less tracking, tighter, tighter tracking, tighter spacing, less letter spacing",
    "tight",
  ],
];

/** Words that say "letters": a neighbour of theirs describes the type. */
export const LETTER_NOUNS =
  "font, fonts, typeface, typefaces, type, lettering, letters, letter, typography, text, wordmark, letterforms, typo, logotype, caps, capitals, lowercase, uppercase, characters, tipografia, tipografias, letra, letras, fuente, fuentes, police, polices, lettres, lettrage, typographie, caracteres, caratteri, carattere, font, lettere, tipo di carattere, schrift, schriftart, schriften, buchstaben, typografie, fonte, fontes, tipos, schriftzug, weight, sans, serif, grotesk, slab, monospace, script, condensed, extended, didone";

/** Families people ask for by name which are not free: the class that comes nearest. */
export const FOREIGN_FAMILIES: readonly (readonly [family: string, type: TypeClass])[] = [
  ["Helvetica", "grotesk"],
  ["Helvetica Neue", "grotesk"],
  ["Arial", "grotesk"],
  ["Futura", "geometric"],
  ["Gotham", "geometric"],
  ["Avenir", "geometric"],
  ["Proxima Nova", "geometric"],
  ["Circular", "geometric"],
  ["Gill Sans", "humanist"],
  ["Frutiger", "humanist"],
  ["Optima", "humanist"],
  ["Myriad", "humanist"],
  ["Univers", "grotesk"],
  ["Akzidenz Grotesk", "grotesk"],
  ["Franklin Gothic", "grotesk"],
  ["DIN", "grotesk"],
  ["Inter", "grotesk"],
  ["Roboto", "grotesk"],
  ["Open Sans", "humanist"],
  ["Lato", "humanist"],
  ["Times New Roman", "serif"],
  ["Garamond", "serif"],
  ["Baskerville", "serif"],
  ["Caslon", "serif"],
  ["Georgia", "serif"],
  ["Didot", "didone"],
  ["Bodoni", "didone"],
  ["Rockwell", "slab"],
  ["Clarendon", "slab"],
  ["Courier", "mono"],
  ["Courier New", "mono"],
  ["Fira Code", "mono"],
  ["Comic Sans", "rounded"],
  ["Papyrus", "display"],
  ["Impact", "condensed"],
  ["Cooper Black", "display"],
  ["Brush Script", "script"],
  ["Lobster", "script"],
  ["Trajan", "serif"],
  ["Bebas Neue", "condensed"],
  ["Avant Garde", "geometric"],
  ["Century Gothic", "geometric"],
  ["Palatino", "serif"],
  ["Eurostile", "wide"],
  ["Recoleta", "serif"],
];
