/** Letters as people ask to have them changed: rounder, wider, closer together, without capitals. */

import { phraseList } from "../../understand/lexicons/lists.ts";
import { commas, phrases } from "../../understand/phrases.ts";
import type { LetterCase, TypeClass } from "../../vocabulary.ts";

const rows = <T>(table: readonly (readonly [words: string, value: T])[]) =>
  phrases(table.flatMap(([words, value]) => commas(words).map((word): [string, T] => [word, value])));

/** Said of letters, these ask for another class. */
export const CLASS_MOVES = rows<TypeClass>([
  [
    "redondita, redonditas, rundere, rundere vielleicht, rounder, rounded ends, rounded corners, rounded edges, round ends, round corners, more rounded, more round, softer, softer edges, softer corners, less angular, less sharp, less pointy, less edgy, curvier, bubblier, too angular, too sharp, too edgy, too pointy, too hard, mas redondeada, mas redondeadas, mas redonda, mas redondas, mas redondo, mas suave, plus ronde, plus rondes, plus rond, plus arrondie, plus arrondies, plus douce, runder, rundere, runderen, weicher, weichere, abgerundeter, mais arredondada, mais arredondadas, mais redonda, mais redondas, mais suave, piu tonda, piu tonde, piu tondi, piu tondo, piu arrotondato, piu arrotondati, piu arrotondate, piu morbido, piu morbidi",
    "rounded",
  ],
  [
    "wider, broader, more extended, more expanded, too narrow, too condensed, too squeezed, mas ancha, mas anchas, mas ancho, plus large, plus larges, breiter, breitere, zu schmal, mais larga, mais largas, piu largo, piu larga, piu larghe, piu larghi",
    "wide",
  ],
  [
    "narrower, more condensed, more compressed, skinnier, too wide, too broad, mas estrecha, mas estrechas, mas estrecho, plus etroite, plus etroites, plus etroit, schmaler, schmalere, zu breit, mais estreita, mais estreitas, mais condensada, piu stretto, piu stretta, piu stretti, piu condensato",
    "condensed",
  ],
  [
    "more geometric, geometrischer, mas geometrica, plus geometrique, mais geometrica, piu geometrico",
    "geometric",
  ],
  [
    "more handwritten, more like handwriting, like handwriting, as if handwritten, as if written by hand, handwritten feel, like a signature, hand lettered feel, mas manuscrita, plus manuscrite, wie handgeschrieben, wie von hand geschrieben, como escrito a mano, comme ecrit a la main, como escrito a mao, come scritto a mano",
    "script",
  ],
]);

/** A clause that goes on about letters may name their class alone: "a different font, something rounded". */
export const CLASS_WORDS = rows<TypeClass>([
  [
    "rounded, round, roundish, bubbly, soft, redondeada, redondeado, redonda, arrondie, arrondi, ronde, abgerundet, abgerundete, abgerundetes, abgerundeten, rund, rundes, arredondada, arredondado, redondo, arrotondato, arrotondata, tondo, tonda",
    "rounded",
  ],
  ["geometric, geometrica, geometrique, geometrisch, geometrisches, geometrischen, geometrico", "geometric"],
  [
    "condensed, narrow, compressed, condensada, condensado, estrecha, etroite, condensee, schmal, schmales, schmalen, estreita, stretto, stretta, condensato",
    "condensed",
  ],
  ["wide, extended, expanded, broad, ancha, large, breit, breites, larga, largo", "wide"],
  [
    "handwritten, hand written, cursive, brushy, calligraphic, signature like, manuscrita, caligrafica, manuscrite, handschriftlich, handschriftliches, manoscritto, manoscritta, corsivo, corsiva, script like",
    "script",
  ],
  ["monospaced, monospace, typewriter, typewriter like, code like", "mono"],
  ["slab, slabby, slab serif, chunky serif", "slab"],
]);

