import { type Static, Type } from "typebox";
import { idPattern } from "../ids.ts";
import { Assets } from "./brand.ts";

export const EVENT_TYPES = ["generation.success", "generation.failed"] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const FAILURE_CODES = ["generation_timeout", "generation_error"] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

const envelope = {
  event_id: Type.String({ pattern: idPattern("event") }),
  created_at: Type.Integer({ description: "Unix seconds." }),
};

const origin = {
  job_id: Type.String({ pattern: idPattern("job") }),
  project_id: Type.String({ pattern: idPattern("project") }),
};

export const GenerationSuccess = Type.Object(
  {
    ...envelope,
    type: Type.Literal("generation.success"),
    data: Type.Object({
      ...origin,
      memory_id: Type.String({ pattern: idPattern("memoryNode"), description: "The new Memory Node." }),
      assets: Assets,
      report: Type.Optional(
        Type.Object({}, { additionalProperties: true, description: "What was checked about the result." }),
      ),
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
