import type { EditPreview, JobView, ProjectSummary } from "@marque/contract";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { api } from "../../api/client.ts";
import { useSession, useWorkspace } from "../../api/session.ts";
import { classes } from "../../ui/classes.ts";
import { Failure } from "../../ui/failure.tsx";
import { Select } from "../../ui/field.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { Loading } from "../../ui/spinner.tsx";
import { BrandSheet } from "../brand/brand-sheet.tsx";
import { graphQuery, projectQuery } from "../brand/queries.ts";
import { price } from "../settings/billing/money.ts";
import { bench as copy } from "./copy.ts";
import { DIRECTIONS, useNewJobs } from "./directions.ts";
import { DirectionsBoard } from "./directions-board.tsx";
import { EquivalentCall } from "./equivalent-call.tsx";
import { useGeneration, type Wish } from "./generation.ts";
import { ParentChoice } from "./parent-choice.tsx";
import { EXAMPLES, PromptForm } from "./prompt-form.tsx";
import { Result } from "./result.tsx";

interface BenchProps {
  readonly projectId: string;
  readonly projects: readonly ProjectSummary[];
  readonly onProject: (id: string) => void;
}

/** Of the jobs that an address names: enough for six directions with all their variations. */
const MOST_ON_BOARD = 24;
const WAYS = [
  { value: "words", label: copy.inWords },
  { value: "hand", label: copy.byHand },
] as const;
/** Loaded when somebody edits. */
const EditPanel = lazy(() => import("../editing/edit-panel.tsx"));
/** What an undo sends: anybody can send it through the API as well. */
const UNDO = "undo";

