/** A labelled prompt as a question: its candidates with their evidence, and which of them are right. */

import type { Evidence } from "../../src/understand/choice.ts";
import { nameEvidence } from "../../src/understand/name-evidence.ts";
import { ruledNames } from "../../src/understand/name-rules.ts";
import type { Named } from "../../src/understand/name-runs.ts";
import { nameSpans } from "../../src/understand/name-spans.ts";
import { read } from "../../src/understand/reading.ts";
import { type Say, surroundings } from "../../src/understand/surroundings.ts";
import { taglineEvidence } from "../../src/understand/tagline-evidence.ts";
import { taglineSpans } from "../../src/understand/tagline-spans.ts";
import { wordsOf } from "../../src/understand/understand.ts";
import { sortWords } from "../../src/understand/word-sorts.ts";
import type { Studio } from "../../src/vocabulary.ts";
import type { LabelledPrompt } from "../evaluate/labelled.ts";
import type { Ledger, Question } from "./choice.ts";

export type Lesson = {
  readonly labelled: LabelledPrompt;
  readonly question: Question;
  /** Of each candidate; the first is "there is none". */
  readonly texts: readonly string[];
};

type Shelf = Pick<Studio, "faces" | "findMotifs" | "learned">;
type Candidate = { readonly from: number; readonly to: number; readonly text: string };

type Ordinary = (key: string) => boolean;

/** `found`: the tagline that would be read there, or "". `tuned`: the written rules were made for this prompt. */
export function nameLesson(
  studio: Shelf,
  ordinary: Ordinary,
  ledger: Ledger,
  labelled: LabelledPrompt,
  found: string,
  { tuned = false, weight = 1 }: { readonly tuned?: boolean; readonly weight?: number } = {},
): Lesson {
  const reading = read(labelled.prompt);
  const known = wordsOf(studio, reading);
  const around = surroundings(reading, sortWords(reading, known, ordinary), studio.learned().kinds);
  const at = found === "" ? -1 : labelled.prompt.indexOf(found);
  const tagline: Named | null = at < 0 ? null : { text: found, span: [at, at + found.length] };
  const rules = tuned ? null : ruledNames(reading, tagline, known);
  const evidence = nameEvidence(reading, around, known, tagline, rules);
  return lesson(labelled, labelled.labels.n, nameSpans(reading), evidence, ledger, weight);
}

export function taglineLesson(
  studio: Shelf,
  ordinary: Ordinary,
  ledger: Ledger,
  labelled: LabelledPrompt,
): Lesson {
  const reading = read(labelled.prompt);
  const known = wordsOf(studio, reading);
  const around = surroundings(reading, sortWords(reading, known, ordinary), studio.learned().kinds);
  const evidence = taglineEvidence(reading, around);
  return lesson(labelled, labelled.labels.t, taglineSpans(reading, around), evidence, ledger, 1);
}

function lesson<Each extends Candidate>(
  labelled: LabelledPrompt,
  label: string | undefined,
  candidates: readonly Each[],
  evidence: Evidence<Each>,
  ledger: Ledger,
  weight: number,
): Lesson {
  const told = (tell: (say: Say) => void): number[] => {
    const ids: number[] = [];
    tell((each) => ids.push(ledger.id(each)));
    return ids;
  };
  const begins = new Map<number, number[]>();
  const ends = new Map<number, number[]>();
  for (const { from, to } of candidates) {
    if (!begins.has(from))
      begins.set(
        from,
        told((say) => evidence.begins(from, say)),
      );
    if (!ends.has(to))
      ends.set(
        to,
        told((say) => evidence.ends(to, say)),
      );
  }
  const wanted = (label ?? "").split("|").filter((text) => text !== "");
  const texts = ["", ...candidates.map(({ text }) => text)];
  return {
    labelled,
    texts,
    question: {
      candidates: [
        Int32Array.from(told((say) => evidence.nothing(say))),
        ...candidates.map((each) =>
          Int32Array.from([
            ...begins.get(each.from)!,
            ...ends.get(each.to)!,
            ...told((say) => evidence.whole(each, say)),
          ]),
        ),
      ],
      right:
        wanted.length === 0 ? [0] : texts.flatMap((text, index) => (wanted.includes(text) ? [index] : [])),
      weight,
    },
  };
}
