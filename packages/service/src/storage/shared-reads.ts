import { ServiceError } from "../errors.ts";
import { Gathering } from "./gathering.ts";

/**
 * A read that answers many askers in one statement: its parameters are arrays with an element for each of them, and
 * every row tells in `asker`, from 1, whose it is. Only for reads that are as cheap for one caller as for any other, and
 * whose values have been checked: they share their time and their errors.
 */
export interface SharedRead {
  readonly name: string;
  readonly text: string;
  readonly isShared: true;
}

/**
 * A write that many askers share, as `SharedRead`: one statement and one commit for all of them. It never waits for a lock
 * that concerns one asker alone, but leaves that asker out; `alone` then does it for this one, with the same values as
 * scalars, and waits.
 */
export interface SharedWrite {
  readonly shared: SharedRead;
  readonly alone: Omit<SharedRead, "isShared">;
}

interface Shared {
  readonly asker: number;
}

type Run = (statement: SharedRead, values: readonly unknown[]) => Promise<readonly unknown[]>;

/** The questions of one pool, by statement. */
export class SharedReads {
  readonly #run: Run;
  readonly #gatherings = new Map<SharedRead, Gathering<readonly unknown[], unknown[]>>();

  constructor(run: Run) {
    this.#run = run;
  }

  ask<Row>(statement: SharedRead, values: readonly unknown[]): Promise<Row[]> {
    let gathering = this.#gatherings.get(statement);
    if (!gathering) {
      gathering = new Gathering({ ask: (askers) => readFor(this.#run, statement, askers) });
      this.#gatherings.set(statement, gathering);
    }
    return gathering.ask(values) as Promise<Row[]>;
  }
}

/** The rows of each asker, in their order. */
export async function readFor(
  run: Run,
  statement: SharedRead,
  askers: readonly (readonly unknown[])[],
): Promise<unknown[][]> {
  const columns = askers[0]!.map((_, place) => askers.map((values) => values[place]));
  const rows = await run(statement, columns);
  const found: unknown[][] = askers.map(() => []);
  for (const row of rows) found[(row as Shared).asker - 1]!.push(row);
  return found;
}

/**
 * Nothing was written for anybody when PostgreSQL refused the statement, be it for one asker's values: then each is asked for
 * alone. Where it cannot be reached, what was written is not known, and nothing may be tried again.
 */
export function noneIfRefused(error: unknown): [] {
  if (error instanceof ServiceError || !SQLSTATE.test(String((error as { code?: unknown }).code)))
    throw error;
  return [];
}

const SQLSTATE = /^[0-9A-Z]{5}$/;
