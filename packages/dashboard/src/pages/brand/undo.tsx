import type { BrandView, JobView } from "@marque/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { api, inWords } from "../../api/client.ts";
import { useWorkspace } from "../../api/session.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { undo as copy } from "./copy.ts";
import { isFinished, useJobProgress } from "./job-progress.ts";
import { refreshProjects } from "./queries.ts";

/** What the button says is what is sent: anybody can send it through the API as well. */
const PROMPT = "undo";

/** Goes back by a refinement like any other: a new version with the bytes of the one before. Nothing is removed. */
export function Undo({ brand }: { readonly brand: BrandView }) {
  const { id: workspaceId, path } = useWorkspace();
  const { project_id: projectId, memory_id: memoryId } = brand;
  const navigate = useNavigate();
  const client = useQueryClient();
  const undo = useMutation({
    mutationFn: () =>
      api.post<JobView>(`${path}/projects/${projectId}/generations`, { prompt: PROMPT, memory_id: memoryId }),
  });
  const { job, error } = useJobProgress(path, undo.data ?? null);
  const isRunning = undo.isPending || (job !== null && error === null && !isFinished(job));
  const madeId = job?.brand_id ?? null;
  useEffect(() => {
    if (madeId === null) return;
    void refreshProjects(client, path);
    void navigate({
      to: "/w/$workspaceId/projects/$projectId",
      params: { workspaceId, projectId },
      search: { brand: madeId },
    });
  }, [madeId, client, path, navigate, workspaceId, projectId]);
  const failure = undo.error ?? error;
  const said = failure ? inWords(failure) : (job?.failure?.message ?? null);
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="small" isBusy={isRunning} onClick={() => undo.mutate()}>
          {copy.undo}
        </Button>
        <p className="text-sm text-muted">{copy.about}</p>
      </div>
      {said !== null && <Banner kind="danger">{said}</Banner>}
    </div>
  );
}
