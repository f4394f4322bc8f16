/** A refinement's prompt → what it asks for and what it locks. */

import { readImpossible } from "../../understand/impossible.ts";
import { spanOf } from "../../understand/reading.ts";
import { fold, isCapital, readWords, type Span } from "../../understand/text.ts";
import type { Design, LockupKind, NoticedChange, PartKind, Studio } from "../../vocabulary.ts";
import { readAsides } from "./asides.ts";
import { readBack } from "./back.ts";
import { asked, free, type Taken } from "./clause.ts";
import { readColourChanges } from "./colours.ts";
import { type Heard, hear } from "./hear.ts";
import { heededName, heededTagline } from "./heeded-texts.ts";
import { readLayout } from "./layout.ts";
import { readEarlyLetters, readLetterChanges } from "./letters.ts";
import { type Locks, readLocks } from "./locks.ts";
import { readMarkChanges, readTurned } from "./mark.ts";
import { readMoods } from "./mood.ts";
import { readRemoved } from "./removed.ts";
import { heedLocks, heedParts } from "./second-opinion.ts";
import { withoutSpokenMarks } from "./spoken.ts";
import { saying, sentenceAt } from "./texts.ts";
import { readVerdicts } from "./verdicts.ts";
import { afterReasons, afterRemovals, restored, soberly } from "./wished.ts";
import { type Asked, partOf, type Request, type Wish } from "./wishes.ts";
import * as w from "./words.ts";

export function readRequest(
  studio: Studio,
  prompt: string,
  parent: Design,
  noticed: NoticedChange | null = null,
): Request {
  const whole = hear(studio, withoutSpokenMarks(prompt, parent), parent);
  const { locks: told, soft, masked, keptColours } = readLocks(whole, parent);
  let reading = afterReasons(restored(soberly(whole, masked)));
  const taken: Taken = [...masked].map((at) => spanOf(whole.words, at, at + 1));
  const changes: Asked[] = [];

  // What is text goes first, so that no word of it is taken for a wish.
  const taglines = heededTagline(reading, parent, taken, noticed);
  const named = heededName(reading, studio, parent, taken, noticed);
  // "A typo in the tagline, it's Teas not Tea": a piece of the line is no name.
  const rename = named && taglines.some((line) => holds(line, named.text)) ? null : named;
  if (rename) changes.push(asked(reading, { kind: "rename", name: rename.text }, [rename.span]));
  changes.push(...taglines);
  taken.push(...taglines.flatMap((line) => repeated(prompt, line)));
  if (rename) taken.push(...piecesOf(whole, `${parent.name ?? ""} ${rename.text}`));
  taken.push(...readAsides(whole));
  const impossible = readImpossible(reading, taken);
  taken.push(...impossible.map(({ span }) => span));
  const early = readEarlyLetters(reading, taken);
  changes.push(...readBack(reading, taken));
  const removed = readRemoved(reading, taken);
  const untagged = removed.find(({ part }) => part === "tagline");
  if (untagged && taglines.length === 0)
    changes.push(asked(reading, { kind: "tagline", text: null }, [untagged.span]));
  reading = afterRemovals(reading, removed);
  const verdicts = readVerdicts(reading, parent, taken);
  const turned = readTurned(reading, taken);
  changes.push(...readLayout(reading, parent, removed, taken));
  changes.push(...readColourChanges(reading, parent, verdicts, keptColours, taken));
  changes.push(...readLetterChanges(reading, studio, early, verdicts, taken));
  changes.push(...readMarkChanges(reading, studio, parent, verdicts, turned, taken));
  const ruled = withoutRemoval(changes);
  ruled.push(
    ...readMoods(
      reading,
      taken,
      ruled.map(({ change }) => change),
    ),
  );
  const settled = noticed ? [...heedParts(studio, whole, parent, ruled, told, noticed)] : ruled;
  const locks = noticed ? heedLocks(told, settled, whole, noticed) : told;
  // "Surprise me with a slight variation" asks for no other logo.
  const slight = /\b(?:variation|variant|slight|slightly|subtle)\b/iu.test(prompt);
  const afresh = settled.length === 0 && !slight ? w.AFRESH.all(free(reading, taken))[0] : undefined;
  if (afresh) settled.push(asked(reading, { kind: "afresh" }, [spanOf(whole.words, afresh.from, afresh.to)]));
  return {
    changes: settled,
    locks: locksBeside(settled, { locks, soft, keptColours }, prompt),
    impossible: impossible.map(({ unmet }) => unmet),
  };
}

