import type { JobView } from "@marque/contract";
import { useEffect, useState } from "react";
import { ApiError, api } from "../../api/client.ts";

export interface Progress {
  readonly job: JobView | null;
  readonly error: unknown;
}

/** Follows a job by server-sent events until it is finished. */
export function useJobProgress(workspacePath: string, started: JobView | null): Progress {
  const [latest, setLatest] = useState<JobView | null>(null);
  const [error, setError] = useState<unknown>(null);
  const id = started?.id ?? null;
  useEffect(() => {
    setLatest(null);
    setError(null);
    if (id === null) return;
    const source = new EventSource(`/api${workspacePath}/jobs/${id}/progress`);
    source.addEventListener("job", ({ data }: MessageEvent<string>) => {
      const job = JSON.parse(data) as JobView;
      setLatest(job);
      setError(null);
      if (isFinished(job)) source.close();
    });
    source.addEventListener("error", () => {
      // The browser tries again by itself unless the service refused; then it says closed, without the reason.
      if (source.readyState !== EventSource.CLOSED) return;
      api.get<JobView>(`${workspacePath}/jobs/${id}`).then(setLatest, setError);
    });
    return () => source.close();
  }, [id, workspacePath]);
  const job = latest?.id === id ? latest : started;
  return { job, error: error instanceof ApiError ? error : null };
}

export function isFinished({ status }: JobView): boolean {
  return status === "succeeded" || status === "failed";
}
