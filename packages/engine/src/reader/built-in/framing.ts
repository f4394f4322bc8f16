/** A frame that a refinement asks for: its form, what it goes around, how bold its line is, and whether it is one that was there before. */

import { clausesOf } from "../../lexicon/clauses.ts";
import { isColourName } from "../../lexicon/colours/names.ts";
import { frameSaid, saysAll } from "../../lexicon/frame-words.ts";
import { frameOf, isFrameWord } from "../../lexicon/frames.ts";
import { weightIn } from "../../lexicon/letters/weights.ts";
import { apart, overlaps, readWords } from "../../lexicon/text.ts";
import { frameIn } from "../../render/shown.ts";
import type { Asked, Change, Frame, Span, Studio, Tagged, TaggedSpan } from "../../vocabulary.ts";
import { goneFrom, type View } from "../in-view.ts";
import { type NamedThing, namedThings } from "../named-things.ts";
import { LIKELY } from "./contradictions.ts";
import { isBasicColour } from "./resolve/colour.ts";
import { frameWordIn, type Heard, isAroundAll } from "./standing.ts";

/** From this likelihood on the form of a frame was said, though not in the word for the frame: "a frame that is round". */
const SURELY_FORMED = 0.95;

/** The tagger knows three kinds of frames; the words name more. Null: "a frame" says nothing of its form. */
function kindOf({ studio, prompt }: Heard, heard: Frame, { asks }: Tagged): Frame | null {
  const said = frameSaid(prompt, studio.meanings.languageOf(prompt), []).frame;
  const isFormed =
    frameWordIn(studio, prompt)?.hasForm !== false ||
    (asks.get(`frame.${heard}`)?.likelihood ?? 0) >= SURELY_FORMED;
  return said ?? (isFormed ? heard : null);
}

export type Framing = {
  readonly tagged: Tagged;
  readonly view: View;
  /** Whether the mark is spoken of. */
  readonly isOfMark: boolean;
  /** Whether how bold the line is was heard as an ask of its own. */
  readonly isStepped?: boolean;
};

/** "A red ring around the mark": a colour's plain name right beside the word for a frame is the frame's, where nobody heard a colour. */
export function frameColours(studio: Studio, prompt: string, { asks }: Tagged): readonly TaggedSpan[] {
  const isLikely = (asked: RegExp) =>
    [...asks].some(([ask, { likelihood }]) => asked.test(ask) && likelihood >= LIKELY);
  if (isLikely(/^colours\.set$/u) || !isLikely(/^(?:frame\.(?!remove)|mark\.add$)/u)) return [];
  const word = frameWordIn(studio, prompt)?.span;
  const language = studio.meanings.languageOf(prompt);
  return readWords(prompt)
    .map(({ start, end }): Span => [start, end])
    .filter((span) => word && !overlaps(span, word) && apart(span, word) <= 1)
    .filter((span) => isBasicColour(prompt.slice(...span), studio.meanings, language, isColourName))
    .map((span): TaggedSpan => ({ tag: "colour", span, likelihood: 1, role: "frame", kinds: [] }));
}

/** A frame with what it goes around: what is named, or what one is around now, or was. One that was there comes back as it was. */
export async function asFramed(
  heard: Heard,
  asked: Asked,
  change: Extract<Change, { readonly part: "frame"; readonly ask: "add" }>,
  { tagged, view, isOfMark, isStepped }: Framing,
): Promise<Change> {
  const kind = kindOf(heard, change.frame, tagged);
  const [now, was] = [frameIn(view.parent), earlierFrame(view, kind)];
  const word = frameWordIn(heard.studio, heard.prompt)?.span ?? asked.span;
  const isAllSaid = clausesOf(heard.prompt)
    .filter((clause) => !word || overlaps(clause, word))
    .some((clause) => saysAll(heard.prompt.slice(...clause), heard.studio.meanings.languageOf(heard.prompt)));
  const isMark = isOfMark || !(await isAroundAll(heard, asked)) || HOLDS_MARK.has(kind ?? "square");
  const isAll = isAllSaid || (!isMark && ((now ?? was)?.isAll ?? true));
  if (was?.isAll === isAll && (kind === null ? now === null : now?.kind !== kind))
    return restoredFrame(tagged, kind);
  const weight = word && !isStepped ? lineWeight(heard.prompt, word) : 0;
  return {
    ...change,
    frame: kind ?? "square",
    ...(isAll ? { around: "all" } : {}),
    ...(weight === 0 ? {} : { weight }),
  };
}

/** Words before a frame that may say how bold its line is, and by how many half steps it is finer or bolder then. */
const WORDS_BEFORE = 2;
const [THIN, FINER] = [300, -3];
const [BOLD, BOLDER] = [700, 2];

function lineWeight(prompt: string, [from]: Span): number {
  const said = readWords(prompt)
    .filter(({ end }) => end <= from)
    .slice(-WORDS_BEFORE);
  const weight = weightIn(said, "");
  return weight === null ? 0 : weight <= THIN ? FINER : weight >= BOLD ? BOLDER : 0;
}

/** Frames that go around a mark where nothing else is said: a name is too long to stand in them. */
const HOLDS_MARK: ReadonlySet<Frame> = new Set([
  "circle",
  "shield",
  "hexagon",
  "octagon",
  "diamond",
  "drop",
  "arch",
]);

const earlierFrame = ({ earlier }: View, kind: Frame | null) =>
  earlier.map(frameIn).find((each) => each !== null && (kind ?? each.kind) === each.kind);

const restoredFrame = ({ asks }: Tagged, frame: Frame | null): Change => {
  const isFirst = ["from.first", "first"].some((ask) => (asks.get(ask)?.likelihood ?? 0) >= LIKELY);
  return { part: "frame", ask: "restore", from: isFirst ? "first" : "before", frame };
};

/** "The frame as it was": what comes back is no thing of the mark where an earlier version stood in one. */
export function frameBack(
  { studio, prompt }: Heard,
  thing: string | null,
  { tagged, view }: Framing,
  span: Span | null = null,
): Change | null {
  const word = frameWordIn(studio, prompt);
  // "The first icon was better, but keep the frame" brings no frame back.
  const clause = span && clausesOf(prompt).find((each) => overlaps(each, span));
  if (word && clause && !overlaps(clause, word.span)) return null;
  if (!word || (thing !== null && frameOf(thing) === null && !isFrameWord(thing))) return null;
  if (namedThings(studio, prompt, goneFrom(view)).length > 0) return null;
  const kind = frameSaid(prompt, studio.meanings.languageOf(prompt), []).frame ?? word.frame;
  const now = frameIn(view.parent);
  const isOther = view.earlier.map(frameIn).some((was) => was !== null && was.kind !== now?.kind);
  return isOther && (kind === null || earlierFrame(view, kind)) ? restoredFrame(tagged, kind) : null;
}

/** The word for a frame that an earlier version stood in and this one does not. */
export function frameGone(
  { studio, prompt }: Pick<Heard, "studio" | "prompt">,
  view: View,
): readonly NamedThing[] {
  if (frameIn(view.parent) || !view.earlier.some(frameIn)) return [];
  const word = frameWordIn(studio, prompt);
  return word ? [{ thing: "frame", span: word.span }] : [];
}
