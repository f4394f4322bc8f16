import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { type BackupHeader, linesIn, readBackup, type TableCount } from "./format.ts";

export interface BackupSeen {
  readonly file: string;
  readonly bytes: number;
  readonly made_at: string;
  readonly postgres: string;
  /** The newest migration that the backup has. */
  readonly schema: string;
  readonly tables: readonly TableCount[];
  readonly rows: number;
  readonly master_key: "sealed" | "left out";
}

/** Reads a backup from its first byte to its last; an OperatorError says what is wrong with it. */
export async function verifyBackup(file: string): Promise<BackupSeen> {
  const { header, tables } = await inspect(file);
  return {
    file,
    bytes: (await stat(file)).size,
    made_at: header.made_at,
    postgres: header.postgres,
    schema: header.migrations.at(-1)?.name ?? "none",
    tables,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    master_key: header.master_key.sealed ? "sealed" : "left out",
  };
}

export async function inspect(
  file: string,
): Promise<{ readonly header: BackupHeader; readonly tables: readonly TableCount[] }> {
  let header: BackupHeader | undefined;
  const tables: TableCount[] = [];
  for await (const part of readBackup(file)) {
    if (part.kind === "header") header = part.header;
    if (part.kind !== "table") continue;
    const digest = createHash("sha256");
    let rows = 0;
    for await (const block of part.rows) {
      digest.update(block);
      rows += linesIn(block);
    }
    tables.push({ table: part.table.name, rows, sha256: digest.digest("hex") });
  }
  return { header: header!, tables };
}
