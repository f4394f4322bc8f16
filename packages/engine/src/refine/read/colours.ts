/** Wishes about colours: named ones, directions, swaps and refusals. */

import { type FoundColour, readColours } from "../../understand/colours.ts";
import type { Modifier } from "../../understand/lexicons/colour-modifiers.ts";
import { phraseList } from "../../understand/lexicons/lists.ts";
import { overlaps, read, spanOf } from "../../understand/reading.ts";
import type { Span } from "../../understand/text.ts";
import type { Design } from "../../vocabulary.ts";
import type { Asked } from "../change.ts";
import { sameHue } from "../hue.ts";
import {
  anotherOf,
  asked,
  clauseOf,
  degreeOf,
  free,
  lastNamed,
  replacedSpans,
  type Taken,
  take,
  targetOf,
  withDegree,
} from "./clause.ts";
import { isOnly, isReplacedBy, slipped } from "./colour-shapes.ts";
import { readColourVerbs } from "./colour-verbs.ts";
import type { Heard } from "./hear.ts";
import { GONE_AFTER } from "./verdict-words.ts";
import { ownColours, type Verdicts } from "./verdicts.ts";
import * as w from "./words.ts";

export function readColourChanges(
  reading: Heard,
  parent: Design,
  verdicts: Verdicts,
  keptColours: readonly string[],
  taken: Taken,
): Asked[] {
  const changes = [
    ...readSwap(reading, parent, taken),
    ...readColourVerbs(reading, parent, taken),
    ...readSofter(reading, parent, taken),
    ...readApart(reading, taken),
    ...readHues(reading, taken),
    ...readShifts(reading, taken),
  ];
  const wishes = readWishes(reading, parent, verdicts, taken);
  // "Swap the colours, so gold where the indigo is": said twice.
  const swapped = changes.some(({ change }) => change.kind === "swap");
  const own = swapped ? ownColours(reading, parent).map(({ from }) => from) : [];
  const named = wishes.wanted.filter(({ from }) => !own.includes(from));
  const wanted = onPaper(named);
  const refused = wishes.refused.filter(({ from }) => !own.includes(from));
  if (wanted.length > 0) {
    const target = targetOf(reading, wanted[0]!.from);
    // The second colour becomes the first one, too.
    const only =
      wanted.length === 1 &&
      target !== "mark" &&
      (named.length > 1 || named.some((each) => isOnly(reading, each)));
    changes.push(
      asked(
        reading,
        {
          kind: "recolour",
          wishes: (only ? [wanted[0]!, wanted[0]!] : wanted).map(({ wish }) => wish),
          on: target === "mark" ? "mark" : target === "letters" || target === "name" ? "letters" : null,
          replaces: [...refused.map(({ wish }) => wish.hex), ...besides(parent, keptColours)],
        },
        [...wanted, ...refused].map(({ span }) => span),
      ),
    );
  } else if (refused.length > 0) {
    changes.push(
      asked(
        reading,
        {
          kind: "without-colours",
          hexes: refused.map(({ wish }) => wish.hex),
          words: refused.map(({ wish }) => wish.word),
        },
        refused.map(({ span }) => span),
      ),
    );
  } else if (changes.length === 0) {
    const another = anotherOf(reading, "colours", taken) ?? verdicts.parts.get("colours")?.span ?? null;
    if (another)
      changes.push(
        asked(
          reading,
          { kind: "without-colours", hexes: [parent.palette.primary], words: ["the colours of before"] },
          [another],
        ),
      );
  }
  return changes;
}

/** "Black and white": white is the paper, and black is all there is. */
const onPaper = (wanted: readonly FoundColour[]): readonly FoundColour[] => {
  const [one, other] = wanted;
  if (wanted.length !== 2 || !one || !other) return wanted;
  const pair = [one, other].map(({ wish }) => wish.hex.toLowerCase());
  return pair[1] === "#ffffff" && one.wish.word === "black"
    ? [one]
    : pair[0] === "#ffffff" && other.wish.word === "black"
      ? [other]
      : wanted;
};

/** Where one colour stays, the wish is for the other. */
const besides = ({ palette }: Design, kept: readonly string[]): readonly string[] =>
  kept.length === 0 ? [] : [palette.primary, palette.secondary].filter((hex) => !kept.includes(hex));

type Wishes = { readonly wanted: readonly FoundColour[]; readonly refused: readonly FoundColour[] };