/** The prompt, the brand beside it, and the details of that brand below. */
export function Bench({ projectId, projects, onProject }: BenchProps) {
  const workspace = useWorkspace();
  const { cents_per_generation: cents } = useSession();
  const { from = null, board = "", by } = useSearch({ from: "/signed-in/w/$workspaceId/playground" });
  const navigate = useNavigate();
  const project = useQuery(projectQuery(workspace.path, projectId));
  const graph = useQuery(graphQuery(workspace.path, projectId));
  const [prompt, setPrompt] = useState("");
  const [preview, setPreview] = useState<EditPreview | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const generation = useGeneration(projectId, made);
  const ids = board === "" ? [] : board.split(",").slice(0, MOST_ON_BOARD);
  const directions = useNewJobs(
    (sentence: string) =>
      api
        .post<{ data: JobView[] }>(`${workspace.path}/projects/${projectId}/directions`, {
          prompt: sentence,
          directions: DIRECTIONS.map(({ id }) => id),
        })
        .then(({ data }) => data),
    (jobs) => setBoard(jobs.map(({ id }) => id)),
  );
  const isLoaded = project.data !== undefined;
  // A person who comes to refine a brand types next.
  useEffect(() => {
    if (isLoaded && from !== null && by === undefined) box.current?.focus({ preventScroll: true });
  }, [isLoaded, from, by]);

  if (project.error) return <Failure error={project.error} onRetry={() => void project.refetch()} />;
  if (!project.data) return <Loading what={copy.loadingProject} />;
  const { environment } = project.data;
  const isOnBoard = from === null && ids.length > 0 && !generation.isRunning;
  const brandId = brandOf(from, generation.job, graph.data?.nodes ?? []);
  const isByHand = by === "hand" && brandId !== null;

  function setParent(memoryId: string | null, how = by) {
    void navigate({
      to: "/w/$workspaceId/playground",
      params: { workspaceId: workspace.id },
      search: { project: projectId, ...(memoryId === null ? {} : { from: memoryId, by: how }) },
      resetScroll: false,
    });
  }

  function setBoard(jobIds: readonly string[]) {
    void navigate({
      to: "/w/$workspaceId/playground",
      params: { workspaceId: workspace.id },
      search: { project: projectId, board: jobIds.slice(0, MOST_ON_BOARD).join(",") },
      resetScroll: false,
    });
  }

  /** The next words refer to the new brand. What was typed in the meantime stays. */
  function made({ memory_id }: JobView, wish: Wish) {
    setPrompt((typed) => (typed === wish.prompt ? "" : typed));
    setParent(memory_id);
  }

  return (
    <div className="grid grid-cols-1 gap-8">
      <div
        className="grid grid-cols-1 items-start gap-5 lg:gap-8 lg:not-data-board:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
        data-board={isOnBoard || undefined}
      >
        <div className="grid grid-cols-1 gap-5 rounded-2xl border border-line bg-surface p-4 shadow-card sm:p-6">
          {from !== null && (
            <RadioGroup
              look="segmented"
              label={copy.ways}
              options={WAYS}
              value={by ?? "words"}
              onChange={(way) => setParent(from, way === "hand" ? way : undefined)}
            />
          )}
          {isByHand ? (
            <Suspense fallback={<Loading what={copy.loadingEditor} />}>
              <EditPanel
                brandId={brandId}
                preview={preview}
                onPreview={setPreview}
                onKeep={(fields) =>
                  generation.send({ prompt: "", memoryId: from, edit: { brandId, fields } })
                }
                isRunning={generation.isRunning}
                price={environment === "live" ? price(cents[workspace.plan]) : null}
                refusal={generation.refusal}
              />
            </Suspense>
          ) : (
            <PromptForm
              box={box}
              isRefining={from !== null}
              prompt={prompt}
              onPrompt={setPrompt}
              onSubmit={() => generation.send({ prompt, memoryId: from })}
              isRunning={generation.isRunning}
              price={environment === "live" ? price(cents[workspace.plan]) : null}
              refusal={generation.refusal ?? directions.refusal}
              directions={{
                label: copy.sixDirections(environment, price(DIRECTIONS.length * cents[workspace.plan])),
                onAsk: () => directions.send(prompt),
                isBusy: directions.isSending,
              }}
            />
          )}
          <Settings isFolded={isOnBoard}>
            <Select
              label={copy.project}
              value={projectId}
              onChange={(event) => onProject(event.target.value)}
              hint={environment === "live" ? copy.liveHint(price(cents[workspace.plan])) : copy.sandboxHint}
              options={optionsOf(projects, project.data)}
            />
            <ParentChoice nodes={graph.data?.nodes ?? []} chosen={from} onChoose={setParent} />
            <EquivalentCall
              environment={environment}
              projectId={projectId}
              prompt={prompt || EXAMPLES[from === null ? "fresh" : "refining"]}
              memoryId={from}
            />
          </Settings>
        </div>
        <div
          className={classes(
            "min-w-0 max-lg:order-first lg:sticky lg:top-6",
            isOnBoard && "hidden",
            // The drawing stays in view while a thumb is on the controls below it.
            isByHand && "max-lg:sticky max-lg:top-0 max-lg:z-10 max-lg:bg-canvas max-lg:pb-2",
          )}
        >
          <Result
            brandId={brandId}
            generation={generation}
            preview={isByHand ? preview : null}
            onUndo={({ memory_id }) => generation.send({ prompt: UNDO, memoryId: memory_id })}
          />
        </div>
      </div>
      {isOnBoard && (
        <DirectionsBoard projectId={projectId} environment={environment} ids={ids} onIds={setBoard} />
      )}
      {brandId !== null && <BrandSheet brandId={brandId} />}
    </div>
  );
}

/** Below the sentence; folded away where the board needs the room. */
function Settings({ isFolded, children }: { readonly isFolded: boolean; readonly children: ReactNode }) {
  const fields = <div className="grid grid-cols-1 gap-4 border-t border-line pt-4">{children}</div>;
  if (!isFolded) return fields;
  return (
    <details>
      <summary className="w-fit rounded py-1 text-sm font-medium text-muted hover:text-ink">
        {copy.settings}
      </summary>
      <div className="pt-2">{fields}</div>
    </details>
  );
}

/** The brand of the node that the address names: the one just made, or one of the project's. */
function brandOf(
  memoryId: string | null,
  job: JobView | null,
  nodes: readonly { readonly memory_id: string; readonly brand_id: string }[],
): string | null {
  if (memoryId === null) return null;
  if (job?.memory_id === memoryId) return job.brand_id;
  return nodes.find(({ memory_id }) => memory_id === memoryId)?.brand_id ?? null;
}

/** The project of the address may be beyond the listed ones. */
function optionsOf(projects: readonly ProjectSummary[], current: ProjectSummary) {
  const all = projects.some(({ id }) => id === current.id) ? projects : [current, ...projects];
  return all.map(({ id, name, environment }) => ({
    value: id,
    label: `${name} (${environment === "live" ? copy.live : copy.sandbox})`,
  }));
}
