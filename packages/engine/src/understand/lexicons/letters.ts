/** Words for letters: classes, weights, case, spacing, and families people name that the studio does not have. */

import type { LetterCase, TypeClass, TypeWish } from "../../vocabulary.ts";

/** `alone`: the word means letters by itself ("serif"); others need a word for letters beside them ("wide"). */
export const CLASS_WORDS: readonly (readonly [words: string, type: TypeClass, alone: boolean])[] = [
  [
    "serif, serifs, serifa, con serifa, avec serif, empattement, empattements, a empattements, serifen, serifenschrift, mit serifen, serifata, com serifa, con grazie, graziato, antiqua, roman type, old style type, oldstyle, garalde, tipografia con serifas, con serifas, avec empattements, mit serife, serifada, serifadas, letra romana, caratteri graziati, con le grazie, bookish type, newspaper type, roman capitals, old style",
    "serif",
    true,
  ],
  [
    "sans, sans serif, sansserif, san serif, sin serifa, sans serifs, serifenlos, serifenlose, serifenlosen, serifenloses, sem serifa, senza grazie, sans empattement, sans empattements, palo seco, bastoncino, non serif, sin serifas, no serif, no serifs, without serifs, ohne serifen, sem serifas, lineale, serifenlose schrift, sin remates, bastone",
    "sans",
    true,
  ],
  [
    "grotesk, grotesque, neo grotesque, neo grotesk, helvetica like, swiss type, groteske, grotesca, grottesco, swiss style type, swiss sans, gothic sans, helvetica style",
    "grotesk",
    true,
  ],
  [
    "geometric sans, futura like, geometric font, geometric type, geometric letters, geometric typeface, geometric lettering, futura style, bauhaus type, bauhaus lettering, bauhaus letters, tipografia geometrica, schrift geometrisch, geometrische schrift, geometrische serifenlose",
    "geometric",
    true,
  ],
  ["humanist sans, humanist, humanist type, humanistisch, humanista, humaniste", "humanist", true],
  ["slab, slab serif, slabs, egyptian type, egyptienne, slab type", "slab", true],
  [
    "didone, didot style, bodoni style, high contrast serif, fashion serif, modern serif, vogue style serif, bodoni like, didot like, fat face, high contrast type, high contrast letters, vogue style",
    "didone",
    true,
  ],
  [
    "monospace, monospaced, mono font, mono type, typewriter, typewriter font, fixed width, code font, mono typeface, monospace font, maquina de escribir, machine a ecrire, schreibmaschine, schreibmaschinenschrift, macchina da scrivere, maquina de escrever, terminal font, monospaziato, monoespaciada, dicktengleich, coding font, code style font, monospaced type, monospace type, typewriter type, typewriter letters, typewriter style, console font, programmer font, courier style, terminal type, terminal letters, dactylo",
    "mono",
    true,
  ],
  [
    "handwritten, handwriting, hand lettered, hand lettering, cursive, calligraphic, calligraphy style, brush lettering, brush script, signature style, signature logo, signature type, signature lettering, signature mark, script font, script lettering, script type, script typeface, manuscrita, manuscrito, caligrafia, caligrafica, manuscrite, ecriture manuscrite, calligraphie, handschrift, handschriftlich, handgeschrieben, schreibschrift, corsivo, calligrafico, calligrafica, scritto a mano, escrita a mao, caligrafico, letra manuscrita, brush pen, cursiva, handwritten style, signature font, in a script, flowing script, elegant script, script letters, a script, hand painted lettering, hand painted letters, hand painted type, sign painter lettering, signpainter lettering, sign painted letters, sign painter style, sign painter script, hand written, handwritten font, hand drawn letters, hand drawn lettering, hand drawn type, cursive font, cursive type, brush letters, brush type, brush font, brush, brushy, brush stroke letters, marker lettering, marker pen, felt tip, chalk lettering, chalkboard lettering, calligraphic letters, written by hand, pen script, lettering a mano, a mano alzata, lettrage main, ecrit a la main, ecriture cursive, scrittura a mano, handlettering, pinselschrift, copperplate script, penmanship, letra a mano, escrito a mano, letra cursiva, letra de mano, kalligrafie, kalligrafisch",
    "script",
    true,
  ],
  [
    "condensed, compressed, narrow letters, tall narrow, condensed letters, condensada, condense, condensee, schmale schrift, condensato, narrow type, narrow font, condensed sans, skinny letters, schmal, estrecha, condensed type, condensed caps, narrow sans, narrow letterforms, compressed type, tall condensed, tall letters, tall thin letters, estreita, etroite, etroit, stretta, stretto, strette, stretti, schmale buchstaben, schmalen, condensata, condensado, narrow caps",
    "condensed",
    true,
  ],
  [
    "extended type, extended sans, wide letters, wide type, wide font, wide sans, extended letters, expanded type, letras anchas, breite schrift, extra wide, wide typeface, wide lettering, extended letterforms, extended, wide caps, wide capitals, broad letters, expanded, expanded letters, expanded sans, stretched letters, stretched type, letras largas, lettres larges, breite buchstaben, caratteri larghi, lettere larghe, breit laufend",
    "wide",
    true,
  ],
  [
    "rounded letters, rounded font, rounded sans, rounded type, rounded typeface, soft rounded letters, round letters, bubble letters, rounded lettering, bubbly letters, bubbly font, letras redondeadas, lettres arrondies, runde schrift, abgerundete schrift, lettere arrotondate, letras arredondadas, tipografia redondeada, typographie arrondie, round font, chunky rounded letters, soft round letters, puffy letters, rounded wordmark, rounded lowercase, rounded, redondeada, arrondie, arrotondato, abgerundet, abgerundete, tondo, tonda, tondi, redonda, redondas, redondo, redondos, rond, ronde, rondes, runde, runden, rundlich, rundliche, arredondada, arredondadas, arredondado, redondeadas, redondeado, arrondies, soft sans, bubble, bubble type, bubble font, bubbly, pillowy, pillowy letters, puffy, soft letters, curvy letters, round sans, soft edged letters, rounded corners, rounded terminals, round, rotund",
    "rounded",
    false,
  ],
  [
    "display font, display type, display face, decorative font, stencil, blackletter, western font, retro font, funky letters, funky font, fraktur, pixel font, quirky letters, poster type, display lettering, circus letters, art deco lettering, deco lettering, psychedelic lettering, retro lettering, retro type, vintage lettering, vintage type, 70s lettering, 70s type, 70s font, groovy lettering, groovy type, groovy font, groovy letters, stencil type, stencil letters, stencil font, stencilled, gothic lettering, gothic letters, black letter, old english letters, pixel type, pixel letters, pixel lettering, bitmap font, 8 bit font, 8 bit letters, western type, western lettering, wild west letters, art nouveau lettering, art nouveau letters, deco letters, deco type, art deco type, art deco font, art deco letters, art deco capitals, art deco caps, victorian lettering, victorian letters, victorian type, western letters, circus lettering, art deco typography, circus type, carnival letters, horror font, graffiti lettering, graffiti letters, graffiti, comic lettering, comic book letters, quirky type, quirky font, funky type, funky lettering, frakturschrift, gebrochene schrift, schablonenschrift, gotica, letra gotica, lettres gothiques, jugendstilschrift",
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
    "bold, heavy, thick, semibold, semi bold, negrita, gras, grasse, grosse, fett, fette, fetten, grassetto, negrito, gruesa, gruesas, grueso, epaisse, epais, dick, dicke, dicken, chunky, spesso, spessa, grossa, bolder, heavier, beefy, hefty, fat, fatter, thicker",
    "bold",
  ],
  [
    "black, ultra bold, extra bold, extrabold, ultrabold, super bold, very bold, extra heavy, extremely bold, ultra heavy, super heavy, ultra black, extrafett",
    "black",
  ],
];