/** Colours asked for, and colours of the parent that are to go. */
function readWishes(reading: Heard, parent: Design, verdicts: Verdicts, taken: Taken): Wishes {
  const colours = specific(readColours(reading, taken));
  const replaced = replacedSpans(reading);
  // "Instead of indigo and gold": both of them go.
  const listed = ({ from }: FoundColour) =>
    w.AND.has(reading.words[from - 1]?.key ?? "") &&
    colours.some((each) => each.to === from - 1 && replaced.some((span) => overlaps(span, each.span)));
  const gone = ({ span, ...rest }: FoundColour) =>
    listed({ span, ...rest }) ||
    goes(reading, rest.to) ||
    // "Purple-ish blue goes".
    colours.some((each) => nextTo(reading, rest.to, each.from) && goes(reading, each.to)) ||
    isReplacedBy(reading, { span, ...rest }, colours) ||
    replaced.some((each) => overlaps(each, span)) ||
    verdicts.colours.some((each) => overlaps(each.span, span));
  const mentions = ownColours(reading, parent).filter(
    (each) => !taken.some((span) => overlaps(span, each.span)) && isMention(reading, each),
  );
  const isMentioned = (colour: FoundColour) => mentions.some(({ from }) => from === colour.from);
  let wanted: readonly FoundColour[] = colours.filter(
    (each) => each.attitude === "wanted" && !gone(each) && !isMentioned(each),
  );
  // "Can the green be more of an olive": in the clause of a colour that is there, a thing is a colour, too.
  if (wanted.length === 0) wanted = mentions.flatMap((each) => namedAfter(reading, each, taken));
  if (wanted.length === 0 && mentions.length === 0) wanted = namedIn(reading, taken);
  if (wanted.length === 0 && colours.some((each) => gone(each)))
    wanted = slipped(reading, [...taken, ...colours.map(({ span }) => span)]);
  wanted = wanted.flatMap((each) => [
    each,
    ...joinedTo(reading, each, [...taken, ...colours.map(({ span }) => span)]),
  ]);
  const beside = (mention: FoundColour) => {
    const [from, to] = clauseOf(reading, mention.from);
    return wanted.some((each) => each.from >= from && each.from < to);
  };
  const refused = colours.filter(
    (each) =>
      each.attitude === "denied" ||
      (each.attitude === "wanted" && gone(each)) ||
      (isMentioned(each) && beside(each)),
  );
  for (const { span } of [...colours, ...wanted]) taken.push(span);
  return { wanted, refused };
}

const nextTo = ({ words }: Heard, to: number, from: number): boolean =>
  from === to || (from === to + 1 && words[to]!.key === "ish");

/** "The blue goes, we want charcoal". */
const goes = ({ words }: Heard, at: number): boolean => {
  const found = GONE_AFTER.at(words, at);
  const next = found && words[found.to];
  return (
    found !== null &&
    /^\s*$/.test(words[at]!.gap) &&
    (!next || /[,.;:!?\n)–—-]/.test(next.gap) || w.AND.has(next.key))
  );
};

/** "Pastels: lavender and mint": where colours are named, the word for their kind is none of them. */
const specific = (colours: readonly FoundColour[]): readonly FoundColour[] => {
  const kinds = (each: FoundColour) =>
    /^(?:pastels?|neutrals?|earth tones?|brights|neons)$/.test(each.wish.word);
  const named = colours.filter((each) => !kinds(each));
  return named.some(({ attitude }) => attitude === "wanted") ? named : colours;
};

const BEFORE_WISH =
  /^(?:in|to|into|for|with|use|using|en|em|zu|mit|con|com|avec|como|as|make|it|them|everything|all|more)$/;
const SAYS =
  /^(?:is|isnt|are|arent|looks?|feels?|could|should|can|has|have|seems?|needs?|must|might|may|would|was|hurts?|becomes?|goes|turns|wird|devient|diventa|vira|pasa|ist|sind|wirkt|est|sont|es|son|esta|e|sao|sono|bitte|part|parts|bit|bits|with|into|to|for|a|por|par|durch|gegen)$/;

/** "The gold", "that green is…": a colour of the parent as what is spoken of, not as what is asked for. */
function isMention({ words }: Heard, { from, to, attitude }: FoundColour): boolean {
  if (attitude !== "wanted") return false;
  const before = words[from - 1]?.key ?? "";
  const definite = w.DEFINITE.has(before) && !BEFORE_WISH.test(words[from - 2]?.key ?? "");
  const turned =
    w.DEFINITE.has(before) &&
    !/^(?:that|this)$/.test(before) &&
    /^(?:make|turn|change|swap|replace)$/.test(words[from - 2]?.key ?? "");
  // "Turquoise for the green": what comes, though it be near what goes.
  if (!w.DEFINITE.has(before) && words[to]?.key === "for" && w.DEFINITE.has(words[to + 1]?.key ?? ""))
    return false;
  const says = SAYS.test(words[to]?.key ?? "") && /^\s/.test(words[to]!.gap);
  return definite || turned || (says && !BEFORE_WISH.test(before) && !w.INDEFINITE.has(before));
}

