/** Wishes about colours: named ones, directions, swaps and refusals. */

import { type FoundColour, readColours, specific } from "../../understand/colours.ts";
import { overlaps, read, spanOf } from "../../understand/reading.ts";
import type { Design } from "../../vocabulary.ts";
import { sameHue } from "../hue.ts";
import { isStory } from "./asides.ts";
import { anotherOf, asked, clauseOf, replacedSpans, type Taken, targetOf } from "./clause.ts";
import { isOneColour, isOnly, isReplacedBy, isWhere, slipped } from "./colour-shapes.ts";
import { readApart, readHues, readShifts, readSofter } from "./colour-shifts.ts";
import { readSwap } from "./colour-swaps.ts";
import { readColourVerbs } from "./colour-verbs.ts";
import type { Heard } from "./hear.ts";
import { GONE_AFTER } from "./verdict-words.ts";
import { ownColours, type Verdicts } from "./verdicts.ts";
import type { Asked } from "./wishes.ts";
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
    ...readShifts(reading, parent, taken),
  ];
  const wishes = readWishes(reading, parent, verdicts, taken);
  // "Swap the colours, so gold where the indigo is": said twice.
  const swapped = changes.some(({ change }) => change.kind === "swap");
  const own = swapped ? ownColours(reading, parent).map(({ from }) => from) : [];
  const named = wishes.wanted.filter(({ from }) => !own.includes(from));
  const wanted = onPaper(named);
  const refused = wishes.refused.filter(({ from }) => !own.includes(from));
  const alone = wanted.length === 0 ? ownAlone(reading, parent, wishes.refused) : null;
  if (wanted.length > 0) {
    const target = targetOf(reading, wanted[0]!.from);
    // The second colour becomes the first one, too.
    const only =
      wanted.length === 1 &&
      target !== "mark" &&
      (named.length > 1 ||
        named.some((each) => isOnly(reading, each) || isOneColour(reading, each)) ||
        // "The same in black" where black leads already: it is to be all there is.
        (target === null && refused.length === 0 && leads(parent, wanted[0]!)));
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
  } else if (alone) {
    changes.push(
      asked(reading, { kind: "recolour", wishes: [alone.wish, alone.wish], on: null, replaces: [] }, [
        alone.span,
      ]),
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

/** "Just the indigo", "all one colour, the green one": of those that are there, one is to be all there is. */
function ownAlone(reading: Heard, parent: Design, refused: readonly FoundColour[]): FoundColour | null {
  const { primary, secondary } = parent.palette;
  const found = ownColours(reading, parent).find(
    (each) =>
      each.attitude === "wanted" &&
      !refused.some(({ from }) => from === each.from) &&
      (isOnly(reading, each) || isOneColour(reading, each)),
  );
  const own = found && [primary, secondary].find((hex) => sameHue(hex, found.wish.hex));
  return found && own ? { ...found, wish: { ...found.wish, hex: own, exact: true } } : null;
}

const leads = ({ palette: { primary, secondary } }: Design, { wish }: FoundColour): boolean =>
  primary.toLowerCase() === wish.hex.toLowerCase() && primary !== secondary && !wish.exact;

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
    TOO_MUCH.test(
      reading.words
        .slice(Math.max(0, rest.from - 4), rest.from)
        .map(({ key }) => key)
        .join(" "),
    ) ||
    goes(reading, rest.to) ||
    isWhere(reading, { span, ...rest }) ||
    // "Purple-ish blue goes".
    colours.some((each) => nextTo(reading, rest.to, each.from) && goes(reading, each.to)) ||
    isReplacedBy(reading, { span, ...rest }, colours) ||
    replaced.some((each) => overlaps(each, span)) ||
    verdicts.colours.some((each) => overlaps(each.span, span));
  const mentions = ownColours(reading, parent).filter(
    (each) => !taken.some((span) => overlaps(span, each.span)) && isMention(reading, each),
  );
  const isMentioned = (colour: FoundColour) => mentions.some(({ from }) => from === colour.from);
  // "Indigo and gold have something of a casino, so no gold": what is refused was not asked for before.
  const denied = colours.filter(({ attitude }) => attitude === "denied");
  const isDenied = ({ from, wish }: FoundColour) =>
    denied.some((each) => each.from > from && each.wish.hex === wish.hex);
  let wanted: readonly FoundColour[] = colours.filter(
    (each) => each.attitude === "wanted" && !gone(each) && !isMentioned(each) && !isDenied(each),
  );
  // "The green prints almost black, so a terracotta please": what is told before the wish is none.
  if (wanted.some(({ from }) => !isStory(reading, from)))
    wanted = wanted.filter(({ from }) => !isStory(reading, from));
  // "Can the green be more of an olive": in the clause of a colour that is there, a thing is a colour, too.
  if (wanted.length === 0) wanted = mentions.flatMap((each) => namedAfter(reading, each, taken));
  if (wanted.length === 0 && mentions.length === 0) wanted = namedIn(reading, taken);
  // "Drop the gold for peach".
  if (wanted.length === 0) wanted = colours.filter(gone).flatMap((each) => namedFor(reading, each, taken));
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

const TOO_MUCH =
  /(?:too much|a bit much|way too much|zu viel|trop de|demasiado|demasiada|troppo|muito|demais)(?: (?:of )?(?:the|that|this|du|de|del|di))?$/;

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

const COMES =
  /^(?:for|with|to|by|into|in|por|con|par|avec|durch|gegen|zu|com|pelo|pela|favou?r|of|an?|the|some|soft|un|una|une|ein|eine|um|uma)$/;

const INSTEAD =
  /^(?:instead|of|the|rather|than|in|place|for|where|statt|anstatt|des|der|vom|en|lugar|vez|de|del|au|lieu|du|em|do|da|al|posto|invece|di)$/;

/** A colour that comes for one that goes, by a word that elsewhere is a thing. */
function namedFor(reading: Heard, old: FoundColour, taken: Taken): readonly FoundColour[] {
  const { words } = reading;
  let [, end] = clauseOf(reading, old.from);
  let at = old.to;
  while (at < end && COMES.test(words[at]!.key)) at++;
  // "Aqua instead of green" says it before.
  if (at === old.to) {
    at = old.from - 1;
    while (at >= 0 && INSTEAD.test(words[at]!.key)) at--;
    const behind = words[old.to];
    if (at < 0 || at === old.from - 1 || (behind && /^\s+$/.test(behind.gap) && reading.parts[old.to]))
      return [];
    end = at + 1;
  }
  if (at >= end) return [];
  const span = spanOf(words, at, at + 1);
  const next = words[at + 1];
  const noun = next && at + 1 < end && !/^(?:please|instead|maybe|pls|colou?r|tones?|shade)$/.test(next.key);
  if (noun || taken.some((each) => overlaps(each, span))) return [];
  const [found] = readColours({ ...read(`colours: ${words[at]!.raw}`), language: reading.language }, []);
  return found ? [{ ...found, from: at, to: at + 1, span }] : [];
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

const SOME_AFTER =
  /^(?:voudrais|voudrait|voudrions|veux|veut|aimerais|aimerait|aimerions|mets|mettez|mettre|plutot|prefere|preferons|avec|essaie|essayez|essayons|prends|prenez|faut|vois|utilise|utilisez)$/;
const COLOUR_NOUN =
  /^(?:colou?rs?|colou?red|tones?|shades?|hues?|tints?|palette|farben?|ton|tons|tono|tonos|toni)$/;

/** "A cursive font, and in rose": behind "in" a word that elsewhere is a thing is a colour. */
function namedIn(reading: Heard, taken: Taken): readonly FoundColour[] {
  const { words } = reading;
  for (let at = 1; at < words.length; at++) {
    const span = spanOf(words, at, at + 1);
    const next = words[at + 1];
    // "Olive colour", "plum tones".
    const called = COLOUR_NOUN.test(next?.key ?? "") && /^[\s-]+$/.test(next!.gap);
    if (taken.some((each) => overlaps(each, span))) continue;
    // "On voudrait du corail".
    const some = words[at - 1]!.key === "du" && SOME_AFTER.test(words[at - 2]?.key ?? "");
    if (!called && !some && !/^(?:in|en|em)$/.test(words[at - 1]!.key)) continue;
    if (
      !called &&
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
