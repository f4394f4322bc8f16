import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isLocalHost, readConfig } from "./config.ts";
import { demoKeyFile } from "./demo.ts";
import { OperatorError } from "./errors.ts";
import { hashApiKey } from "./identity/api-key.ts";
import { createLog } from "./log.ts";
import { loadMasterKeys } from "./master-key.ts";
import { findSecretOfKey } from "./storage/api-keys.ts";
import { borrowSandboxDefault, returnSandboxDefault } from "./storage/borrowed-endpoints.ts";
import { openDatabase } from "./storage/open.ts";
import { openSecretBox } from "./webhooks/master-key-change.ts";

/** What a command on the service's own machine may use, read from the environment and the data directory. */
export interface LocalService {
  readonly liveOrigin: string;
  readonly sandboxOrigin: string;
  /** The local authority in PEM, when the origins are on this machine and it has been made. */
  readonly ca: string | null;
  /** A certificate for localhost that the service trusts, for receivers on this machine. */
  readonly receiver: { readonly cert: string; readonly key: string } | null;
  /** The Demo workspace's Test key, from the first start. */
  readonly demoKey: string | null;
}

export async function findLocalService(
  env: Readonly<Record<string, string | undefined>>,
): Promise<LocalService> {
  const config = readConfig(env);
  const isLocal = isLocalHost(config.liveOrigin.hostname);
  const read = async (path: string) => (existsSync(path) ? (await readFile(path, "utf8")).trim() : null);
  const tls = (name: string) => (isLocal ? read(join(config.dataDir, "tls", name)) : null);
  const cert = await tls("leaf.pem");
  const key = await tls("leaf-key.pem");
  return {
    liveOrigin: config.liveOrigin.origin,
    sandboxOrigin: config.sandboxOrigin.origin,
    ca: await tls("ca.pem"),
    receiver: cert && key ? { cert, key } : null,
    demoKey: await read(demoKeyFile(config.dataDir)),
  };
}

/** The workspace of a key on this machine, as a receiver on the same machine sees it. */
export interface LocalWorkspace {
  readonly webhookSecret: string;
  /** Makes a URL the sandbox default until the returned function is called. */
  borrowSandboxDefault(url: string): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Opens the database of a service on this machine for the workspace that an API key belongs to. */
export async function openLocalWorkspace(
  env: Readonly<Record<string, string | undefined>>,
  apiKey: string,
): Promise<LocalWorkspace> {
  const config = readConfig(env);
  const log = createLog({ level: "error", write: (line) => void process.stderr.write(line) });
  const { database, close } = await openDatabase({ config, log, as: "visitor" });
  try {
    const sealed = await findSecretOfKey(database, hashApiKey(apiKey));
    if (!sealed) {
      throw new OperatorError(
        "The API key is not one of the service on this machine; set MARQUE_WEBHOOK_SECRET.",
      );
    }
    const workspaceId = sealed.workspace_id;
    return {
      webhookSecret: (await openSecretBox(database, await loadMasterKeys(config))).open(sealed, workspaceId),
      async borrowSandboxDefault(url) {
        const borrowed = await database.transaction((store) => borrowSandboxDefault(store, workspaceId, url));
        return () => database.transaction((store) => returnSandboxDefault(store, workspaceId, borrowed));
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
