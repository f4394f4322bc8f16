/** What a text complains of: something is seen too little, or too much (`data/complaint-words.json`). */

import data from "../../data/complaint-words.json" with { type: "json" };
import type { Span } from "../vocabulary.ts";
import { phrasesIn } from "./phrase-table.ts";

export type Complaint = { readonly kind: "faint" | "loud"; readonly span: Span };

/** The first of them: what follows says the same again. "Drowns out" says more than "drowns". */
export function complaintIn(text: string, language: string): Complaint | null {
  const found = (["faint", "loud"] as const).flatMap((kind) =>
    phrasesIn(text, language, data[kind]).map((span): Complaint => ({ kind, span })),
  );
  return found.toSorted((a, b) => a.span[0] - b.span[0] || b.span[1] - a.span[1])[0] ?? null;
}
