import {
  misquoted,
  PROMPT_SCHEMA,
  type PromptAnswer,
  type Question,
  REFINEMENT_SCHEMA,
  type RefinementAnswer,
} from "@marque/engine/question";
import { Ajv, type ValidateFunction } from "ajv";
import { ReaderFailure } from "./failures.ts";

const ajv = new Ajv({ allErrors: false, strict: true });
const CHECKS: { readonly [kind in Question["kind"]]: ValidateFunction } = {
  prompt: ajv.compile(PROMPT_SCHEMA),
  refinement: ajv.compile(REFINEMENT_SCHEMA),
};

/**
 * The answer to a question, if it is one. A server may have kept to the schema that it was sent, or not: all of it is checked
 * here, and every quote must be in the text.
 */
export function checkedAnswer(
  kind: Question["kind"],
  text: string,
  content: string,
): PromptAnswer | RefinementAnswer {
  const check = CHECKS[kind];
  let answer: unknown;
  try {
    answer = JSON.parse(content);
  } catch {
    throw new ReaderFailure("off_schema", "the text is no JSON");
  }
  // A path holds names of the schema and numbers, nothing that was answered.
  if (!check(answer)) throw new ReaderFailure("off_schema", `at ${check.errors?.[0]?.instancePath || "/"}`);
  const checked = answer as PromptAnswer | RefinementAnswer;
  if (misquoted(text, checked) !== null)
    throw new ReaderFailure("misquoted", "words that are not in the text");
  return checked;
}
