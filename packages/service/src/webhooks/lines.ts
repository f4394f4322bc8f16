import type { LeasedDelivery } from "../storage/delivery-leases.ts";

interface Waiting {
  readonly row: LeasedDelivery;
  /** When its lease was asked for. */
  readonly since: number;
}

/**
 * Deliveries that wait for a slot of their host. They are a moment's supply: a slot that comes free is taken at once
 * instead of after the next lease, which is a round trip to the database and a commit away.
 */
export class Lines {
  readonly #lines = new Map<string, Waiting[]>();

  get areEmpty(): boolean {
    return this.#lines.size === 0;
  }

  add(waiting: Waiting): void {
    const { host } = waiting.row;
    const line = this.#lines.get(host);
    if (line) line.push(waiting);
    else this.#lines.set(host, [waiting]);
  }

  /** The first in line for a host, unless it waits since before `oldest`. */
  next(host: string, oldest: number): LeasedDelivery | undefined {
    const line = this.#lines.get(host);
    if (!line || line[0]!.since < oldest) return undefined;
    const { row } = line.shift()!;
    if (line.length === 0) this.#lines.delete(host);
    return row;
  }

  /** Takes out all that wait since before `oldest`. */
  takeOlder(oldest: number): readonly LeasedDelivery[] {
    const older: LeasedDelivery[] = [];
    for (const [host, line] of this.#lines) {
      const rest = line.filter(({ since }) => since >= oldest);
      if (rest.length === line.length) continue;
      for (const { row, since } of line) if (since < oldest) older.push(row);
      if (rest.length > 0) this.#lines.set(host, rest);
      else this.#lines.delete(host);
    }
    return older;
  }
}
