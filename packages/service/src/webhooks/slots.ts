/** Attempts of one process at a time: sockets that wait cost little, a slot that is never free costs everything. */
const SLOTS = 1_024;
/** What one workspace may hold of them, whatever number of host names it has. */
const SLOTS_OF_WORKSPACE = SLOTS / 2;
/** What a host may hold: few until it has taken an event, many while it does, fewest after it kept us waiting. */
export const FIRST_SLOTS_OF_HOST = 4;
const MOST_SLOTS_OF_HOST = 128;
const FEWEST_SLOTS_OF_HOST = 2;
/** A failure that took this long held a slot for nothing, be it the receiver's or its name server's doing. */
const SLOW_FAILURE_MILLISECONDS = 1_000;
/** Hosts whose record is kept while nothing runs there. */
const REMEMBERED_HOSTS = 10_000;

interface HostRecord {
  running: number;
  most: number;
}

/**
 * Who may run how many attempts. A receiver that hangs holds its slot for the whole five seconds, so what it may
 * hold shrinks with every slow failure and grows with every event it takes: a hanging host costs its own slots and
 * nobody else's.
 */
export class Slots {
  readonly #hosts = new Map<string, HostRecord>();
  readonly #workspaces = new Map<string, number>();
  #running = 0;

  get running(): number {
    return this.#running;
  }

  get free(): number {
    return SLOTS - this.#running;
  }

  /** Hosts that differ from a new one, and how many more attempts each may run. */
  freeByHost(): Map<string, number> {
    const free = new Map<string, number>();
    for (const [host, { running, most }] of this.#hosts) {
      if (running > 0 || most !== FIRST_SLOTS_OF_HOST) free.set(host, most - running);
    }
    return free;
  }

  fullWorkspaces(): string[] {
    return [...this.#workspaces].filter(([, running]) => running >= SLOTS_OF_WORKSPACE).map(([id]) => id);
  }

  take(host: string, workspaceId: string): void {
    const record = this.#hosts.get(host) ?? { running: 0, most: FIRST_SLOTS_OF_HOST };
    record.running += 1;
    // Last in the map's order means last used.
    this.#hosts.delete(host);
    this.#hosts.set(host, record);
    this.#workspaces.set(workspaceId, (this.#workspaces.get(workspaceId) ?? 0) + 1);
    this.#running += 1;
    if (this.#hosts.size > REMEMBERED_HOSTS) this.#forgetOne();
  }

  giveBack(host: string, workspaceId: string, outcome: { error: string | null; durationMs: number }): void {
    const record = this.#hosts.get(host)!;
    record.running -= 1;
    if (outcome.error === null) record.most = Math.min(MOST_SLOTS_OF_HOST, record.most + 1);
    else if (outcome.durationMs > SLOW_FAILURE_MILLISECONDS) {
      record.most = Math.max(FEWEST_SLOTS_OF_HOST, Math.floor(record.most / 2));
    }
    const running = this.#workspaces.get(workspaceId)! - 1;
    if (running > 0) this.#workspaces.set(workspaceId, running);
    else this.#workspaces.delete(workspaceId);
    this.#running -= 1;
  }

  #forgetOne(): void {
    for (const [host, { running }] of this.#hosts) {
      if (running > 0) continue;
      this.#hosts.delete(host);
      return;
    }
  }
}
