// The file of a backup: gzip over lines. The first is the header, then each table as a line that names it, its rows as
// COPY writes them, `\.` and a line with their number and digest; the last line closes the file. `zcat FILE | less` shows it.
import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { OperatorError } from "../errors.ts";
import type { CopiedTable, SequenceValue } from "../storage/copying.ts";

export interface BackupHeader {
  readonly format: "marque-backup";
  readonly version: 1;
  readonly made_at: string;
  readonly postgres: string;
  readonly migrations: readonly {
    readonly version: number;
    readonly name: string;
    readonly checksum: string;
  }[];
  readonly master_key: {
    /** A known text sealed with each version of the key, the newest first, in base64: tells whether a key is the right one. */
    readonly checks: readonly string[];
    /** The key itself, sealed with a passphrase; null when it was left out. */
    readonly sealed: SealedKey | null;
  };
}

export interface SealedKey {
  readonly salt: string;
  readonly ciphertext: string;
}

export interface TableCount {
  readonly table: string;
  readonly rows: number;
  readonly sha256: string;
}

/** A table while the file is read: its rows have to be read to their end before the next part comes. */
export interface TablePart {
  readonly kind: "table";
  readonly table: CopiedTable;
  /** Blocks of whole rows. Throws at the end when they are not those that were written. */
  readonly rows: AsyncIterable<Buffer>;
}

export type BackupPart =
  | { readonly kind: "header"; readonly header: BackupHeader }
  | TablePart
  | { readonly kind: "sequence"; readonly sequence: SequenceValue };

const END_OF_ROWS = "\\.\n";
const LINE_FEED = 0x0a;
const BLOCK_BYTES = 256 * 1024;
/** A row holds at most an export, written in hex. */
const LONGEST_LINE = 512 * 1024 * 1024;

const line = (value: object) => `${JSON.stringify(value)}\n`;

/** Writes a backup's lines, before they are compressed. */
export class BackupLines {
  readonly #digest = createHash("sha256");
  readonly counts: TableCount[] = [];

  header(header: BackupHeader): Buffer {
    return this.#line(header);
  }

  async *table({ name, columns }: CopiedTable, rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    yield this.#line({ table: name, columns });
    const digest = createHash("sha256");
    let count = 0;
    for await (const chunk of rows) {
      digest.update(chunk);
      count += linesIn(chunk);
      yield this.#take(chunk);
    }
    yield this.#take(Buffer.from(END_OF_ROWS));
    const sha256 = digest.digest("hex");
    this.counts.push({ table: name, rows: count, sha256 });
    yield this.#line({ rows: count, sha256 });
  }

  sequence({ name, value }: SequenceValue): Buffer {
    return this.#line({ sequence: name, value });
  }

  end(): Buffer {
    return Buffer.from(line({ end: true, sha256: this.#digest.digest("hex") }));
  }

  #line(value: object): Buffer {
    return this.#take(Buffer.from(line(value)));
  }

  #take(bytes: Buffer): Buffer {
    this.#digest.update(bytes);
    return bytes;
  }
}

/** Reads a backup part by part, and checks all of it on the way. An OperatorError says what is wrong with the file. */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const digest = createHash("sha256");
  const lines = linesOf(file, digest);
  const next = async () => {
    const { value } = await lines.next();
    try {
      return JSON.parse(String(value ?? "null")) as Record<string, unknown>;
    } catch (error) {
      throw explained(file, error);
    }
  };
  try {
    const header = (await next().catch(notABackup(file))) as unknown as BackupHeader;
    if (header?.format !== "marque-backup") throw notABackup(file)();
    if (header.version !== 1) {
      throw new OperatorError(`${file} has format ${header.version}, which this version does not know.`);
    }
    yield { kind: "header", header };
    for (;;) {
      const before = digest.copy().digest("hex");
      const part = await next();
      if (part === null) throw new OperatorError(`${file} is damaged: it ends too early.`);
      if (part.end) {
        if (part.sha256 !== before) throw new OperatorError(`${file} is damaged: its checksum is wrong.`);
        return;
      }
      if (part.sequence) {
        yield { kind: "sequence", sequence: { name: String(part.sequence), value: String(part.value) } };
        continue;
      }
      const table = { name: String(part.table), columns: part.columns as string[] };
      yield { kind: "table", table, rows: rowsOf(file, table.name, lines, next) };
    }
  } finally {
    await lines.return(undefined);
  }
}

async function* rowsOf(
  file: string,
  table: string,
  lines: AsyncGenerator<Buffer>,
  next: () => Promise<Record<string, unknown>>,
): AsyncGenerator<Buffer> {
  const digest = createHash("sha256");
  let count = 0;
  let block: Buffer[] = [];
  let size = 0;
  for (;;) {
    const { value: row, done } = await lines.next();
    if (done) throw new OperatorError(`${file} is damaged: it ends within the table ${table}.`);
    if (row.length === END_OF_ROWS.length && row.toString("latin1") === END_OF_ROWS) break;
    digest.update(row);
    count += 1;
    block.push(row);
    size += row.length;
    if (size < BLOCK_BYTES) continue;
    yield Buffer.concat(block);
    block = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(block);
  const written = await next();
  const checksum = digest.digest("hex");
  if (written?.rows !== count || written.sha256 !== checksum) {
    throw new OperatorError(
      `${file} is damaged: the rows of the table ${table} are not those that were written.`,
    );
  }
}

/** Each line with its end. */
async function* linesOf(file: string, digest: Hash): AsyncGenerator<Buffer> {
  const bytes = createGunzip();
  pipeline(createReadStream(file), bytes, () => {});
  let begun: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      let from = 0;
      for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
        const whole = Buffer.concat([...begun, chunk.subarray(from, end + 1)]);
        digest.update(whole);
        yield whole;
        begun = [];
        size = 0;
        from = end + 1;
      }
      begun.push(chunk.subarray(from));
      size += chunk.length - from;
      if (size > LONGEST_LINE) throw new OperatorError(`${file} is damaged: one of its lines has no end.`);
    }
  } catch (error) {
    throw explained(file, error);
  }
  if (size > 0) throw new OperatorError(`${file} is damaged: it ends too early.`);
}

const notABackup = (file: string) => (cause?: unknown) => {
  if (cause instanceof OperatorError && !cause.message.includes("damaged")) throw cause;
  throw new OperatorError(`${file} is not a backup of Marque.`, { cause });
};

function explained(file: string, error: unknown): unknown {
  if (error instanceof OperatorError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return new OperatorError(`There is no file ${file}.`);
  if (code === "EISDIR" || code === "EACCES") return new OperatorError(`${file} cannot be read: ${message}.`);
  if (error instanceof SyntaxError || code?.startsWith("Z_")) {
    return new OperatorError(`${file} is damaged: ${message}.`, { cause: error });
  }
  return error;
}

/** Every row ends with a line feed, and has none inside. */
export function linesIn(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, at + 1)) count += 1;
  return count;
}