export const CASE_WORDS: readonly (readonly [words: string, value: LetterCase])[] = [
  [
    "lowercase, lower case, all lowercase, small letters, minusculas, minuscula, en minusculas, minuscules, en minuscules, bas de casse, kleinbuchstaben, kleingeschrieben, minuscolo, minuscole, in minuscolo, letras minusculas, no capitals, no caps, without capitals, uncapitalised, uncapitalized, all lower, lower cased, lettere minuscole, alles klein geschrieben, klein geschrieben, kleingeschrieben, everything in lower case, small letters only, no capital letters, without capital letters, tout en minuscules, todo en minusculas, tutto minuscolo, tudo em minusculas",
    "lower",
  ],
  [
    "uppercase, upper case, all caps, all uppercase, capitals, capital letters, mayusculas, en mayusculas, majuscules, capitales, en majuscules, grossbuchstaben, versalien, maiuscolo, maiuscole, in maiuscolo, maiusculas, in caps, block letters, block capitals, allcaps, caps, in all capitals, lettere maiuscole, tracked caps, caixa alta, caja alta, alles gross geschrieben, gross geschrieben, grossgeschrieben, in grossbuchstaben, everything in capitals, all in capitals, big letters only, capitals only, nothing but capitals, tout en majuscules, todo en mayusculas, tutto maiuscolo, tudo em maiusculas",
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
  "font, fonts, typeface, typefaces, type, lettering, letters, letter, typography, text, wordmark, letterforms, typo, logotype, caps, capitals, lowercase, uppercase, characters, tipografia, tipografias, letra, letras, fuente, fuentes, police, polices, lettres, lettrage, typographie, caracteres, caratteri, carattere, font, lettere, tipo di carattere, schrift, schriftart, schriften, buchstaben, typografie, fonte, fontes, tipos, schriftzug, weight, sans, serif, grotesk, slab, monospace, script, condensed, extended, didone, humanist, typewriter, monospaced, handwritten, cursive, blackletter, stencil";
