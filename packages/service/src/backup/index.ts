// Loaded when one of them is called, so that no other command waits for what only these need.
import type { BackupMade } from "./make.ts";
import type { Restored } from "./restore.ts";
import type { BackupSeen } from "./verify.ts";

type Environment = Readonly<Record<string, string | undefined>>;

export type { TableCount } from "./format.ts";
export type { BackupMade, BackupSeen, Restored };

export async function makeBackup(env: Environment, file: string): Promise<BackupMade> {
  return (await import("./make.ts")).makeBackup(env, file);
}

export async function verifyBackup(file: string): Promise<BackupSeen> {
  return (await import("./verify.ts")).verifyBackup(file);
}

export async function restoreBackup(env: Environment, file: string): Promise<Restored> {
  return (await import("./restore.ts")).restoreBackup(env, file);
}
