/** What the measures of the reader share: counting, and a Request in the codes of the labels. */

import type { Change, Request } from "../../src/vocabulary.ts";

/** Right and counted, by question. */
export class Tally {
  readonly #counts = new Map<string, { right: number; of: number }>();

  add(question: string, isRight: boolean): void {
    const { right, of } = this.#counts.get(question) ?? { right: 0, of: 0 };
    this.#counts.set(question, { right: right + Number(isRight), of: of + 1 });
  }

  addAll(other: Tally): void {
    for (const [question, { right, of }] of other.#counts) {
      const before = this.#counts.get(question) ?? { right: 0, of: 0 };
      this.#counts.set(question, { right: before.right + right, of: before.of + of });
    }
  }

  toString(): string {
    return [...this.#counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([question, { right, of }]) => `${question} ${Math.round((100 * right) / of)}%/${of}`)
      .join("  ");
  }
}

/** Told in the same place as what cannot be done. */
const NOT_UNDERSTOOD = /no change could be read|not clear which/u;

/** What was read, as the labels call it. */
export const codesOf = ({ changes, impossible }: Request): ReadonlySet<string> =>
  new Set([
    ...changes.map(({ change }) => codeOf(change)),
    ...(impossible.some(({ why }) => !NOT_UNDERSTOOD.test(why)) ? ["impossible"] : []),
  ]);

function codeOf(change: Change): string {
  switch (change.part) {
    case "whole":
      return change.ask === "undo" && change.steps > 1 ? `undo ${change.steps}` : change.ask;
    case "mood":
      return "mood";
    case "frame":
      return `frame.${change.ask === "add" ? change.frame : change.ask}`;
    case "letters":
      return `letters.${change.ask === "case" ? change.case : change.ask}`;
    case "layout":
      return `layout.${change.ask === "place" ? change.place : change.ask}`;
    case "mark":
      return `mark.${change.ask === "form" ? change.form : change.ask}`;
    case "colours":
      return `colours.${change.ask === "hue" ? "set" : change.ask}`;
    default:
      return `${change.part}.${change.ask}`;
  }
}
