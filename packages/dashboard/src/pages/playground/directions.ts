import type { Direction, JobView } from "@marque/contract";
import { useMutation, useQueries, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api } from "../../api/client.ts";
import { useWorkspace } from "../../api/session.ts";
import { isFinished } from "../brand/job-progress.ts";
import { refreshProjects } from "../brand/queries.ts";
import { directions as copy } from "./copy.ts";

/** Six sides of one sentence, in the order of the board. */
export const DIRECTIONS: readonly { readonly id: Direction; readonly label: string }[] = [
  { id: "picture", label: copy.picture },
  { id: "letter", label: copy.letter },
  { id: "meaning", label: copy.meaning },
  { id: "emblem", label: copy.emblem },
  { id: "wordmark", label: copy.wordmark },
  { id: "abstract", label: copy.abstract },
];

/** What "more like this" asks for: one part is another, the rest stays. */
const VARIATIONS = ["another symbol", "another typeface", "other colours"] as const;
const VARIATIONS_OF_LETTERS = ["another typeface", "other colours"] as const;

/** Streams of progress would use up the six connections that a browser opens to one origin; so the jobs are asked about. */
const LOOK_MILLISECONDS = 400;

/** What a card is called: its direction, or the change it was asked for. */
export function titleOf({ prompt }: JobView): string {
  const named = directionOf(prompt);
  return DIRECTIONS.find(({ id }) => id === named)?.label ?? prompt;
}

export function variationsOf({ prompt }: JobView): readonly string[] {
  return directionOf(prompt) === "wordmark" ? VARIATIONS_OF_LETTERS : VARIATIONS;
}

function directionOf(prompt: string): string | undefined {
  return /\nDirection: (\w+)$/.exec(prompt)?.[1];
}

/** The jobs of a board, each as far as it is. */
export function useBoard(ids: readonly string[]) {
  const { path } = useWorkspace();
  const client = useQueryClient();
  const jobs = useQueries({
    queries: ids.map((id) => ({
      queryKey: [`${path}/jobs/${id}`],
      queryFn: () => api.get<JobView>(`${path}/jobs/${id}`),
      refetchInterval: ({ state }: { state: { data: JobView | undefined } }) =>
        state.data && isFinished(state.data) ? false : LOOK_MILLISECONDS,
    })),
  });
  const finished = jobs.filter(({ data }) => data && isFinished(data)).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each that ends adds to the project
  useEffect(() => {
    if (finished > 0) void refreshProjects(client, path);
  }, [finished]);
  return jobs.map(({ data, error }, index) => ({ id: ids[index]!, job: data ?? null, error }));
}

/** Sends once however often it is pressed; answers the new jobs. */
export function useNewJobs<Input>(
  ask: (input: Input) => Promise<readonly JobView[]>,
  onAccepted: (jobs: readonly JobView[], input: Input) => void,
) {
  const isTaken = useRef(false);
  const sending = useMutation({
    mutationFn: ask,
    onSuccess: onAccepted,
    onSettled: () => {
      isTaken.current = false;
    },
  });
  return {
    refusal: sending.error,
    isSending: sending.isPending,
    send(input: Input) {
      if (isTaken.current) return;
      isTaken.current = true;
      sending.mutate(input);
    },
  };
}
