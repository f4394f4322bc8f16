import { createPublicKey, verify } from "node:crypto";
import { performance } from "node:perf_hooks";
import { request } from "undici";

const FETCH_MILLISECONDS = 5_000;
const MOST_BYTES = 256 * 1024;
/** The published keys change rarely; a key that is not known asks again, but no more often than this. */
const REFRESH_MILLISECONDS = 60_000;

interface PublishedKeys {
  readonly public_keys: readonly { readonly key_identifier: string; readonly key: string }[];
}

/** The public keys with which the secret scanner signs, fetched when first needed and kept. */
export class ScannerKeys {
  readonly #url: string;
  #keys: ReadonlyMap<string, string> = new Map();
  #fetchedAt = Number.NEGATIVE_INFINITY;

  constructor(url: string) {
    this.#url = url;
  }

  /** Whether the key of that name signed exactly these bytes (ECDSA P-256, SHA-256). */
  async isSignedBy(keyId: string, signature: string, body: Buffer): Promise<boolean> {
    const pem = await this.#find(keyId);
    if (pem === undefined) return false;
    try {
      const key = createPublicKey(pem);
      return key.asymmetricKeyType === "ec" && verify("sha256", body, key, Buffer.from(signature, "base64"));
    } catch {
      // A signature that is no signature at all.
      return false;
    }
  }

  async #find(keyId: string): Promise<string | undefined> {
    if (!this.#keys.has(keyId) && performance.now() - this.#fetchedAt > REFRESH_MILLISECONDS) {
      // Only what was fetched counts: after a failure the next report asks again, and is answered 503 in the meantime.
      this.#keys = await this.#fetch();
      this.#fetchedAt = performance.now();
    }
    return this.#keys.get(keyId);
  }

  async #fetch(): Promise<ReadonlyMap<string, string>> {
    const { statusCode, body } = await request(this.#url, {
      headers: { accept: "application/json", "user-agent": "Marque" },
      signal: AbortSignal.timeout(FETCH_MILLISECONDS),
    });
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of body) {
      size += (chunk as Buffer).length;
      if (size > MOST_BYTES) throw new Error("the list of the scanner's public keys is too large");
      chunks.push(chunk as Buffer);
    }
    if (statusCode !== 200)
      throw new Error(`the scanner's public keys could not be fetched: status ${statusCode}`);
    const published = JSON.parse(Buffer.concat(chunks).toString("utf8")) as PublishedKeys;
    return new Map(published.public_keys.map(({ key_identifier, key }) => [key_identifier, key]));
  }
}
