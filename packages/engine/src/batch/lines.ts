/** A batch as it is written: one JSON object per line. */

export type BatchLine = {
  readonly id: string;
  readonly prompt: string;
  readonly seed?: number;
  /** Id of an earlier line that this one refines. */
  readonly refine?: string;
};

/** A line that cannot be run, and why, in one sentence. */
export type BadLine = { readonly id: string; readonly line: number; readonly error: string };

/** Ids become folder names, so they hold nothing a file system could fail on. */
const ID = /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/;

export function readBatch(text: string): {
  readonly lines: readonly BatchLine[];
  readonly bad: readonly BadLine[];
} {
  const lines: BatchLine[] = [];
  const bad: BadLine[] = [];
  const seen = new Set<string>();
  for (const [index, row] of text.split(/\r?\n/).entries()) {
    if (row.trim() === "") continue;
    const read = readLine(row, index + 1, seen);
    if ("error" in read) bad.push(read);
    else {
      seen.add(read.id);
      lines.push(read);
    }
  }
  return { lines, bad };
}

function readLine(row: string, line: number, seen: ReadonlySet<string>): BatchLine | BadLine {
  const fallback = `line-${line}`;
  let value: unknown;
  try {
    value = JSON.parse(row);
  } catch {
    return { id: fallback, line, error: `line ${line} is not JSON` };
  }
  if (typeof value !== "object" || value === null)
    return { id: fallback, line, error: `line ${line} is not an object` };
  const { id, prompt, seed, refine } = value as Record<string, unknown>;
  const name = typeof id === "number" ? String(id) : id;
  if (typeof name !== "string" || !ID.test(name))
    return {
      id: fallback,
      line,
      error: `line ${line}: id must be 1–100 of letters, digits, ".", "_" and "-"`,
    };
  if (seen.has(name)) return { id: fallback, line, error: `line ${line}: the id ${name} was used before` };
  if (typeof prompt !== "string") return { id: name, line, error: `line ${line}: prompt must be a text` };
  if (seed !== undefined && seed !== null && !Number.isSafeInteger(seed))
    return { id: name, line, error: `line ${line}: seed must be an integer` };
  if (refine !== undefined && refine !== null && (typeof refine !== "string" || !seen.has(refine)))
    return { id: name, line, error: `line ${line}: refine must be the id of an earlier line` };
  return {
    id: name,
    prompt,
    ...(typeof seed === "number" ? { seed } : {}),
    ...(typeof refine === "string" ? { refine } : {}),
  };
}
