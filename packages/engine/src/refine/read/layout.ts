/** Sizes, arrangements, and parts that are taken away. */

import { readForm } from "../../understand/form.ts";
import { phraseList } from "../../understand/lexicons/lists.ts";
import type { Found } from "../../understand/phrases.ts";
import { overlaps, spanOf } from "../../understand/reading.ts";
import type { Span } from "../../understand/text.ts";
import type { Design, LockupKind } from "../../vocabulary.ts";
import {
  asked,
  clauseOf,
  degreeOf,
  free,
  isEnough,
  type Taken,
  take,
  targetOf,
  withDegree,
} from "./clause.ts";
import { type Heard, partAt } from "./hear.ts";
import { readPlace } from "./places.ts";
import type { Removed } from "./removed.ts";
import type { Asked } from "./wishes.ts";
import * as w from "./words.ts";

/** All of it inside a round line: an emblem. */
const CIRCLED = phraseList(
  "in one circle, everything in a circle, sello redondo, selo redondo, bollino tondo, rundes siegel, runder stempel, runder button, sceau rond, tampon rond, cachet rond, timbro tondo, inside a circle, in a circle, within a circle, inside a ring, in a ring, inside a round frame, in a round frame, circle around it, circle around everything, circle around the whole thing, circle round it, enclosed in a circle, enclose it in a circle, framed in a circle, circular badge, circular emblem, circular logo, circular version, circular seal, roundel, round logo, round version, round seal, make it round, make it circular, in a roundel, dentro de un circulo, en un circulo, dans un cercle, dans un rond, in einem kreis, in einen kreis, im kreis, kreisformig, num circulo, dentro de um circulo, em um circulo, dentro un cerchio, in un cerchio, circolare",
);
const FRAMES =
  "(?:shield|badge|crest|seal|stamp|ring|circle|roundel|frame|wappen(?:schild)?|schild|kreis|rahmen|siegel|escudo|c[ií]rculo|marco|sello|cercle|rond|cadre|écusson|blason|sceau|cerchio|tondo|scudo|stemma|cornice|bollo|bras[aã]o|moldura|selo)";
const AROUND_ALL =
  "(?:a?round\\s+(?:it|the\\s+(?:lot|whole|two|both|logo|name)|everything|all|both)|drumherum|drum|ringsum|herum|alrededor|autour|(?:à|a|em)\\s+volta|ao\\s+redor|attorno|intorno)";
const PUT_ALL =
  "(?:put|enclose|pack\\p{L}*|met\\p{L}*|enc[ei]err\\p{L}*|enferm\\p{L}*|coloc\\p{L}*|fech\\p{L}*|chiud\\p{L}*|racchiud\\p{L}*)\\s+(?:everything|it\\s+all|alles|todo|tout|tudo|tutto)";
const INSIDE = "(?:in|en|dans|em|num|dentro\\s+(?:de|di))\\s*(?:an?|un[oa]?|une|eine[nm]?|uma?)?";
/** "Put a shield around it", "ein Wappen drumherum", "chiudete tutto in un cerchio". */
const FRAMED = new RegExp(
  `(?<![\\p{L}])(?:${FRAMES}\\s+${AROUND_ALL}|${PUT_ALL}\\s+${INSIDE}\\s+${FRAMES})(?![\\p{L}])`,
  "iu",
);
export const isFramed = (prompt: string): boolean => FRAMED.test(prompt);

/** Said of the whole, without a word for its parts. */
const WIDE = phraseList(
  "landscape, landscape format, landscape version, wide version, wide format, in one line, on one line, in a line, in a row, in one row, in the same row, in a single row, in a single line, one beside the other, one next to the other, one beside another, one next to another, next to each other, next to one another, beside each other, beside one another, alongside each other, on the same line, eins neben dem anderen, uno al lado del otro, uno junto al otro, l un a cote de l autre, l une a cote de l autre, um ao lado do outro, uno accanto all altro, uno di fianco all altro, nebeneinander, en la misma linea, sur la meme ligne, auf einer linie, auf einer hohe, na mesma linha, sulla stessa riga, on a single line, one liner, long version, banner format, banner version, querformat, in einer zeile, in einer reihe, en una linea, en una sola linea, en horizontal, apaisado, sur une ligne, sur une seule ligne, en ligne, a l horizontale, em linha, numa linha, na horizontal, su una riga, in riga, in orizzontale, orizzontale",
);
const TALL = phraseList(
  "portrait format, portrait version, tall version, hochformat, ubereinander, one above the other, one over the other, one on top of the other, one below the other, one under the other, above each other, below each other, on top of each other, untereinander, uno debajo del otro, l un sous l autre, um embaixo do outro, uno sotto l altro, uno encima del otro, en vertical, l un au dessus de l autre, a la verticale, um em cima do outro, na vertical, uno sopra l altro, in verticale, verticale, upright format, square version, square format, squarer",
);

