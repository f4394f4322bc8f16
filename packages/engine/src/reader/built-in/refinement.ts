/**
 * A refinement's prompt → Changes. The tagger reads it in any language. In the six languages that the grammar knows, the two
 * are heard together: what the tagger is not sure of counts where the grammar reads it too.
 */

import { readChanges } from "../../refine/read/changes.ts";
import type { Asked, Change, Design, Request, Studio, Tagged } from "../../vocabulary.ts";
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
  if (!GRAMMAR_LANGUAGES.has(studio.meanings.languageOf(prompt))) return request;
  const grammar = await readChanges(studio, prompt, parent);
  const changes = agreed(request.changes, grammar.changes, tagged);
  return changes.length > 0
    ? { changes, locks: request.locks, impossible: [...request.impossible, ...grammar.impossible] }
    : request;
}

/** What the tagger is sure of or the grammar names too, and what the grammar reads of other parts and the tagger heard. */
function agreed(own: readonly Asked[], grammar: readonly Asked[], { asks }: Tagged): readonly Asked[] {
  const heard = ({ change }: Asked) =>
    Math.max(...codesOf(change).map((code) => asks.get(code)?.likelihood ?? 0));
  const isOf = (part: string) => (asked: Asked) => partOf(asked.change) === part;
  const kept = own.filter(
    (asked) => grammar.length === 0 || heard(asked) >= SURE || grammar.some(isOf(partOf(asked.change))),
  );
  const added = grammar.filter((asked) => heard(asked) >= FAINT && !kept.some(isOf(partOf(asked.change))));
  return [...kept, ...added];
}

/** A badge is a frame for who speaks of it. */
const partOf = ({ part, ask }: Change): string => (ask === "emblem" ? "frame" : part);

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
      if (change.ask === "form") return [`mark.${change.form}`];
      return change.ask === "another" ? ["mark.another", "mark.thing", "afresh"] : [`mark.${change.ask}`];
    case "colours":
      return change.ask === "hue" ? ["colours.set", "colours.another"] : [`colours.${change.ask}`];
    default:
      return [`${change.part}.${change.ask}`];
  }
}
