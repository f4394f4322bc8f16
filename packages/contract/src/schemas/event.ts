import { type Static, Type } from "typebox";
import { idPattern } from "../ids.ts";
import { FAILURE_CODES, type FailureCode } from "../values.ts";
import { Assets } from "./brand.ts";

export const EVENT_TYPES = ["generation.success", "generation.failed"] as const;
export type EventType = (typeof EVENT_TYPES)[number];

const envelope = {
  event_id: Type.String({ pattern: idPattern("event") }),
  created_at: Type.Integer({ description: "Unix seconds." }),
};

const origin = {
  job_id: Type.String({ pattern: idPattern("job") }),
  project_id: Type.String({ pattern: idPattern("project") }),
};

const parts = (description: string) => Type.Optional(Type.Array(Type.String(), { description }));

/** The fields that a caller can rely on, if present; the engine sends more. */
const Report = Type.Object(
  {
    changes: Type.Optional(
      Type.Array(
        Type.Object({
          part: Type.String({ description: "What it is about: `letters`, `colours`, `whole` and so on." }),
          ask: Type.String({ description: "What is asked of it: `bolder`, `set`, `undo` and so on." }),
          said: Type.String({
            description: "The words of the prompt; empty where no single words ask for it.",
          }),
        }),
        { description: "Refinements only: each change that was read in the prompt." },
      ),
    ),
    changed: parts("Refinements only: parts that are different from the parent's."),
    kept: parts("Refinements only: parts that are the parent's, byte for byte."),
    notes: parts("Sentences on the result, for people."),
    reader: Type.Optional(
      Type.Object(
        {
          by: Type.String({
            description: "`built-in`, or `operator`: a language model that the operator set up.",
          }),
          why: Type.Optional(
            Type.String({ description: "Why it was not the operator's, where one is set up." }),
          ),
        },
        { description: "Who read the prompt." },
      ),
    ),
  },
  { additionalProperties: true, description: "What was understood, what changed and what was checked." },
);
export type GenerationReport = Static<typeof Report>;

export const GenerationSuccess = Type.Object(
  {
    ...envelope,
    type: Type.Literal("generation.success"),
    data: Type.Object({
      ...origin,
      memory_id: Type.String({ pattern: idPattern("memoryNode"), description: "The new Memory Node." }),
      assets: Assets,
      report: Type.Optional(Report),
      test: Type.Optional(
        Type.Literal(true, { description: "Only on test events sent from the dashboard." }),
      ),
    }),
  },
  { title: "GenerationSuccessEvent", description: "All assets were compiled." },
);
export type GenerationSuccess = Static<typeof GenerationSuccess>;

export const GenerationFailed = Type.Object(
  {
    ...envelope,
    type: Type.Literal("generation.failed"),
    data: Type.Object({
      ...origin,
      error: Type.Object({
        code: Type.Unsafe<FailureCode>({ type: "string", enum: [...FAILURE_CODES] }),
        message: Type.String(),
      }),
    }),
  },
  { title: "GenerationFailedEvent", description: "A fatal error after all internal tries." },
);
export type GenerationFailed = Static<typeof GenerationFailed>;
