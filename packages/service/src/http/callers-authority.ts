import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Config, isLocalHost } from "../config.ts";

type Settings = Pick<Config, "tlsCertFile" | "trustProxy" | "dashboardOrigin" | "dataDir">;

/**
 * What a caller passes to curl: by its path on this machine, by its name elsewhere, where the caller keeps a copy. Null with
 * a certificate of the operator's own, or behind a proxy that has one.
 */
export function authorityOfCallers(config: Settings): string | null {
  if (config.tlsCertFile || config.trustProxy.length > 0) return null;
  const isHere = isLocalHost(config.dashboardOrigin.hostname);
  return isHere ? resolve(config.dataDir, "tls", "ca.pem") : "ca.pem";
}

/** Receivers on this machine have certificates of the local authority, as the service itself; null where there is none. */
export function localAuthority(config: Config): string | null {
  const file = join(config.dataDir, "tls", "ca.pem");
  return isLocalHost(config.liveOrigin.hostname) && existsSync(file) ? file : null;
}
