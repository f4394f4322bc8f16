import { setTimeout as pause } from "node:timers/promises";
import type { Answer, ApiClient, Send } from "./api-client.ts";
import type { Intent, ReceiverKind } from "./plan.ts";
import type { Random } from "./random.ts";

/** A workspace as its callers know it. */
export interface Tenant {
  readonly id: string;
  readonly keys: Readonly<Record<"live" | "sandbox", string>>;
  readonly webhookSecret: string;
}

/** What callers saw, for the count at the end. */
export interface Witness {
  /** Job ids by Idempotency-Key: more than one means that a key ran twice. */
  readonly accepted: Map<string, Set<string>>;
  /** Project ids by `workspace environment`, likewise. */
  readonly projects: Map<string, Set<string>>;
  readonly statuses: Map<number, number>;
  readonly unpromised: string[];
  /** Rows and projects of another workspace. */
  readonly foreign: string[];
  readonly counts: { lostAnswers: number; replays: number; pagesRead: number; foreignAsked: number };
}

/** What an API that loses its database, or a caller that is too fast, is promised to be told. */
const PASSING = [503, 409, 429];
/** Twice as long after each refusal: callers that all come back at once would keep down what has just got up. */
const AGAIN_MILLISECONDS = 150;
const LONGEST_WAIT_MILLISECONDS = 3_000;
const READ_EVERY_MILLISECONDS = 3_000;
const PAGE = 50;
/** Requests under way at a time; more would make the callers themselves the bottleneck. */
const MOST_AT_ONCE = 48;

export class Callers {
  readonly witness: Witness = {
    accepted: new Map(),
    projects: new Map(),
    statuses: new Map(),
    unpromised: [],
    foreign: [],
    counts: { lostAnswers: 0, replays: 0, pagesRead: 0, foreignAsked: 0 },
  };
  readonly #tenants: readonly Tenant[];
  readonly #apis: readonly ApiClient[];
  readonly #receiverUrl: (kind: ReceiverKind, workspace: number) => string;
  readonly #random: Random;
  readonly #waiting: (() => void)[] = [];
  #underWay = 0;

  constructor(options: {
    readonly tenants: readonly Tenant[];
    readonly apis: readonly ApiClient[];
    readonly receiverUrl: (kind: ReceiverKind, workspace: number) => string;
    readonly random: Random;
  }) {
    this.#tenants = options.tenants;
    this.#apis = options.apis;
    this.#receiverUrl = options.receiverUrl;
    this.#random = options.random;
  }