/** A colour by a word that elsewhere is a thing: "make the gold copper", "more of an olive". */
function namedAfter(reading: Heard, mention: FoundColour, taken: Taken): readonly FoundColour[] {
  const { words } = reading;
  const [, to] = clauseOf(reading, mention.from);
  for (let at = mention.to; at < to; at++)
    for (let end = Math.min(to, at + 3); end > at; end--) {
      const span = spanOf(words, at, end);
      if (taken.some((each) => overlaps(each, span))) continue;
      const text = words.slice(at, end).map(({ raw }) => raw);
      const [found] = readColours({ ...read(`colours: ${text.join(" ")}`), language: reading.language }, []);
      if (found && found.to - found.from === end - at) return [{ ...found, from: at, to: end, span }];
    }
  return [];
}

/** "Charcoal and rose": beside a colour a word that elsewhere is a thing is one, too. */
function joinedTo(reading: Heard, { to, span: [, end] }: FoundColour, taken: Taken): readonly FoundColour[] {
  const { words, prompt } = reading;
  const at = /^\s*[,/+&]\s*$/.test(words[to]?.gap ?? "") ? to : w.AND.has(words[to]?.key ?? "") ? to + 1 : -1;
  const word = words[at];
  if (!word || /[.;!?\n]/.test(prompt.slice(end, word.start))) return [];
  const next = words[at + 1];
  if (
    next &&
    /^\s*$/.test(next.gap) &&
    !/^(?:please|and|but|instead|maybe|would|tones?|pls|as|for)$/.test(next.key)
  )
    return [];
  const span = spanOf(words, at, at + 1);
  if (reading.parts[at] || taken.some((each) => overlaps(each, span))) return [];
  const [found] = readColours({ ...read(`colours: ${word.raw}`), language: reading.language }, []);
  return found ? [{ ...found, from: at, to: at + 1, span }] : [];
}

const SOFTER = phraseList(
  "softer, soften, softened, gentler, calmer, quieter, kinder, mas suave, plus doux, plus douce, weicher, sanfter, mais suave, piu morbido, piu tenue",
);

/** "Soften the green": of letters and marks it means their shape. */
function readSofter(reading: Heard, parent: Design, taken: Taken): Asked[] {
  return SOFTER.all(free(reading, taken)).flatMap((found) => {
    const [from, to] = clauseOf(reading, found.from);
    const named = ownColours(reading, parent).some((each) => each.from >= from && each.to <= to);
    if (!named && targetOf(reading, found.from) !== "colours") return [];
    take(reading, found, taken);
    for (const each of ownColours(reading, parent))
      if (each.from >= from && each.to <= to) taken.push(each.span);
    const move = scaled({ kc: 0.7, dl: 0.06 }, degreeOf(reading, found.from));
    return [asked(reading, { kind: "shift", move, word: found.phrase }, [withDegree(reading, found)])];
  });
}

const SWAP_VERB =
  /^(?:swap|switch|flip|reverse|exchange|invert|interchange|tausche|tauscht|vertausche|intercambia|inverse|inversez|echange|troca|troque|inverte|scambia|inverti)$/;

/** "Swap the black and the green around": two colours that are there, and nothing that comes for them. */
function swapOfOwn(reading: Heard, parent: Design, taken: Taken): Span | null {
  const words = free(reading, taken);
  const at = words.findIndex(({ key }) => SWAP_VERB.test(key));
  if (at < 0) return null;
  const own = ownColours(reading, parent).filter(({ from }) => from > at && from < at + 8);
  const [one, other] = own;
  if (
    !one ||
    !other ||
    words.slice(one.to, other.from).some(({ key }) => /^(?:for|to|into|gegen|por|par|con)$/.test(key))
  )
    return null;
  return spanOf(reading.words, at, other.to);
}

/** "A cursive font, and in rose": behind "in" a word that elsewhere is a thing is a colour. */
function namedIn(reading: Heard, taken: Taken): readonly FoundColour[] {
  const { words } = reading;
  for (let at = 1; at < words.length; at++) {
    const span = spanOf(words, at, at + 1);
    const next = words[at + 1];
    if (!/^(?:in|en|em)$/.test(words[at - 1]!.key) || taken.some((each) => overlaps(each, span))) continue;
    if (
      next &&
      /^\s*$/.test(next.gap) &&
      !/^(?:please|and|but|instead|maybe|would|tones?|pls)$/.test(next.key)
    )
      continue;
    const [found] = readColours({ ...read(`colours: ${words[at]!.raw}`), language: reading.language }, []);
    if (found) return [{ ...found, from: at, to: at + 1, span }];
  }
  return [];
}

