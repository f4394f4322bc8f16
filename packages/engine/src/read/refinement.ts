/**
 * A refinement's prompt → Changes. The tagger reads it in any language. What it hears only faintly is acted upon where the
 * grammar, which knows six languages, reads the same: two faint witnesses that agree are one good one.
 */

import { readChanges } from "../refine/read/changes.ts";
import type { Asked, Change, Design, Request, Studio, Tagged } from "../vocabulary.ts";
import { GRAMMAR_LANGUAGES } from "./languages.ts";
import { readRequest } from "./request.ts";
import { summaryOf } from "./summary.ts";

/** As likely as this an ask must be for the grammar's reading of it to count. */
const FAINT = 0.15;
/** And as likely as this for an ask to count though the grammar reads others. */
const SURE = 0.75;

export async function readRefinement(studio: Studio, prompt: string, parent: Design): Promise<Request> {
  if (!studio.language) return readChanges(studio, prompt, parent);
  const tagged = await studio.language.tag(prompt, summaryOf(parent));
  const request = readRequest(studio, prompt, tagged);
  if (request.changes.length > 0 || !GRAMMAR_LANGUAGES.has(studio.meanings.languageOf(prompt)))
    return request;
  const grammar = await readChanges(studio, prompt, parent);
  const changes = grammar.changes.filter((asked) => isHeard(asked, tagged));
  return changes.length > 0 ? { ...grammar, changes } : request;
}

const isHeard = ({ change }: Asked, { asks }: Tagged): boolean =>
  codesOf(change).some((code) => (asks.get(code)?.likelihood ?? 0) >= FAINT);

/** What the tagger calls a Change. */
function codesOf(change: Change): readonly string[] {
  switch (change.part) {
    case "whole":
      return change.ask === "undo" ? ["undo", "undo.2"] : [change.ask];
    case "mood":
      return ["mood"];
    case "frame":
      return [change.ask === "add" ? `frame.${change.frame}` : "frame.remove"];
    case "letters":
      return [`letters.${change.ask === "case" ? change.case : change.ask}`];
    case "layout":
      return [`layout.${change.ask === "place" ? change.place : change.ask}`];
    case "mark":
      return change.ask === "form"
        ? [`mark.${change.form}`]
        : [`mark.${change.ask}`, ...(change.ask === "another" ? ["mark.thing", "afresh"] : [])];
    case "colours":
      return change.ask === "hue" ? ["colours.set", "colours.another"] : [`colours.${change.ask}`];
    default:
      return [`${change.part}.${change.ask}`];
  }
}
