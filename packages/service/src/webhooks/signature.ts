import { createHmac, createSecretKey, type KeyObject } from "node:crypto";
import type { SecretBox } from "./secret-box.ts";

const SECRET_PREFIX = "whsec_";
const REMEMBERED_SECRETS = 1_000;

interface Keys {
  /** The whole secret as it is shown, prefix included. */
  readonly service: KeyObject;
  /** Standard Webhooks: the decoded part after the prefix. */
  readonly standard: KeyObject;
}

/**
 * Makes the headers that prove where an event comes from. Which secrets are valid is asked of the database for every
 * attempt; what is remembered here is only what a ciphertext opens to, which never changes.
 */
export class Signer {
  readonly #box: SecretBox;
  readonly #opened = new Map<string, Keys>();

  constructor(box: SecretBox) {
    this.#box = box;
  }

  /**
   * The first secret is the current one; the others are in their overlap. The time is the database's: receivers refuse
   * what is off by five minutes, and a worker's clock may be.
   */
  headers(
    eventId: string,
    body: Buffer,
    workspaceId: string,
    secrets: readonly Buffer[],
    unixSeconds: number,
  ): Record<string, string> {
    const keys = secrets.map((ciphertext) => this.#open(ciphertext, workspaceId));
    const signed = `${eventId}.${unixSeconds}.`;
    return {
      "service-signature": createHmac("sha256", keys[0]!.service).update(body).digest("hex"),
      "webhook-id": eventId,
      "webhook-timestamp": String(unixSeconds),
      "webhook-signature": keys
        .map(({ standard }) => {
          const hmac = createHmac("sha256", standard).update(signed).update(body);
          return `v1,${hmac.digest("base64")}`;
        })
        .join(" "),
    };
  }

  #open(ciphertext: Buffer, workspaceId: string): Keys {
    const id = `${workspaceId} ${ciphertext.toString("base64")}`;
    const known = this.#opened.get(id);
    if (known) return known;
    const secret = this.#box.open({ ciphertext, key_version: 1 }, workspaceId);
    const keys: Keys = {
      service: createSecretKey(secret, "utf8"),
      standard: createSecretKey(secret.slice(SECRET_PREFIX.length), "base64"),
    };
    if (this.#opened.size >= REMEMBERED_SECRETS) this.#opened.clear();
    this.#opened.set(id, keys);
    return keys;
  }
}
