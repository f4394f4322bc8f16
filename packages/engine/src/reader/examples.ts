/** One example of each question. Small models keep to a form that they have seen; the schema alone only binds them to it. */

import type { RefinementAnswer } from "./asks.ts";
import type { PromptAnswer } from "./statements.ts";

export type Example<Answer> = { readonly text: string; readonly answer: Answer };

export const PROMPT_EXAMPLE: Example<PromptAnswer> = {
  text: "Necesitamos logo para Kiosko Nueve, floristería de barrio: un tulipán, nada de corazones, rosa pálido, letras con serifa, algo tranquilo.",
  answer: {
    statements: [
      { kind: "name", words: "Kiosko Nueve" },
      { kind: "trade", words: "floristería", trade: "florist" },
      { kind: "thing", words: "tulipán", english: "tulip", wished: true },
      { kind: "thing", words: "corazones", english: "heart", wished: false },
      {
        kind: "colour",
        words: "rosa pálido",
        english: "pale pink",
        hex: "#f4c6d0",
        role: "any",
        wished: true,
      },
      { kind: "letters", words: "serifa", class: "serif", wished: true },
      { kind: "character", words: "tranquilo", towards: "calm", wished: true },
    ],
  },
};

export const REFINEMENT_EXAMPLE: Example<RefinementAnswer> = {
  text: "Schön! Die Schrift bitte etwas fetter, das Grün eher Marineblau, und die alte Form des Zeichens zurück. Der Name bleibt.",
  answer: {
    asks: [
      { ask: "letters.bolder", words: "etwas fetter", degree: "bit" },
      {
        ask: "colours.set",
        words: "das Grün eher Marineblau",
        colours: [{ words: "Marineblau", english: "navy blue", hex: "#1b2a4e" }],
        place: "all",
        replaces: [],
      },
      { ask: "mark.restore", words: "die alte Form des Zeichens zurück", from: "before" },
    ],
    keep: [{ words: "Der Name bleibt", part: "name" }],
  },
};

export const exampleOf = ({ text, answer }: Example<unknown>): string =>
  `For example, ${JSON.stringify({ text })} is answered ${JSON.stringify(answer)}`;
