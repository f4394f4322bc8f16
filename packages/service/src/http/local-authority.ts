// The local authority and its leaf in `<data directory>/tls/`: made, checked and renewed.
import { createPrivateKey, X509Certificate } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { isIP } from "node:net";
import { join } from "node:path";
import ipaddr from "ipaddr.js";
import type { KeyPair } from "./key-pair.ts";
import type { HttpLog } from "./log.ts";
import { exclusively, privateDirectory, readIfThere, writeAtomically } from "./private-files.ts";

const DAY_MS = 86_400_000;
const RENEW_WITH_DAYS_LEFT = 30;

interface LocalAuthority {
  readonly leaf: KeyPair;
  readonly caFile: string;
}

/** The names every local certificate carries, whatever the origins. */
const ALWAYS: readonly string[] = ["localhost", "127.0.0.1", "::1"];

/** What is sound on disk stays; what is missing, damaged, lapsing or for other names is made again. */
export async function ensureLocalAuthority(
  dataDirectory: string,
  hostnames: readonly string[],
  log: HttpLog,
  now: Date,
): Promise<LocalAuthority> {
  const directory = join(dataDirectory, "tls");
  const hosts = certificateNames(hostnames);
  const issuing = () => import("./issue-certificate.ts");
  try {
    await privateDirectory(directory);
    return await exclusively(directory, async () => {
      await removeLeftovers(directory);
      const authority = await ensurePair(directory, log, {
        name: "ca",
        problemOf: (pair) => authorityProblem(pair, now),
        issue: async () => (await issuing()).issueAuthority(now),
      });
      const leaf = await ensurePair(directory, log, {
        name: "leaf",
        problemOf: (pair) => leafProblem(pair, authority, hosts, now),
        issue: async () => (await issuing()).issueLeaf(authority, hosts, now),
      });
      return { leaf, caFile: join(directory, "ca.pem") };
    });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    const sentence = `MARQUE_DATA_DIR: the certificates in ${directory} cannot be read and written (${code}).`;
    throw new Error(sentence, { cause: error });
  }
}

interface PairKind {
  readonly name: "ca" | "leaf";
  /** Why a pair on disk will not do; null when it will. */
  readonly problemOf: (pair: KeyPair) => string | null;
  readonly issue: () => Promise<KeyPair>;
}

async function ensurePair(directory: string, log: HttpLog, kind: PairKind): Promise<KeyPair> {
  const { name, problemOf, issue } = kind;
  const certFile = join(directory, `${name}.pem`);
  const keyFile = join(directory, `${name}-key.pem`);
  const cert = await readIfThere(certFile, "public");
  const key = await readIfThere(keyFile, "secret");
  const problem =
    cert === null && key === null
      ? "there was none"
      : cert === null || key === null
        ? "half of the pair was missing"
        : problemOf({ cert, key });
  if (problem === null) return { cert: cert!, key: key! };
  const pair = await issue();
  // The key first: a crash between the two leaves a pair that does not match, which the next start replaces.
  await writeAtomically(keyFile, pair.key, "secret");
  await writeAtomically(certFile, pair.cert, "public");
  const what = name === "ca" ? "local certificate authority" : "local certificate";
  const fields = { file: certFile, reason: problem };
  if (cert === null && key === null) log.info(fields, `made a ${what}`);
  else log.warn(fields, `replaced the ${what}`);
  return pair;
}

function authorityProblem(pair: KeyPair, now: Date): string | null {
  return (
    pairProblem(pair, now) ??
    (new X509Certificate(pair.cert).ca ? null : "the certificate is not that of an authority")
  );
}

function leafProblem(pair: KeyPair, authority: KeyPair, hosts: readonly string[], now: Date): string | null {
  const problem = pairProblem(pair, now);
  if (problem !== null) return problem;
  const leaf = new X509Certificate(pair.cert);
  const issuer = new X509Certificate(authority.cert);
  if (!leaf.checkIssued(issuer) || !leaf.verify(issuer.publicKey)) return "the authority is another one";
  const names = namesOf(leaf);
  const same = names.length === hosts.length && hosts.every((host) => names.includes(host));
  return same ? null : "the host names changed";
}

function pairProblem({ cert, key }: KeyPair, now: Date): string | null {
  try {
    const certificate = new X509Certificate(cert);
    if (!certificate.checkPrivateKey(createPrivateKey(key)))
      return "certificate and key do not belong together";
    if (certificate.validFromDate.getTime() > now.getTime()) return "it was not valid yet";
    const left = certificate.validToDate.getTime() - now.getTime();
    if (left < RENEW_WITH_DAYS_LEFT * DAY_MS) return left < 0 ? "it had lapsed" : "it was about to lapse";
    return null;
  } catch {
    return "a file was damaged";
  }
}

function certificateNames(hostnames: readonly string[]): readonly string[] {
  const bare = hostnames.map((host) => host.replace(/^\[|\]$/g, "")).map(canonical);
  return [...new Set([...ALWAYS, ...bare])];
}

function namesOf(certificate: X509Certificate): readonly string[] {
  const names = certificate.subjectAltName?.split(", ") ?? [];
  return names.map((name) => canonical(name.replace(/^(DNS|IP Address):/, "")));
}

/** OpenSSL prints IPv6 addresses uncompressed. */
function canonical(host: string): string {
  return isIP(host) === 0 ? host : ipaddr.parse(host).toString();
}

/** Temporary files of a process that died while writing. Nobody else writes: we hold the lock. */
async function removeLeftovers(directory: string): Promise<void> {
  const names = await readdir(directory);
  await Promise.all(names.filter((name) => name.endsWith(".tmp")).map((name) => rm(join(directory, name))));
}
