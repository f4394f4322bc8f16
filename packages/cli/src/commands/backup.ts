import { resolve } from "node:path";
import type { BackupMade, BackupSeen, Restored } from "@marque/service";
import type { Command } from "../command.ts";

const MEGABYTE = 1_000_000;

const size = (bytes: number) =>
  bytes < MEGABYTE ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;

/** A copy of the whole service in a file, and back. */
export const backupCommands: readonly Command[] = [
  {
    words: ["backup"],
    positionals: ["FILE"],
    options: {},
    summary:
      "copy the database into a file while the service runs; with MARQUE_BACKUP_PASSPHRASE the master key too",
    run: async ({ env, positionals }) => {
      const { makeBackup } = await import("@marque/service");
      return makeBackup(env, resolve(positionals[0]!));
    },
    show: ({ file, bytes, rows, tables, master_key, objects_left_out }: BackupMade) =>
      `${file}: ${rows} rows of ${tables.length} tables, ${size(bytes)}; the master key is ${master_key}.` +
      (objects_left_out > 0
        ? `\nNot in it: ${objects_left_out} files in the object store; they can be made again.`
        : ""),
  },
  {
    words: ["verify"],
    positionals: ["FILE"],
    options: {},
    summary: "check a whole backup; needs no database",
    run: async ({ positionals }) => {
      const { verifyBackup } = await import("@marque/service");
      return verifyBackup(resolve(positionals[0]!));
    },
    show: ({ file, bytes, rows, tables, made_at, postgres, schema, master_key }: BackupSeen) =>
      `${file} is complete: ${rows} rows of ${tables.length} tables, ${size(bytes)}.\n` +
      `Made ${made_at} from PostgreSQL ${postgres}, schema ${schema}; the master key is ${master_key}.`,
  },
  {
    words: ["restore"],
    positionals: ["FILE"],
    options: {},
    summary: "fill an empty database from a backup; the service must not run on it",
    run: async ({ env, positionals }) => {
      const { restoreBackup } = await import("@marque/service");
      return restoreBackup(env, resolve(positionals[0]!));
    },
    show: ({ rows, tables, made_at, master_key }: Restored) =>
      `${rows} rows of ${tables.length} tables restored, as of ${made_at}; the master key is ${master_key}.`,
  },
];