export const TRACKING_MOVES = rows<"wide" | "tight">([
  [
    "mas abiertas, mais afastadas, mais afastada, piu larghe tra, weiter gesetzt, widen the spacing, widen the letter spacing, widen the letterspacing, widen the tracking, widen the kerning, widen the gaps, widen the gap, widen spacing, widen letter spacing, increase the tracking, increase the kerning, increase tracking, increase kerning, increase the gaps, increase the space, expand the spacing, expand the letter spacing, stretch the spacing, loosen the kerning, loosen the tracking, add letter spacing, add some letter spacing, add more letter spacing, add spacing, add some spacing, add tracking, add some tracking, add space, add some space, add more space, add air, add some air, more tracking, more kerning, more letter spacing, more letterspacing, wider tracking, wider kerning, wider letter spacing, looser tracking, looser kerning, looser spacing, generous spacing, generous letter spacing, generous tracking, track it out, track out, tracked out, track the letters out, letterspaced, letter spaced, aumenta el espaciado, amplia el espaciado, aumentar el espaciado, mas tracking, mas interletrado, augmente l espacement, augmentez l espacement, augmenter l espacement, elargis l espacement, elargir l espacement, espacez les lettres, espace les lettres, abstand vergrossern, laufweite erhohen, grossere laufweite, mehr laufweite, weitere laufweite, sperren, gesperrt, aumenta o espacamento, aumentar o espacamento, aumente o espacamento, aumenta la spaziatura, aumentare la spaziatura, allarga la spaziatura, distanzia le lettere, open up, spread the letters, spread the letters out, space the letters out, space out the letters, pull the letters apart, push the letters apart, move the letters apart, spread them, loosen, loosen up, further apart, farther apart, wider apart, more apart, more spacing, more spaced, more spaced out, more spread out, spread out, spread them out, space them out, space it out, space out, more air, more breathing room, some breathing room, breathing room, more breathing space, room to breathe, some room, more room, some space, some air, breathe, breathe more, let them breathe, let it breathe, too close, too close together, too tight, too cramped, cramped, too squeezed, squashed, crammed, too dense, looser, airier, more open spacing, more space, extra space, wider spacing, more room between, more gap, bigger gaps, open up the spacing, open up the letters, increase the spacing, increase the letter spacing, increase letter spacing, mas separadas, mas separacion, mas espacio entre, mas espaciado, mas espaciadas, mas aire, muy juntas, demasiado juntas, muy pegadas, separa las letras, plus espacees, plus d espace entre, plus d air, trop serrees, trop serre, espace davantage, plus d espacement, aerer, zu eng, weiter auseinander, mehr abstand, mehr luft, mehr raum zwischen, grosserer abstand, mais espaco entre, mais espacadas, mais espacamento, mais ar, muito juntas, muito coladas, piu spazio, piu spazio tra, piu spazio fra, piu distanziate, piu spaziate, piu aria, troppo vicine, troppo strette, troppo attaccate, distanzia",
    "wide",
  ],
  [
    "mais juntinha, mais juntinhas, mas apretada, mas apretadas, plus serree, plus resserree, narrow the spacing, narrow the letter spacing, narrow the gaps, close the gaps, close up the letters, close the letters up, close up the spacing, shrink the spacing, shrink the gaps, shrink the letter spacing, reduce the tracking, reduce the kerning, reduce tracking, reduce kerning, reduce the gaps, reduce the space between, decrease the letter spacing, decrease the tracking, decrease the kerning, less tracking, less kerning, less letter spacing, less letterspacing, tighter tracking, tighter kerning, tighter spacing, tighter letter spacing, reduce el espaciado, reducir el espaciado, reduis l espacement, reduire l espacement, resserre les lettres, resserrer les lettres, resserrez les lettres, laufweite verringern, engere laufweite, abstand verkleinern, weniger laufweite, reduz o espacamento, reduzir o espacamento, aproxima as letras, riduci la spaziatura, ridurre la spaziatura, stringi la spaziatura, closer together, move the letters closer, push the letters together, squeeze the letters, bring the letters closer, closer, nearer together, pull them together, pull the letters together, push them together, squeeze them together, bring them together, bring them closer, tighten, tighten up, tighten it up, tighten them, tighter, more compact, too far apart, too spread out, too spaced out, too spaced, too wide apart, too much space, too loose, too airy, too much spacing, less space, less spacing, less space between, less room between, reduce the spacing, reduce the letter spacing, reduce letter spacing, decrease the spacing, less gap, smaller gaps, mas juntas, mas pegadas, mas cerca, menos espacio entre, menos espaciado, menos espacio, demasiado separadas, muy separadas, junta las letras, plus serrees, plus proches, moins d espace, moins d espacement, rapproche, rapprocher, rapprochez, trop espacees, trop ecartees, enger, enger zusammen, naher zusammen, dichter, weniger abstand, zu weit auseinander, zu viel abstand, mais juntas, mais proximas, menos espaco, menos espacamento, muito separadas, muito espacadas, piu vicine, meno spazio, troppo distanti, troppo lontane, troppo distanziate, avvicina",
    "tight",
  ],
]);