  /** A project in each environment of each workspace. */
  async createProjects(): Promise<void> {
    await Promise.all(
      this.#tenants.flatMap((_, workspace) =>
        (["live", "sandbox"] as const).map(async (environment) => {
          const answer = await this.#untilAnswered(workspace, environment, {
            method: "POST",
            path: "/v1/projects",
            json: { name: `project of ${workspace}` },
            idempotencyKey: `project-${workspace}-${environment}`,
          });
          note(this.witness.projects, `${workspace} ${environment}`, answer.body.id);
        }),
      ),
    );
  }

  /** Sends it, at its time, until it is accepted. */
  async carryOut(intent: Intent): Promise<void> {
    await pause(intent.atSeconds * 1000);
    if (intent.sending === "at two nodes at once") {
      await Promise.all(this.#apis.map((api) => this.#generate(intent, api)));
      return;
    }
    await this.#generate(intent);
    if (intent.sending !== "again later") return;
    await pause(this.#random.between(0, 3_000));
    await this.#generate(intent);
  }

  /** Lists what a workspace has, and asks for what it has not, until `isOver`. */
  async read(workspace: number, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await pause(this.#random.between(0.5, 1.5) * READ_EVERY_MILLISECONDS);
      for (const environment of ["live", "sandbox"] as const) {
        await this.lookAround(workspace, environment).catch(() => {
          this.witness.counts.lostAnswers += 1;
        });
      }
    }
  }

  async lookAround(workspace: number, environment: "live" | "sandbox"): Promise<void> {
    const get = (path: string) => this.#once(workspace, environment, { method: "GET", path });
    const own = this.#projectOf(workspace, environment);
    this.#expectOwn(workspace, own, "id", await get(`/v1/projects?limit=${PAGE}`));
    this.#expectOwn(workspace, own, "project_id", await get(`/v1/brands?limit=${PAGE}`));
    const memory = await get(`/v1/projects/${own}/memory?limit=${PAGE}`);
    for (const node of memory.status === 200 ? memory.body.data : []) {
      const [, owner] = (node.prompt as string).match(/ job-(\d+)-/) ?? [];
      if (owner !== undefined && Number(owner) !== workspace)
        this.witness.foreign.push(`${node.id} shown to workspace ${workspace}`);
    }
    const neighbour = (workspace + 1) % this.#tenants.length;
    const foreign = await get(`/v1/projects/${this.#projectOf(neighbour, environment)}`);
    this.witness.counts.foreignAsked += 1;
    if (foreign.status === 200) this.witness.foreign.push(`project of ${neighbour} shown to ${workspace}`);
  }

  #expectOwn(workspace: number, own: string, field: "id" | "project_id", { status, body }: Answer): void {
    if (status !== 200) return;
    this.witness.counts.pagesRead += 1;
    for (const row of body.data) {
      if (row[field] !== own) this.witness.foreign.push(`${row.id} shown to workspace ${workspace}`);
    }
  }

  async #generate(intent: Intent, first?: ApiClient): Promise<void> {
    const { key, workspace, environment, prompt, receiver } = intent;
    const answer = await this.#untilAnswered(
      workspace,
      environment,
      {
        method: "POST",
        path: "/v1/brands/generate",
        json: {
          project_id: this.#projectOf(workspace, environment),
          prompt,
          webhook_url: this.#receiverUrl(receiver, workspace),
        },
        idempotencyKey: key,
      },
      first,
    );
    note(this.witness.accepted, key, answer.body.id);
  }

  async #untilAnswered(
    workspace: number,
    environment: "live" | "sandbox",
    send: Omit<Send, "key">,
    first?: ApiClient,
  ): Promise<Answer> {
    for (let refusals = 0; ; refusals++) {
      const api = refusals === 0 ? first : undefined;
      const answer = await this.#once(workspace, environment, send, api).catch(() => null);
      if (!answer) this.witness.counts.lostAnswers += 1;
      if (answer?.isReplay) this.witness.counts.replays += 1;
      if (answer && answer.status >= 200 && answer.status < 300) return answer;
      const wait = Math.max(AGAIN_MILLISECONDS * 2 ** refusals, (answer?.retryAfterSeconds ?? 0) * 1000);
      await pause(Math.min(LONGEST_WAIT_MILLISECONDS, wait) * this.#random.between(0.5, 1.5));
    }
  }

  async #once(
    workspace: number,
    environment: "live" | "sandbox",
    send: Omit<Send, "key">,
    api: ApiClient = this.#random.pick(this.#apis),
  ): Promise<Answer> {
    const key = this.#tenants[workspace]!.keys[environment];
    const answer = await this.#inTurn(() => api.send(environment, { ...send, key }));
    const { statuses, unpromised } = this.witness;
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const isExpected = answer.status < 300 || PASSING.includes(answer.status);
    const isForeignLook = send.method === "GET" && answer.status === 404;
    if (!isExpected && !isForeignLook)
      unpromised.push(`${send.method} ${send.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#underWay >= MOST_AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#underWay += 1;
    try {
      return await work();
    } finally {
      this.#underWay -= 1;
      this.#waiting.shift()?.();
    }
  }

  #projectOf(workspace: number, environment: "live" | "sandbox"): string {
    const [id] = this.witness.projects.get(`${workspace} ${environment}`) ?? [];
    return id!;
  }
}

function note(map: Map<string, Set<string>>, key: string, id: string): void {
  const ids = map.get(key) ?? new Set();
  map.set(key, ids.add(id));
}
