import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "./config.ts";
import { OperatorError } from "./errors.ts";
import type { MasterKeys } from "./webhooks/master-key-change.ts";

const KEY_BYTES = 32;

/** The master key, and the other one while the key is being changed. */
export async function loadMasterKeys(config: Config): Promise<MasterKeys> {
  return { current: await loadMasterKey(config), other: config.masterKeyPrevious };
}

/** The configured one, or the one of the data directory, made on the first start. */
async function loadMasterKey(config: Config): Promise<Buffer> {
  return (await findMasterKey(config)) ?? keepMasterKey(config, randomBytes(KEY_BYTES));
}

/** As above, but null where there is none yet. */
export async function findMasterKey(config: Config): Promise<Buffer | null> {
  if (config.masterKey) return config.masterKey;
  const file = fileOf(config);
  try {
    return parse(await readFile(file, "utf8"), file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Puts a key into the data directory. Where another process was faster, that one's is the key. */
export async function keepMasterKey(config: Config, key: Buffer): Promise<Buffer> {
  const file = fileOf(config);
  // Written to a temporary file and linked into place: a second process that starts at the same moment never reads half a key,
  // and never overwrites one.
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${key.toString("base64")}\n`, { mode: 0o600 });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await rm(draft);
  return parse(await readFile(file, "utf8"), file);
}

const fileOf = ({ dataDir }: Config): string => join(dataDir, "master.key");

function parse(text: string, file: string): Buffer {
  const key = Buffer.from(text.trim(), "base64");
  if (key.length !== KEY_BYTES)
    throw new OperatorError(`${file} is damaged: it must hold 32 bytes in base64.`);
  return key;
}
