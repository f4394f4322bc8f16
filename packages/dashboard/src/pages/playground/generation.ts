import type { BrandEdit, JobView } from "@marque/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api } from "../../api/client.ts";
import { useWorkspace } from "../../api/session.ts";
import { isFinished, useJobProgress } from "../brand/job-progress.ts";
import { refreshProjects } from "../brand/queries.ts";

export interface Wish {
  readonly prompt: string;
  /** The Memory Node to refine; null for a fresh brand. */
  readonly memoryId: string | null;
  /** What was set by hand on a brand, instead of a prompt. */
  readonly edit?: { readonly brandId: string; readonly fields: BrandEdit };
}

/** One generation at a time: sent once however often the button is pressed, then followed to its end. */
export function useGeneration(projectId: string, onMade: (job: JobView, wish: Wish) => void) {
  const { path } = useWorkspace();
  const client = useQueryClient();
  // The button is disabled only when the page is drawn again, and a second press may come before that.
  const isTaken = useRef(false);
  const sending = useMutation({
    mutationFn: ({ prompt, memoryId, edit }: Wish) =>
      edit
        ? api.post<JobView>(`${path}/brands/${edit.brandId}/edits`, edit.fields)
        : api.post<JobView>(`${path}/projects/${projectId}/generations`, {
            prompt,
            ...(memoryId === null ? {} : { memory_id: memoryId }),
          }),
    onError: () => {
      isTaken.current = false;
    },
  });
  const { job, error } = useJobProgress(path, sending.data ?? null);
  const isOver = error !== null || (job !== null && isFinished(job));
  const ended = job && isFinished(job) ? job : null;
  const endedId = ended?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each job that ends
  useEffect(() => {
    if (ended === null || sending.variables === undefined) return;
    void refreshProjects(client, path);
    if (ended.memory_id !== null) onMade(ended, sending.variables);
  }, [endedId]);
  useEffect(() => {
    if (isOver) isTaken.current = false;
  }, [isOver]);
  return {
    job,
    error,
    /** Why it was not even accepted. */
    refusal: sending.error,
    /** When it was sent, by this browser's clock. */
    startedAt: sending.submittedAt,
    isRunning: sending.isPending || (job !== null && !isOver),
    send(wish: Wish) {
      if (isTaken.current) return;
      isTaken.current = true;
      sending.mutate(wish);
    },
  };
}

export type Generation = ReturnType<typeof useGeneration>;