const LEADS =
  /^(?:main|primary|dominant|dominate|lead|leading|principal|hauptfarbe|dominante|principale|protagonista)$/;

/** "The green as the main colour": the second one leads, and the first one takes its place. */
function leadOfSecond(reading: Heard, parent: Design, taken: Taken): Span | null {
  const { primary, secondary } = parent.palette;
  if (sameHue(primary, secondary)) return null;
  const words = free(reading, taken);
  for (const each of ownColours(reading, parent)) {
    if (!sameHue(each.wish.hex, secondary) || sameHue(each.wish.hex, primary)) continue;
    const [, end] = clauseOf(reading, each.from);
    const at = words.slice(each.to, Math.min(end, each.to + 7)).findIndex(({ key }) => LEADS.test(key));
    if (at >= 0 && each.attitude === "wanted") return spanOf(reading.words, each.from, each.to + at + 1);
  }
  return null;
}

function readSwap(reading: Heard, parent: Design, taken: Taken): Asked[] {
  const own = swapOfOwn(reading, parent, taken);
  if (own) {
    taken.push(own);
    return [asked(reading, { kind: "swap" }, [own])];
  }
  const led = leadOfSecond(reading, parent, taken);
  if (led) {
    taken.push(led);
    return [asked(reading, { kind: "swap" }, [led])];
  }
  const swap = w.SWAPS.all(free(reading, taken))[0];
  if (!swap) return [];
  take(reading, swap, taken);
  return [asked(reading, { kind: "swap" }, [spanOf(reading.words, swap.from, swap.to)])];
}

/** How much further apart in lightness "more contrast" brings the two colours. */
const APART_STEP = 0.16;

function readApart(reading: Heard, taken: Taken): Asked[] {
  const found = w.APART.all(free(reading, taken)).find(
    ({ from }) => !/^(?:letters|mark)$/.test(targetOf(reading, from) ?? ""),
  );
  if (!found) return [];
  take(reading, found, taken);
  const apart = APART_STEP * degreeOf(reading, found.from);
  return [
    asked(reading, { kind: "shift", move: {}, apart, word: found.phrase }, [withDegree(reading, found)]),
  ];
}

/** "Greener", "more blue": a hue that is named is a hue to arrive at. */
function readHues(reading: Heard, taken: Taken): Asked[] {
  return w.HUE_WORDS.all(free(reading, taken)).map((found) => {
    take(reading, found, taken);
    const change = {
      kind: "hue",
      band: found.value,
      degree: degreeOf(reading, found.from),
      word: found.phrase,
    } as const;
    return asked(reading, change, [withDegree(reading, found)]);
  });
}

const TEMPERED = /^(?:too|trop|zu|demasiado|muy|muito|troppo) (?:cold|cool|warm|froi|kalt|kuhl|fri|fredd)/;

function readShifts(reading: Heard, taken: Taken): Asked[] {
  const replaced = replacedSpans(reading);
  return w.SHIFTS.all(free(reading, taken)).flatMap((found) => {
    // "Drop the neon for cobalt".
    if (replaced.some((span) => overlaps(span, spanOf(reading.words, found.from, found.to)))) return [];
    // "Not neon": the other way, whatever comes instead.
    const denied = reading.attitudes[found.from] === "denied" && ABSOLUTE.test(found.phrase);
    if (denied && readColours(reading, taken).some(({ attitude }) => attitude === "wanted")) return [];
    const target = targetOf(reading, found.from);
    // "Lighter letters" are thinner ones, "darker letters" darker; lighter lines are thinner, too.
    const strokes = target === "mark" && /weight|line|stroke/.test(reading.prompt);
    const letters = target === "letters" || (target === null && lastNamed(reading, found.from) === "letters");
    // "The font feels cold" is no complaint about colours.
    if (target === "letters" && TEMPERED.test(found.phrase)) return [];
    if (/^(?:lighter|too light)$/.test(found.phrase) && (letters || strokes)) return [];
    take(reading, found, taken);
    const move = denied ? { kc: 0.6 } : scaled(found.value, degreeOf(reading, found.from));
    return [asked(reading, { kind: "shift", move, word: found.phrase }, [withDegree(reading, found)])];
  });
}

const ABSOLUTE = /^(?:more neon|neon)$/;

const scaled = (move: Modifier, degree: number): Modifier => ({
  ...move,
  ...(move.dl === undefined ? {} : { dl: move.dl * degree }),
  ...(move.kc === undefined ? {} : { kc: move.kc ** degree }),
  ...(move.towards === undefined ? {} : { towards: [move.towards[0], move.towards[1] * degree] as const }),
});