const TOPIC =
  /^\s*(?::|,?\s+(?:bitte|please|should|needs?|must|could|can|has\s+to|changes?|to\s+change|is\s+to|(?:is|are|feels?|looks?|seems?|bothers?|ist|sind|wirkt|son|est|sont|são|sono)(?!\s+(?:needed|enough|fine|necessary|shown|visible|left))|becomes?|muss|soll|sollte|debe|debería|cambia|doit|devrait|change|deve|deveria|muda|dovrebbe)(?![\p{L}]))/iu;
const isPiece = (lockup: LockupKind | null): boolean => lockup === "mark" || lockup === "word";

/** How far one step of "larger" goes. */
const SIZE_STEP = 0.28;

export function readLayout(
  reading: Heard,
  parent: Design,
  removed: readonly Removed[],
  taken: Taken,
): Asked[] {
  const sizes = readSizes(reading, taken);
  const circled = circledIn(reading, taken);
  if (circled && parent.lockup.kind !== "emblem") {
    taken.push(circled);
    const emblem = { kind: "mark", how: "form", form: "emblem", motifs: [], avoid: [] } as const;
    return [...sizes, asked(reading, emblem, [circled])];
  }
  for (const { part, span } of removed) {
    if (part === "mark") return [...sizes, asked(reading, { kind: "lockup", lockup: "word" }, [span])];
    if (part === "letters" || part === "name")
      return [...sizes, asked(reading, { kind: "lockup", lockup: "mark" }, [span])];
  }
  const place = readPlace(reading, parent.lockup.kind, taken);
  const shown = readForm(
    { ...reading, attitudes: reading.attitudes.map((each) => (each === "past" ? "past" : "wanted")) },
    taken,
  );
  // "Just the name: Evensong" is read already.
  const said = shown && taken.some((span) => overlaps(span, shown.span)) ? null : shown;
  // "Only the symbol: a feather, please", "just the icon should change" name what the wish is about.
  const form =
    said && TOPIC.test(reading.prompt.slice(said.span[1])) && isPiece(said.wish.lockup) ? null : said;
  const stack = /\bstack(?:ed)?\b|\bvertical\w*/iu.exec(reading.prompt);
  const [wide, tall] = [WIDE.all(free(reading, taken))[0], TALL.all(free(reading, taken))[0]];
  const whole = wide ? "side" : tall ? "stacked" : null;
  const lockup = place?.lockup ?? form?.wish.lockup ?? (stack ? "stacked" : whole);
  const shape = wide ?? tall;
  if (place) taken.push(place.span);
  if (!lockup || lockup === "emblem" || lockup === parent.lockup.kind) return sizes;
  if (form && form.wish.lockup === lockup)
    taken.push(
      place
        ? within(reading, form.span, place.span)
        : stack
          ? within(reading, form.span, stacked(stack))
          : form.span,
    );
  const span: Span =
    place?.span ??
    (form?.wish.lockup ? form.span : stack ? stacked(stack) : spanOf(reading.words, shape!.from, shape!.to));
  if (shape) take(reading, shape, taken);
  return [...sizes, asked(reading, { kind: "lockup", lockup }, [span])];
}

/** Where all of it is put inside something. */
function circledIn(reading: Heard, taken: Taken): Span | null {
  const round = CIRCLED.all(free(reading, taken))[0];
  if (round) return spanOf(reading.words, round.from, round.to);
  const framed = FRAMED.exec(reading.prompt);
  const span: Span | null = framed && [framed.index, framed.index + framed[0].length];
  return span && !taken.some((each) => overlaps(each, span)) ? span : null;
}

