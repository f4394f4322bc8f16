// The certificate the listeners present: the operator's own files, or a leaf of the local authority. Either is
// replaced in the running server when it changes.

import type { KeyPair } from "./key-pair.ts";
import { ensureLocalAuthority } from "./local-authority.ts";
import type { HttpLog } from "./log.ts";
import { operatorWarnings, readOperatorPair } from "./operator-certificate.ts";

export interface CertificateSource {
  current(): KeyPair;
  /** Calls back with every later certificate; returns how to stop that. */
  onRenewal(listener: (certificate: KeyPair) => void): () => void;
}

export interface Certificates extends CertificateSource {
  /** The authority that clients need to trust; null with the operator's own certificate. */
  readonly caFile: string | null;
  /** Looks now instead of at the next interval. */
  recheck(): Promise<void>;
  /** Resolves when no check is under way any more: the files are then nobody's. */
  stop(): Promise<void>;
}

export interface CertificateSettings {
  readonly dataDir: string;
  /** `plan.hostnames`. */
  readonly hostnames: readonly string[];
  /** MARQUE_TLS_CERT_FILE and MARQUE_TLS_KEY_FILE: both or neither. */
  readonly certFile?: string | undefined;
  readonly keyFile?: string | undefined;
  readonly log: HttpLog;
  readonly recheckMs?: number | undefined;
  readonly now?: (() => Date) | undefined;
}

/** Thirty days remain when the local leaf is due, so a day late is early enough. */
const LOCAL_RECHECK_MS = 86_400_000;
/** Files are read, not watched: certbot and Kubernetes replace links and directories, which watchers miss. */
const OPERATOR_RECHECK_MS = 10_000;

export async function certificates(settings: CertificateSettings): Promise<Certificates> {
  const { dataDir, hostnames, certFile, keyFile, log, now = () => new Date() } = settings;
  if (certFile === undefined && keyFile === undefined) {
    const load = () => ensureLocalAuthority(dataDir, hostnames, log, now());
    const { leaf, caFile } = await load();
    return renewing(
      leaf,
      caFile,
      async () => (await load()).leaf,
      settings.recheckMs ?? LOCAL_RECHECK_MS,
      log,
    );
  }
  if (certFile === undefined)
    throw new Error("MARQUE_TLS_CERT_FILE must be set when MARQUE_TLS_KEY_FILE is.");
  if (keyFile === undefined) throw new Error("MARQUE_TLS_KEY_FILE must be set when MARQUE_TLS_CERT_FILE is.");
  const load = () => readOperatorPair(certFile, keyFile);
  const pair = await load();
  for (const warning of operatorWarnings(pair, hostnames, now())) log.warn({ file: certFile }, warning);
  return renewing(pair, null, load, settings.recheckMs ?? OPERATOR_RECHECK_MS, log);
}

function renewing(
  first: KeyPair,
  caFile: string | null,
  load: () => Promise<KeyPair>,
  everyMs: number,
  log: HttpLog,
): Certificates {
  let current = first;
  let lastProblem = "";
  const listeners = new Set<(certificate: KeyPair) => void>();
  let checking: Promise<void> | null = null;
  const check = async () => {
    try {
      const next = await load();
      lastProblem = "";
      if (next.cert === current.cert && next.key === current.key) return;
      current = next;
      for (const listener of listeners) listener(next);
      log.info({}, "the listeners present a new certificate");
    } catch (error) {
      // Half-replaced files are common for a moment; the certificate in use stays good in the meantime.
      const problem = String(error);
      if (problem !== lastProblem)
        log.warn({ err: error }, "the certificate could not be renewed and stays as it is");
      lastProblem = problem;
    }
  };
  const recheck = () => {
    checking ??= check().finally(() => {
      checking = null;
    });
    return checking;
  };
  const timer = setInterval(recheck, everyMs).unref();
  return {
    caFile,
    current: () => current,
    onRenewal(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    recheck,
    async stop() {
      clearInterval(timer);
      await checking;
    },
  };
}
