import type { JobView, ProjectSummary } from "@marque/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type FormEvent, useEffect, useState } from "react";
import { api, fieldError, formError } from "../../api/client.ts";
import { useSession, useWorkspace } from "../../api/session.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { CodeBlock } from "../../ui/code-block.tsx";
import { Failure } from "../../ui/failure.tsx";
import { Select, TextArea } from "../../ui/field.tsx";
import { Loading } from "../../ui/spinner.tsx";
import { isFinished, useJobProgress } from "../brand/job-progress.ts";
import { graphQuery, projectQuery, refreshProjects } from "../brand/queries.ts";
import { curlFor } from "./curl.ts";
import { Outcome } from "./outcome.tsx";
import { ParentChoice } from "./parent-choice.tsx";

const PROMPT_CHARACTERS = 2_000;
const EXAMPLES = {
  fresh: "A calm logo for Hearthside, a neighbourhood bakery, in terracotta",
  refining: "Bolder, and in deep green",
} as const;

interface BenchProps {
  readonly projectId: string;
  readonly projects: readonly ProjectSummary[];
  readonly onProject: (id: string) => void;
}

/** The form, the equivalent call, and what came of it. */
export function Bench({ projectId, projects, onProject }: BenchProps) {
  const workspace = useWorkspace();
  const { origins } = useSession();
  const { from = null } = useSearch({ from: "/signed-in/w/$workspaceId/playground" });
  const navigate = useNavigate();
  const client = useQueryClient();
  const project = useQuery(projectQuery(workspace.path, projectId));
  const graph = useQuery(graphQuery(workspace.path, projectId));
  const [prompt, setPrompt] = useState("");
  const generate = useMutation({
    mutationFn: () =>
      api.post<JobView>(`${workspace.path}/projects/${projectId}/generations`, {
        prompt,
        ...(from === null ? {} : { memory_id: from }),
      }),
  });
  const progress = useJobProgress(workspace.path, generate.data ?? null);
  const isRunning = generate.isPending || (progress.job !== null && !isFinished(progress.job));

  const finishedId = progress.job && isFinished(progress.job) ? progress.job.id : null;
  useEffect(() => {
    if (finishedId !== null) void refreshProjects(client, workspace.path);
  }, [finishedId, client, workspace.path]);

  if (project.error) return <Failure error={project.error} onRetry={() => void project.refetch()} />;
  if (!project.data) return <Loading what="the project" />;
  const { environment } = project.data;
  const general = formError(generate.error, ["prompt"]);

  function setParent(memoryId: string | null) {
    void navigate({
      to: "/w/$workspaceId/playground",
      params: { workspaceId: workspace.id },
      search: { project: projectId, ...(memoryId === null ? {} : { from: memoryId }) },
    });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    generate.mutate();
  }

  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <form
          onSubmit={submit}
          className="grid grid-cols-1 gap-5 rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-6"
        >
          <Select
            label="Project"
            value={projectId}
            onChange={(event) => onProject(event.target.value)}
            hint={
              environment === "live"
                ? "Live: a finished brand counts on the bill."
                : "Sandbox: free of charge, with a watermark."
            }
            options={optionsOf(projects, project.data)}
          />
          <ParentChoice nodes={graph.data?.nodes ?? []} chosen={from} onChoose={setParent} />
          <TextArea
            label={from === null ? "What is the brand for?" : "What should be different?"}
            name="prompt"
            rows={5}
            required
            maxLength={PROMPT_CHARACTERS}
            placeholder={from === null ? EXAMPLES.fresh : EXAMPLES.refining}
            value={prompt}
            onChange={(event) => setPrompt(event.target.value)}
            error={fieldError(generate.error, "prompt")}
          />
          {general && <Banner kind="danger">{general}</Banner>}
          <div>
            <Button kind="primary" type="submit" isBusy={isRunning}>
              {from === null ? "Make the brand" : "Refine the brand"}
            </Button>
          </div>
        </form>
        <div className="min-w-0">
          <CodeBlock
            what="curl command"
            code={curlFor({
              origin: origins[environment],
              environment,
              projectId,
              prompt: prompt || EXAMPLES[from === null ? "fresh" : "refining"],
              memoryId: from,
            })}
          />
        </div>
      </div>
      {progress.job && (
        <Outcome
          job={progress.job}
          error={progress.error}
          startedAt={generate.submittedAt}
          onRefine={setParent}
        />
      )}
    </div>
  );
}

/** The project of the address may be beyond the listed ones. */
function optionsOf(projects: readonly ProjectSummary[], current: ProjectSummary) {
  const all = projects.some(({ id }) => id === current.id) ? projects : [current, ...projects];
  return all.map(({ id, name, environment }) => ({
    value: id,
    label: `${name} (${environment === "live" ? "Live" : "Sandbox"})`,
  }));
}