export const CASE_MOVES = rows<LetterCase>([
  [
    "tudo minusculo, tudo em minusculo, todo minuscula, tutto minuscolo, tout minuscule, alles klein, kill the caps, kill the capitals, small letters only, en minusculas, in minuscolo, em minusculas, en minuscule, no capitals, no caps, stop shouting, shouting at me, shouting at us, is shouting, only small letters, small letters, lowercase letters only, lowercase only, only lowercase, lower case only, lower case letters, lowercase letters, get rid of the all caps, lose the all caps, drop the all caps, no all capitals, stop using caps, dont want capitals, dont want caps, dont want all caps, dont like the capitals, dont like the caps, dont like capitals, hate the capitals, hate the caps, not in capitals, not in caps, no capital letters, fewer caps, without all caps, unshout, less shouty, not so shouty, lose the capitals, loose the capitals, lose the caps, loose the caps, drop the capitals, drop the caps, remove the capitals, no more capitals, no more caps, ditch the capitals, ditch the caps, get rid of the capitals, get rid of the caps, less capitals, fewer capitals, without the capitals, without capitals, without caps, no capital letters, letra minuscula, letras pequenas, sin mayusculas, sans majuscules, petites lettres, nur kleinbuchstaben, kleine buchstaben, ohne grossbuchstaben, alles klein, klein schreiben, kleinschreibung, so minusculas, sem maiusculas, senza maiuscole, tutto minuscolo, solo minuscole, all lower",
    "lower",
  ],
  [
    "not all caps, not in all caps, no all caps, not all capitals, normal capitalisation, normal capitalization, normal case, regular case, only the first letter, first letter capital, first letter only, just the first letter, only a capital, only capitalise the, only capitalize the, capital only at the start, initial capital, capital first letter, upper and lower case, upper and lowercase, mixed case, no todo en mayusculas, pas tout en majuscules, nicht alles in grossbuchstaben, nicht nur grossbuchstaben, gross und kleinschreibung, non tutto maiuscolo",
    "typed",
  ],
  [
    "em caixa alta, caixa alta, en mayuscula, todo en mayuscula, tout en majuscule, tudo maiusculo, big letters, all in capitals, capitalise everything, capitalize everything, capitalise it, capitalize it, capitalise the name, capitalize the name, capitalised, capitalized, upper, in big letters, alles gross, gross schreiben, grossschreibung, tutto maiuscolo, letras grandes mayusculas",
    "upper",
  ],
]);

/** Letters that lean, or that should not: another face is drawn, since ours stand upright. */
export const POSTURE = phraseList(
  "upright, stand straight, stand up straight, straighten, less slanted, not slanted, less slant, no slant, not leaning, of leaning, stop leaning, too slanted, less italic, not italic, no italics, not so italic, too italic, less leaning",
);
