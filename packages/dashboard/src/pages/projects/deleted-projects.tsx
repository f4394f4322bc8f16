import type { DeletedProjectView, ProjectSummary } from "@marque/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { api, inWords } from "../../api/client.ts";
import { useWorkspace } from "../../api/session.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { exactTime } from "../../ui/moment.tsx";
import { useToast } from "../../ui/toast.tsx";
import { refreshProjects } from "../brand/queries.ts";
import { deletedProjects as copy } from "./copy.ts";

/** For owners: what was deleted in the last 30 days, and the way back. Nothing where nothing was. */
export function DeletedProjects() {
  const { path } = useWorkspace();
  const deleted = useQuery({
    queryKey: [`${path}/projects`, "deleted"],
    queryFn: () => api.get<{ data: DeletedProjectView[] }>(`${path}/deleted-projects`),
  });
  if (!deleted.data || deleted.data.data.length === 0) return null;
  return (
    <div className="pt-8">
      <Card title={copy.title} description={copy.about}>
        <ul className="grid gap-3">
          {deleted.data.data.map((project) => (
            <Deleted key={project.id} project={project} />
          ))}
        </ul>
      </Card>
    </div>
  );
}

function Deleted({ project }: { readonly project: DeletedProjectView }) {
  const { id: workspaceId, path } = useWorkspace();
  const client = useQueryClient();
  const navigate = useNavigate();
  const announce = useToast();
  const restore = useMutation({
    mutationFn: () => api.post<ProjectSummary>(`${path}/deleted-projects/${project.id}/restore`),
    onSuccess: async () => {
      announce(copy.restored(project.name));
      void refreshProjects(client, path);
      await navigate({
        to: "/w/$workspaceId/projects/$projectId",
        params: { workspaceId, projectId: project.id },
      });
    },
  });
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium break-words">{project.name}</p>
          <p className="text-sm break-words text-muted">
            {copy.facts(
              project.environment,
              project.brand_count,
              project.deleted_by,
              exactTime(project.restorable_until),
            )}
          </p>
        </div>
        <Button
          size="small"
          isBusy={restore.isPending}
          aria-label={copy.restoreOf(project.name)}
          onClick={() => restore.mutate()}
        >
          {copy.restore}
        </Button>
      </div>
      {restore.error && <Banner kind="danger">{inWords(restore.error)}</Banner>}
    </li>
  );
}