/** What stays beside the changes: praise yields to what is said in so many words, and a new name to how it is set. */
function locksBeside(
  changes: readonly Asked[],
  { locks, soft, keptColours }: Omit<Locks, "masked">,
  prompt: string,
): readonly PartKind[] {
  const keeps = keptColours.length > 0 && !changes.some(({ change }) => isColour(change));
  // "The bird is nice, but how about a fox instead": praise forbids nothing that is said in so many words.
  const stated = new Set(changes.flatMap(({ change }) => (isStated(change) ? [partOf(change)] : [])));
  const yields = (part: PartKind) => soft.includes(part) && stated.has(part);
  // "Leave the name untouched" beside a new one speaks of how it is set.
  const given = new Set<PartKind>(
    changes.flatMap(({ change, span }): PartKind[] =>
      change.kind === "shift" && span && ofSameHues(prompt, span)
        ? ["colours"]
        : change.kind === "rename"
          ? ["name"]
          : change.kind === "tagline" && change.text
            ? ["tagline"]
            : [],
    ),
  );
  return [
    ...locks.filter((part) => !given.has(part) && !yields(part)),
    ...(keeps ? (["colours"] as const) : []),
  ];
}

const holds = ({ change }: Asked, text: string): boolean =>
  change.kind === "tagline" && ` ${fold(change.text ?? "")} `.includes(` ${fold(text)} `);

/** "… so it reads Tea after hours": the new line said again. */
const repeated = (prompt: string, { change }: Asked): readonly Span[] => {
  if (change.kind !== "tagline" || !change.text) return [];
  return [...prompt.matchAll(new RegExp(saying(change.text), "giu"))].map(({ 0: said, index }) => [
    index,
    index + said.length,
  ]);
};

/** Said of how a name is spelled. */
const OF_SPELLING = new Set(
  "plus ampersand dot period hyphen dash letter accent sign space round around".split(" "),
);

/** Where the name changes, what is said of the old one's words asks for nothing: "drop the Finch". */
const piecesOf = ({ words }: Heard, name: string): Span[] => {
  const keys = new Set(readWords(name).map(({ key }) => key));
  return words
    .filter(({ key, raw }) => (isCapital(raw) && keys.has(key)) || OF_SPELLING.has(key))
    .map(({ start, end }) => [start, end]);
};

/** "Darker overall, same hues": the same ones, but darker; "warmer, but keep the colours" contradicts itself. */
const ofSameHues = (prompt: string, [at]: Span): boolean =>
  SAME_HUES.test(prompt.slice(...sentenceAt(prompt, at)));
const SAME_HUES =
  /(?<![\p{L}])(?:same|mism[oa]s?|même[s]?|gleichen?|mesm[oa]s?|stess[ieoa])\s+(?:the\s+|two\s+|our\s+)*(?:hues?|tones?|colou?rs?|palette|colores|tonos|couleurs|teintes|farben|farbtöne|cores|tons|colori|toni)(?![\p{L}])/iu;

/** A change with a value of its own. */
const isStated = (change: Wish): boolean =>
  change.kind === "tagline" ||
  (change.kind === "mark" && change.motifs.length > 0) ||
  (change.kind === "recolour" && change.wishes.length > 0) ||
  (change.kind === "letters" &&
    (change.wish.classes.length > 0 || change.wish.family !== null || change.wish.case !== null));

const isColour = ({ kind }: Wish): boolean => /^(?:recolour|shift|hue|swap|without-colours)$/.test(kind);

/** "Lose the bird, put an oak leaf there": where another thing is to be drawn, the mark does not go. */
const withoutRemoval = (changes: readonly Asked[]): Asked[] => {
  const drawn = changes.some(({ change }) => change.kind === "mark" && change.how === "motif");
  // "The font goes, try a grotesk": so do the letters.
  const set = changes.some(({ change }) => change.kind === "letters");
  const stays = (lockup: LockupKind) => (lockup === "word" && drawn) || (lockup === "mark" && set);
  return changes.filter(({ change }) => !(change.kind === "lockup" && stays(change.lockup)));
};
