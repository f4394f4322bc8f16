import type { LeasedDelivery } from "../storage/delivery-leases.ts";
import type { Ticket } from "./slots.ts";

export interface Waiting {
  readonly row: LeasedDelivery;
  readonly ticket: Ticket;
  /** When its lease was asked for. */
  readonly since: number;
}

/**
 * Deliveries that wait for a slot of their host. They are a moment's supply: a slot that comes free is taken at once
 * instead of after the next lease, which is a round trip to the database and a commit away. The workspaces that wait for a
 * host take turns.
 */
export class Lines {
  /** By host, then by workspace, whose turn is next first. */
  readonly #lines = new Map<string, Map<string, Waiting[]>>();

  #count = 0;

  get areEmpty(): boolean {
    return this.#count === 0;
  }

  /** How many wait, at all hosts together. */
  get count(): number {
    return this.#count;
  }

  add(waiting: Waiting): void {
    const { host, workspace_id: workspaceId } = waiting.row;
    let lines = this.#lines.get(host);
    if (!lines) {
      lines = new Map();
      this.#lines.set(host, lines);
    }
    const line = lines.get(workspaceId);
    if (line) line.push(waiting);
    else lines.set(workspaceId, [waiting]);
    this.#count += 1;
  }

  /** Whose turn it is at a host, among those that may run and have not waited since before `oldest`. */
  next(host: string, oldest: number, mayRun: (ticket: Ticket) => boolean): Waiting | undefined {
    const lines = this.#lines.get(host);
    if (!lines) return undefined;
    for (const [workspaceId, line] of lines) {
      if (line[0]!.since < oldest || !mayRun(line[0]!.ticket)) continue;
      const waiting = line.shift()!;
      if (line.length === 0 || lines.size > 1) lines.delete(workspaceId);
      if (line.length > 0 && !lines.has(workspaceId)) lines.set(workspaceId, line);
      if (lines.size === 0) this.#lines.delete(host);
      this.#count -= 1;
      return waiting;
    }
    return undefined;
  }

  /** Takes out all that wait since before `oldest`. */
  takeOlder(oldest: number): readonly Waiting[] {
    const older: Waiting[] = [];
    for (const [host, lines] of this.#lines) {
      for (const [workspaceId, line] of lines) {
        const rest = line.filter(({ since }) => since >= oldest);
        if (rest.length === line.length) continue;
        older.push(...line.filter(({ since }) => since < oldest));
        if (rest.length > 0) lines.set(workspaceId, rest);
        else lines.delete(workspaceId);
      }
      if (lines.size === 0) this.#lines.delete(host);
    }
    this.#count -= older.length;
    return older;
  }
}
