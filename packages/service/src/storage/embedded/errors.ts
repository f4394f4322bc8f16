/** What an operator sees when the embedded PostgreSQL cannot do its work: one sentence, with the remedy. */
export class EmbeddedPostgresError extends Error {
  override readonly name = "EmbeddedPostgresError";
}

/** The system's code of an error (`ENOENT`, or PostgreSQL's SQLSTATE), if it carries one. */
export function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : undefined;
}

const CANNOT_WRITE: Record<string, string> = {
  EACCES: "this account may not write there",
  EPERM: "this account may not write there",
  EROFS: "its file system is read-only",
  ENOTDIR: "a part of the path is a file",
  EEXIST: "a file stands in its place",
  ENAMETOOLONG: "its path is too long",
  ELOOP: "its path runs in a circle of links",
};

/** Turns a failed file operation on a directory that must be writable into the operator's sentence. */
export function cannotWrite(directory: string, error: unknown): unknown {
  const code = codeOf(error);
  if (code === "ENOSPC" || code === "EDQUOT") return diskFull(directory, error);
  const reason = code === undefined ? undefined : CANNOT_WRITE[code];
  if (reason === undefined) return error;
  return new EmbeddedPostgresError(
    `The directory ${directory} cannot be used for the database: ${reason}. ` +
      `Make it writable for this account, or set MARQUE_DATA_DIR to another directory.`,
    { cause: error },
  );
}

export function diskFull(directory: string, cause?: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The disk that holds ${directory} is full, so PostgreSQL cannot write. ` +
      `Free some space on it; the database goes on by itself as soon as there is room.`,
    { cause },
  );
}
