// MARQUE_TLS_CERT_FILE and MARQUE_TLS_KEY_FILE.
import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import { isIP } from "node:net";
import { createSecureContext } from "node:tls";
import type { KeyPair } from "./key-pair.ts";

export async function readOperatorPair(certFile: string, keyFile: string): Promise<KeyPair> {
  const cert = await read("MARQUE_TLS_CERT_FILE", certFile);
  const key = await read("MARQUE_TLS_KEY_FILE", keyFile);
  const certificate = attempt(
    () => new X509Certificate(cert),
    `MARQUE_TLS_CERT_FILE: ${certFile} holds no PEM certificate.`,
  );
  const privateKey = attempt(
    () => createPrivateKey(key),
    `MARQUE_TLS_KEY_FILE: ${keyFile} holds no PEM private key that can be read without a passphrase.`,
  );
  if (!certificate.checkPrivateKey(privateKey)) {
    throw new Error(
      `MARQUE_TLS_KEY_FILE: the key in ${keyFile} does not belong to the certificate in ${certFile}.`,
    );
  }
  // The TLS library has its own rules, on key sizes and chains, that only it can tell.
  attempt(
    () => createSecureContext({ cert, key, minVersion: "TLSv1.2" }),
    `MARQUE_TLS_CERT_FILE: the certificate in ${certFile} is refused by the TLS library.`,
  );
  return { cert, key };
}

/** What clients will reject, but an operator behind a proxy may intend. */
export function operatorWarnings(
  { cert }: KeyPair,
  hostnames: readonly string[],
  now: Date,
): readonly string[] {
  const certificate = new X509Certificate(cert);
  const lapsed = certificate.validToDate.getTime() < now.getTime();
  const covers = (host: string) => {
    const bare = host.replace(/^\[|\]$/g, "");
    return (isIP(bare) === 0 ? certificate.checkHost(bare) : certificate.checkIP(bare)) !== undefined;
  };
  return [
    ...(lapsed ? ["the certificate of MARQUE_TLS_CERT_FILE has lapsed"] : []),
    ...hostnames
      .filter((host) => !covers(host))
      .map((host) => `the certificate of MARQUE_TLS_CERT_FILE is not for ${host}`),
  ];
}

async function read(variable: string, file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why =
      code === "ENOENT"
        ? "does not exist"
        : code === "EACCES"
          ? "is not readable by this account"
          : `cannot be read (${code})`;
    throw new Error(`${variable}: ${file} ${why}.`, { cause: error });
  }
}

function attempt<T>(work: () => T, sentence: string): T {
  try {
    return work();
  } catch (error) {
    throw new Error(sentence, { cause: error });
  }
}
