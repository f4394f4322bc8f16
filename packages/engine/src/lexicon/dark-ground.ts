/** Where a text speaks of the logo on dark grounds alone: "on the dark version", "auf dunklem Grund", "深色背景". */

import data from "../../data/dark-ground-words.json" with { type: "json" };
import type { Span } from "../vocabulary.ts";
import { phrasesIn } from "./phrase-table.ts";

export const darkGroundsIn = (text: string, language: string): readonly Span[] =>
  phrasesIn(text, language, data);
