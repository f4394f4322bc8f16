import type { Answer } from "./receivers.ts";

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
/**
 * A host that answers within this time is served as fast over half the connections, if their next event is at hand:
 * twice as many wait in line for a moment.
 */
const QUICK_MILLISECONDS = 100;
const MOST_SLOTS_OF_QUICK_HOST = MOST_SLOTS_OF_HOST / 2;
const IN_LINE_FOR_EACH_SLOT = 2;
/** Hosts whose record is kept while nothing runs there. */
const REMEMBERED_HOSTS = 10_000;

type Outcome = Pick<Answer, "error" | "durationMs" | "dialMs">;

interface HostRecord {
  /** Leased: those that run and those in line. */
  held: number;
  running: number;
  most: number;
  isQuick: boolean;
}

/**
 * Who may run how many attempts. A receiver that hangs holds its slot for the whole five seconds, so what it may
 * hold shrinks with every slow failure and grows with every event it takes: a hanging host costs its own slots and
 * nobody else's.
 */
export class Slots {
  readonly #hosts = new Map<string, HostRecord>();
  readonly #workspaces = new Map<string, number>();
  #held = 0;
  #running = 0;

  get running(): number {
    return this.#running;
  }

  /** How many more may be leased. */
  get free(): number {
    return SLOTS - this.#held;
  }

  /** Hosts that differ from a new one, and how many more may be leased for each. */
  freeByHost(): Map<string, number> {
    const free = new Map<string, number>();
    for (const [host, record] of this.#hosts) {
      if (record.held === 0 && record.most === FIRST_SLOTS_OF_HOST) continue;
      free.set(host, slotsOf(record) * (record.isQuick ? 1 + IN_LINE_FOR_EACH_SLOT : 1) - record.held);
    }
    return free;
  }

  fullWorkspaces(): string[] {
    return [...this.#workspaces].filter(([, held]) => held >= SLOTS_OF_WORKSPACE).map(([id]) => id);
  }

  /** Counts one that was leased. */
  hold(host: string, workspaceId: string): void {
    const record = this.#hosts.get(host) ?? {
      held: 0,
      running: 0,
      most: FIRST_SLOTS_OF_HOST,
      isQuick: false,
    };
    record.held += 1;
    // Last in the map's order means last used.
    this.#hosts.delete(host);
    this.#hosts.set(host, record);
    this.#workspaces.set(workspaceId, (this.#workspaces.get(workspaceId) ?? 0) + 1);
    this.#held += 1;
    if (this.#hosts.size > REMEMBERED_HOSTS) this.#forgetOne();
  }

  /** Whether one more of those held may run now. */
  hasRoom(host: string): boolean {
    const record = this.#hosts.get(host)!;
    return record.running < slotsOf(record);
  }

  begin(host: string): void {
    this.#hosts.get(host)!.running += 1;
    this.#running += 1;
  }

  /** An attempt ended, and this is what came of it. */
  end(host: string, workspaceId: string, outcome: Outcome): void {
    const record = this.#hosts.get(host)!;
    record.running -= 1;
    this.#running -= 1;
    if (outcome.error === null) record.most = Math.min(MOST_SLOTS_OF_HOST, record.most + 1);
    else if (outcome.durationMs > SLOW_FAILURE_MILLISECONDS) {
      record.most = Math.max(FEWEST_SLOTS_OF_HOST, Math.floor(record.most / 2));
    }
    // Without the dial: a burst of handshakes takes its time with the quickest receiver, and more of them more.
    record.isQuick = outcome.error === null && outcome.durationMs - outcome.dialMs <= QUICK_MILLISECONDS;
    this.letGo(host, workspaceId);
  }

  /** One that was held goes without having run. */
  letGo(host: string, workspaceId: string): void {
    this.#hosts.get(host)!.held -= 1;
    const held = this.#workspaces.get(workspaceId)! - 1;
    if (held > 0) this.#workspaces.set(workspaceId, held);
    else this.#workspaces.delete(workspaceId);
    this.#held -= 1;
  }

  #forgetOne(): void {
    for (const [host, { held }] of this.#hosts) {
      if (held > 0) continue;
      this.#hosts.delete(host);
      return;
    }
  }
}

const slotsOf = ({ most, isQuick }: HostRecord): number =>
  isQuick ? Math.min(most, MOST_SLOTS_OF_QUICK_HOST) : most;
