// Many rows at once by COPY: PostgreSQL writes whole pages of them, and plans, checks and parses nothing row by row.
import type pg from "pg";

/** What of the driver's connection takes part in a COPY. */
interface CopyingConnection extends pg.Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** A COPY as the driver runs it: asked for, then given all rows, then answered. */
class CopyIn implements pg.Submittable {
  readonly #text: string;
  readonly #rows: Buffer;
  /** The driver puts its time limit round it. */
  callback: (error: Error | null) => void;

  constructor(text: string, rows: Buffer, callback: (error: Error | null) => void) {
    this.#text = text;
    this.#rows = rows;
    this.callback = callback;
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#text);
  }

  handleCopyInResponse(connection: CopyingConnection): void {
    connection.sendCopyFromChunk(this.#rows);
    connection.endCopyFrom();
  }

  handleCommandComplete(): void {}

  handleError(error: Error): void {
    this.callback(error);
  }

  handleReadyForQuery(): void {
    this.callback(null);
  }
}

/**
 * Writes rows that `copyLine` made on a connection of the pool, and gives it back: all of them, or none where one is refused.
 * The driver copies only while it sends one query at a time, which is all that somebody who has the connection alone needs.
 */
export async function copyIn(client: pg.PoolClient, into: string, rows: string): Promise<void> {
  const mode = client as { pipeline?: boolean };
  let failure: Error | undefined;
  mode.pipeline = false;
  try {
    await new Promise<void>((resolve, reject) => {
      const answered = (error: Error | null) => (error ? reject(error) : resolve());
      client.query(new CopyIn(`copy ${into} from stdin`, Buffer.from(rows), answered));
    });
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    mode.pipeline = true;
    client.release(failure);
  }
}

const NULL = "\\N";
/** What would end a value or a row, or begin an escape. */
const SPECIAL = /[\\\t\n\r]/g;
const ESCAPED: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

/** A row in COPY's text. */
export function copyLine(values: readonly (string | number | null)[]): string {
  let line = "";
  let separator = "";
  for (const value of values) {
    line += separator;
    line += value === null ? NULL : typeof value === "string" ? escaped(value) : value;
    separator = "\t";
  }
  return `${line}\n`;
}

/** Hardly any text has something to escape, and to look is half of what replacing costs. */
function escaped(text: string): string {
  return text.search(SPECIAL) < 0 ? text : text.replace(SPECIAL, (special) => ESCAPED[special]!);
}
