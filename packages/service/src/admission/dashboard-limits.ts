import { performance } from "node:perf_hooks";
import { ServiceError } from "../errors.ts";
import { type CountedRow, countInWindows } from "../storage/dashboard-windows.ts";
import type { Database } from "../storage/database.ts";
import { Gathering } from "../storage/gathering.ts";

/** One limit that a request of the dashboard has to pass: a number of a kind per minute. */
export interface Bound {
  /** An account, a workspace, or the name of a client address. */
  readonly subject: string;
  /** What is counted. */
  readonly kind: string;
  readonly perMinute: number;
  /** Whose limit it is, in the words of the refusal: "for an account". */
  readonly whose: string;
  /** What the subject can be known by before anybody asked who it is: the token of its session. */
  readonly alias?: string | undefined;
}

interface UsedUp {
  readonly until: number;
  readonly windowEnds: number;
}

/** As for the API's keys: a flood of refused requests does not reach the database. */
const MEMORY_MILLISECONDS = 1_000;
const MOST_MEMORIES = 50_000;

/**
 * The limits of the dashboard's own routes, counted by the minute for all processes together. That a count is used up is
 * remembered for a second; requests that come together are counted by one statement.
 */
export class DashboardLimits {
  readonly #usedUp = new Map<string, UsedUp>();
  readonly #gathering: Gathering<readonly Bound[], readonly CountedRow[]>;

  constructor(database: Database) {
    this.#gathering = new Gathering<readonly Bound[], readonly CountedRow[]>({
      ask: async (requests) => {
        const counters = requests
          .flat()
          .map(({ subject, kind }) => ({ subject, category: `dashboard ${kind}` }));
        const rows = await countInWindows(database, counters);
        return requests.map(({ length }) => rows.splice(0, length));
      },
    });
  }

  /** Refuses what is known to be over a limit, without asking or counting. */
  recall(bounds: readonly Bound[]): void {
    if (this.#usedUp.size === 0) return;
    for (const bound of bounds) {
      for (const name of namesOf(bound)) {
        const known = this.#usedUp.get(name);
        if (known === undefined) continue;
        const now = performance.now();
        if (now < known.until) throw refusal(bound, known.windowEnds - now);
        this.#usedUp.delete(name);
      }
    }
  }

  /** Counts a request; refuses it when that is one too many for any of its bounds. */
  async count(bounds: readonly Bound[]): Promise<void> {
    if (bounds.length === 0) return;
    this.recall(bounds);
    const counted = await this.#gathering.ask(bounds);
    for (const [n, bound] of bounds.entries()) {
      const { used, ends_in_ms } = counted[n]!;
      if (used <= bound.perMinute) continue;
      this.#remember(bound, ends_in_ms);
      throw refusal(bound, ends_in_ms);
    }
  }

  #remember(bound: Bound, endsIn: number): void {
    if (this.#usedUp.size >= MOST_MEMORIES) this.#usedUp.clear();
    const now = performance.now();
    const until = now + Math.min(MEMORY_MILLISECONDS, endsIn);
    for (const name of namesOf(bound)) this.#usedUp.set(name, { until, windowEnds: now + endsIn });
  }
}

function namesOf({ subject, alias, kind }: Bound): string[] {
  return alias === undefined ? [`${subject} ${kind}`] : [`${subject} ${kind}`, `${alias} ${kind}`];
}

function refusal({ perMinute, whose }: Bound, endsIn: number): ServiceError {
  const seconds = Math.max(1, Math.ceil(endsIn / 1000));
  return new ServiceError("rate_limit_exceeded", {
    message: `This can be done ${perMinute} times per minute ${whose}. Try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`,
    retryAfterSeconds: seconds,
  });
}
