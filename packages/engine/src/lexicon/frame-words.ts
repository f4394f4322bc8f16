/** Which frame a text names, in any language: "a hexagonal border", "moldura oval", "六边形边框". */

import data from "../../data/frame-words.json" with { type: "json" };
import type { FormWish, Frame, Span } from "../vocabulary.ts";
import { clausesOf } from "./clauses.ts";
import { type PhraseTable, phrasesIn } from "./phrase-table.ts";
import { overlaps } from "./text.ts";

const FIGURES = Object.entries(data.figures) as readonly (readonly [Frame, PhraseTable])[];
/** Things as well as figures: they are frames only beside a word for one. */
const BESIDE = Object.entries(data.beside) as readonly (readonly [Frame, PhraseTable])[];
const LINE: PhraseTable = data.line;
const FIELD: PhraseTable = data.field;
const SHAPED: PhraseTable = data.shaped;

/** Characters between a figure and the word that makes a frame of it: "shaped like a shield". */
const NEAR = 14;

export type FrameSaid = {
  readonly frame: Frame | null;
  readonly look: FormWish["look"] | null;
  readonly span: Span | null;
  /** Whether a word for a frame stands beside the figure. */
  readonly isFramed: boolean;
};

/** `taken`: names and refusals, whose words say nothing of a frame. */
export function frameSaid(text: string, language: string, taken: readonly Span[]): FrameSaid {
  const free = (table: PhraseTable) =>
    phrasesIn(text, language, table).filter((span) => !taken.some((each) => overlaps(each, span)));
  const [lines, fields, shaped] = [free(LINE), free(FIELD), free(SHAPED)];
  const clauses = clausesOf(text);
  const isOneClause = (a: Span, b: Span) => clauses.some((each) => overlaps(each, a) && overlaps(each, b));
  const isNear = (span: Span) =>
    [...lines, ...fields, ...shaped].some(
      (word) => isOneClause(span, word) && word[0] - span[1] <= NEAR && span[0] - word[1] <= NEAR,
    );
  const placed = (table: readonly (readonly [Frame, PhraseTable])[]) =>
    table.flatMap(([frame, words]) => free(words).map((span) => ({ frame, span, isFramed: isNear(span) })));
  const found = [...placed(FIGURES), ...placed(BESIDE).filter(({ isFramed }) => isFramed)];
  const best = found.toSorted((a, b) => Number(b.isFramed) - Number(a.isFramed))[0];
  const look = lines.length > 0 ? "line" : fields.length > 0 ? "field" : null;
  return { frame: best?.frame ?? null, look, span: best?.span ?? null, isFramed: best?.isFramed ?? false };
}

/** Whether a text speaks of all of the logo, the name included: "around everything", "um alles". */
export const saysAll = (text: string, language: string): boolean =>
  phrasesIn(text, language, data.all).length > 0;
