import { hash } from "node:crypto";
import { ServiceError } from "../errors.ts";
import type { SceneAsker, Scenes, SceneTask } from "../generation/scenes.ts";
import { FairLine } from "./fair-line.ts";
import { KeptScenes } from "./kept-scenes.ts";
import { openThreadPool, type ThreadPool } from "./thread-pool.ts";

const SCENE_THREAD = new URL("./scene-thread.ts", import.meta.url);
/** As a drawing thread's (thread-designer.ts). */
const HEAP = { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 192 };
/** Pages are opened one after the other; a process nobody looks at brands in keeps no engine in memory for it. */
const IDLE_MILLISECONDS = 300_000;
/** A whole link, twelve brands in eight scenes, asked for at once as browsers do behind a proxy that speaks HTTP/2. */
const MOST_OF_ASKER = 96;
/** Two links, or a link and its makers, at once. */
const MOST_OF_WORKSPACE = 192;
/** Some two seconds of drawing, and five at worst. */
const MOST_WAITING = 384;
/** The first one loads the engine, on a busy machine. What takes longer hangs, and its thread is ended. */
const LONGEST_MILLISECONDS = 20_000;
/** Some 800 scenes, of a hundred brands. */
const MOST_CHARACTERS = 8_000_000;
/** A scene that failed would fail again, and one that hung would keep everybody waiting again. */
const FAULT_MILLISECONDS = 60_000;
const MOST_FAULTS = 256;

export interface ThreadScenesOptions {
  /** The module that draws in the thread; another one in tests of scenes that hang or fail. */
  readonly thread?: URL | undefined;
  readonly longestMilliseconds?: number;
  readonly faultMilliseconds?: number;
}

interface Waiting extends PromiseWithResolvers<string> {
  readonly asker: string;
  readonly key: string;
  readonly task: SceneTask;
}

/**
 * Draws scenes in one thread beside the event loop, which is started when it is needed: whoever holds a client's link asks for
 * them without an account. Those who ask take turns, and the scenes that were drawn last are kept.
 */
export class ThreadScenes implements Scenes {
  readonly #thread: URL;
  readonly #longest: number;
  readonly #faultsLast: number;
  readonly #line = new FairLine<Waiting>();
  /** By who asks and what for: the same twice is drawn once. */
  readonly #waiting = new Map<string, Waiting>();
  readonly #kept = new KeptScenes(MOST_CHARACTERS);
  readonly #faults = new Map<string, { readonly at: number; readonly error: unknown }>();
  #pool: ThreadPool<SceneTask, string> | null = null;
  #isDrawing = false;

  constructor({ thread, longestMilliseconds, faultMilliseconds }: ThreadScenesOptions = {}) {
    this.#thread = thread ?? SCENE_THREAD;
    this.#longest = longestMilliseconds ?? LONGEST_MILLISECONDS;
    this.#faultsLast = faultMilliseconds ?? FAULT_MILLISECONDS;
  }

  async draw({ workspaceId, linkId }: SceneAsker, task: SceneTask): Promise<string> {
    const key = keyOf(task);
    const known = this.#known(key);
    if (known !== undefined) return known;
    const asker = linkId ?? workspaceId;
    const same = this.#waiting.get(asker + key);
    if (same) return same.promise;
    this.#requireRoom(workspaceId, asker);
    const waiting = { ...Promise.withResolvers<string>(), asker, key, task };
    this.#waiting.set(asker + key, waiting);
    this.#line.join(workspaceId, asker, waiting);
    void this.#drawAll();
    return waiting.promise;
  }

  async close(): Promise<void> {
    for (let waiting = this.#line.next(); waiting; waiting = this.#line.next()) {
      this.#waiting.delete(waiting.asker + waiting.key);
      waiting.reject(new ServiceError("service_unavailable", { retryAfterSeconds: 1 }));
    }
    const pool = this.#pool;
    this.#pool = null;
    await pool?.destroy();
  }

  /** The scene as it was drawn before; throws what it failed with a moment ago. */
  #known(key: string): string | undefined {
    const fault = this.#faults.get(key);
    if (fault && performance.now() - fault.at < this.#faultsLast) throw fault.error;
    return this.#kept.get(key);
  }

  #requireRoom(workspace: string, asker: string): void {
    const isOwn =
      this.#line.lengthOfAsker(workspace, asker) >= MOST_OF_ASKER ||
      this.#line.lengthOf(workspace) >= MOST_OF_WORKSPACE;
    if (!isOwn && this.#line.length < MOST_WAITING) return;
    throw new ServiceError(isOwn ? "rate_limit_exceeded" : "service_unavailable", {
      message: "Too many pictures are being drawn at once. Try again in a moment.",
      retryAfterSeconds: 2,
    });
  }

  /** One at a time, until nobody waits: what is in the pool's own line has no turns. */
  async #drawAll(): Promise<void> {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    for (let waiting = this.#line.next(); waiting; waiting = this.#line.next()) {
      const { asker, key, task, resolve, reject } = waiting;
      await this.#drawOne(key, task).then(resolve, reject);
      this.#waiting.delete(asker + key);
    }
    this.#isDrawing = false;
  }

  async #drawOne(key: string, task: SceneTask): Promise<string> {
    // Somebody else may have asked for the same meanwhile.
    const known = this.#known(key);
    if (known !== undefined) return known;
    try {
      const svg = await this.#inThread(task);
      this.#kept.set(key, svg);
      this.#faults.delete(key);
      return svg;
    } catch (error) {
      if (!(error instanceof ServiceError)) this.#remember(key, error);
      throw error;
    }
  }

  async #inThread(task: SceneTask): Promise<string> {
    this.#pool ??= openThreadPool(this.#thread, {
      least: 0,
      most: 1,
      idleMilliseconds: IDLE_MILLISECONDS,
      heap: HEAP,
    });
    const pool = this.#pool;
    const late = AbortSignal.timeout(this.#longest);
    try {
      return await pool.run(task, { signal: late });
    } catch (cause) {
      // The service stops.
      if (this.#pool !== pool) throw new ServiceError("service_unavailable", { retryAfterSeconds: 1, cause });
      if (late.aborted) throw new Error(`a scene was not drawn in ${this.#longest} ms`, { cause });
      throw cause;
    }
  }

  #remember(key: string, error: unknown): void {
    this.#faults.delete(key);
    this.#faults.set(key, { at: performance.now(), error });
    if (this.#faults.size > MOST_FAULTS) this.#faults.delete(this.#faults.keys().next().value!);
  }
}

/** The same brief and design give the same scene, whoever asks; sandbox and live ones differ by the watermark. */
function keyOf({ application, brief, design, watermark }: SceneTask): string {
  return hash("sha256", JSON.stringify([application, watermark, brief, design]));
}
