import { setTimeout as pause } from "node:timers/promises";
import type { BrandView, JobView, List, ProjectSummary } from "@marque/contract";
import type { Reply } from "../../service/test/test-service.ts";
import type { Stage } from "./stage.ts";

const LOOK_MILLISECONDS = 100;
/** The engine's first drawing loads it. */
const LONGEST_MILLISECONDS = 60_000;

/** Sets the scene without the browser, by the routes the pages use. */
export class Scene {
  readonly #stage: Stage;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  get #workspace(): string {
    return `/api/workspaces/${this.#stage.workspaceId}`;
  }

  async project(name: string, more: object = {}): Promise<ProjectSummary> {
    return this.#post("/projects", { environment: "sandbox", name, ...more });
  }

  /** A finished brand; refined from `from` when there is one. */
  async brand(projectId: string, prompt: string, from?: BrandView): Promise<BrandView> {
    const { id } = await this.#post<JobView>(`/projects/${projectId}/generations`, {
      prompt,
      ...(from && { memory_id: from.memory_id }),
    });
    const job = await this.#finished(id);
    if (job.brand_id === null) throw new Error(`the generation failed: ${JSON.stringify(job.failure)}`);
    return this.get(`/brands/${job.brand_id}`);
  }

  async brandsOf(projectId: string): Promise<readonly BrandView[]> {
    return (await this.get<List<BrandView>>(`/projects/${projectId}/brands`)).data;
  }

  async get<T>(path: string): Promise<T> {
    return bodyOf(await this.#stage.owner.client.call(`${this.#workspace}${path}`));
  }

  async #finished(jobId: string): Promise<JobView> {
    for (let waited = 0; waited < LONGEST_MILLISECONDS; waited += LOOK_MILLISECONDS) {
      const job = await this.get<JobView>(`/jobs/${jobId}`);
      if (job.finished_at !== null) return job;
      await pause(LOOK_MILLISECONDS);
    }
    throw new Error(`job ${jobId} did not finish`);
  }

  async #post<T>(path: string, json: object): Promise<T> {
    return bodyOf(await this.#stage.owner.client.call(`${this.#workspace}${path}`, { json }));
  }
}

function bodyOf<T>({ status, body, text }: Reply): T {
  if (status >= 300) throw new Error(`${status}: ${text}`);
  return body as T;
}