const stacked = ({ 0: said, index }: RegExpExecArray): Span => [index, index + said.length];

/** "Moon on top and bolder letters": the form may reach over more than the clause that places it. */
function within(reading: Heard, [start, end]: Span, span: Span): Span {
  const at = reading.words.findIndex((word) => word.start >= span[0]);
  const [from, to] = clauseOf(reading, at);
  const [first, last] = spanOf(reading.words, from, to);
  return [Math.max(start, first), Math.min(end, last)];
}

function readSizes(reading: Heard, taken: Taken): Asked[] {
  const found: Asked[] = readSplit(reading, taken);
  const words = free(reading, taken);
  for (const [table, sign] of [
    [w.LARGER, 1],
    [w.SMALLER, -1],
  ] as const)
    for (const word of table.all(words)) {
      const target = targetOf(reading, word.from);
      // "A bare word is too little for an icon".
      if (isEnough(reading, word)) continue;
      if (word.phrase === "too little" && reading.words[word.to]?.key === "for") continue;
      if (target === "tagline" || target === "colours" || isOfElse(reading, word)) continue;
      if (target === "letters" && !namesName(reading, word.from)) continue;
      const step = SIZE_STEP * degreeOf(reading, word.from);
      const grows = (target === "letters" || target === "name" ? -sign : sign) > 0;
      const factor = Math.round((grows ? 1 + step : 1 / (1 + step)) * 1000) / 1000;
      found.push(asked(reading, { kind: "size", factor }, [withDegree(reading, word)]));
      take(reading, word, taken);
    }
  return found;
}

/** "We moved to a bigger workshop": not of the logo. */
const isOfElse = (reading: Heard, { from, to, phrase }: Found<true>): boolean => {
  const { words } = reading;
  const next = words[to];
  return (
    /^(?:bigger|larger|smaller)$/.test(phrase) &&
    /^(?:an?|our|their|his|her)$/.test(words[from - 1]?.key ?? "") &&
    next !== undefined &&
    /^\s+$/.test(next.gap) &&
    partAt(reading, to) === null &&
    ELSEWHERE.test(next.key)
  );
};
const ELSEWHERE =
  /^(?:workshop|shop|store|office|place|space|team|market|audience|building|studio|kitchen|house|city|town|company|business|client|customer|sign|van|car|table|room|warehouse|premises|unit|box|budget|crowd|range|menu|window|screen|poster|banner|venue)$/;

const SPLIT_VERB = /^(?:scale|size|blow|bump|bring|take|push|knock|step)$/;

/** "Scale the moon up", "take the name down a size": the part stands between the verb and its direction. */
function readSplit(reading: Heard, taken: Taken): Asked[] {
  const words = free(reading, taken);
  return words.flatMap(({ key }, at): Asked[] => {
    if (!SPLIT_VERB.test(key)) return [];
    const [, to] = clauseOf(reading, at);
    const way = words.slice(at, to).findIndex((word) => /^(?:up|down)$/.test(word.key));
    const named = words.slice(at, at + Math.max(0, way)).some((_, offset) => partAt(reading, at + offset));
    const target = named && way < 7 ? targetOf(reading, at) : null;
    if (target !== "mark" && target !== "name" && target !== "letters") return [];
    const grows = (words[at + way]!.key === "up") === (target === "mark");
    const step = 1 + SIZE_STEP * degreeOf(reading, at + way);
    const span = spanOf(reading.words, at, at + way + 1);
    taken.push(span);
    const factor = Math.round((grows ? step : 1 / step) * 1000) / 1000;
    return [asked(reading, { kind: "size", factor }, [span])];
  });
}

/** "Make the name bigger" is about size; "bigger letters" may be, too: the mark then gives way. */
const namesName = (reading: Heard, at: number): boolean => {
  const [from, to] = clauseOf(reading, at);
  return reading.words
    .slice(from, to)
    .some(({ key }) =>
      /^(?:name|text|letters|wordmark|lettering|font|nombre|texto|nom|texte|schrift|nome|testo|type)$/.test(
        key,
      ),
    );
};
