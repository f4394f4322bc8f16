import {
  DIRECTION_CHARACTERS,
  type Direction,
  inDirection,
  type Job,
  PROMPT_CHARACTERS,
} from "@marque/contract";
import { ServiceError } from "../errors.ts";
import type { Executor } from "../storage/database.ts";
import type { Scope } from "../storage/projects.ts";
import type { Queue } from "../storage/queue.ts";
import { requestGeneration } from "./request.ts";

export interface DirectionsInput {
  readonly project_id: string;
  readonly prompt: string;
  readonly directions: readonly Direction[];
}

const MOST_CHARACTERS = PROMPT_CHARACTERS - DIRECTION_CHARACTERS;

/** One sentence in several directions: an ordinary job for each; all of them are accepted or none. */
export async function requestDirections(
  transaction: Executor,
  queue: Queue,
  scope: Scope,
  { project_id, prompt, directions }: DirectionsInput,
  trace: string | null,
): Promise<readonly Job[]> {
  if (Array.from(prompt).length > MOST_CHARACTERS) {
    throw new ServiceError("invalid_param", {
      param: "prompt",
      message: `A prompt for several directions can have at most ${MOST_CHARACTERS} characters.`,
    });
  }
  const jobs: Job[] = [];
  for (const direction of directions) {
    const input = { project_id, prompt: inDirection(prompt, direction) };
    jobs.push(await requestGeneration(transaction, queue, scope, input, trace));
  }
  return jobs;
}
