import { createHmac, createSecretKey, type KeyObject } from "node:crypto";
import type { SecretBox } from "./secret-box.ts";

export const SECRET_PREFIX = "whsec_";
const REMEMBERED_SECRETS = 1_000;

export interface SigningKeys {
  /** The whole secret as it is shown, prefix included. */
  readonly service: KeyObject;
  /** Standard Webhooks: the decoded part after the prefix. */
  readonly standard: KeyObject;
}

export function signingKeys(secret: string): SigningKeys {
  return {
    service: createSecretKey(secret, "utf8"),
    standard: createSecretKey(secret.slice(SECRET_PREFIX.length), "base64"),
  };
}

/** `Service-Signature`: of the bytes as sent. */
export function serviceSignature({ service }: SigningKeys, body: Uint8Array): string {
  return createHmac("sha256", service).update(body).digest("hex");
}

/** One part of `webhook-signature`, without its `v1,`: of id, time and bytes. */
export function standardSignature(
  { standard }: SigningKeys,
  eventId: string,
  unixSeconds: string | number,
  body: Uint8Array,
): string {
  return createHmac("sha256", standard).update(`${eventId}.${unixSeconds}.`).update(body).digest("base64");
}

/**
 * Makes the headers that prove where an event comes from. Which secrets are valid is asked of the database for every
 * attempt; what is remembered here is only what a ciphertext opens to, which never changes.
 */
export class Signer {
  readonly #box: SecretBox;
  readonly #opened = new Map<string, readonly SigningKeys[]>();

  constructor(box: SecretBox) {
    this.#box = box;
  }

  /**
   * Sealed secrets in hexadecimal with a space between: the first is the current one, the others are in their overlap. The time is the database's: receivers refuse
   * what is off by five minutes, and a worker's clock may be.
   */
  headers(
    eventId: string,
    body: Buffer,
    workspaceId: string,
    secrets: string,
    unixSeconds: number,
  ): Record<string, string> {
    const keys = this.#open(secrets, workspaceId);
    return {
      "service-signature": serviceSignature(keys[0]!, body),
      "webhook-id": eventId,
      "webhook-timestamp": String(unixSeconds),
      "webhook-signature": keys
        .map((each) => `v1,${standardSignature(each, eventId, unixSeconds, body)}`)
        .join(" "),
    };
  }

  #open(secrets: string, workspaceId: string): readonly SigningKeys[] {
    const id = `${workspaceId} ${secrets}`;
    const known = this.#opened.get(id);
    if (known) return known;
    const keys = secrets
      .split(" ")
      .map((sealed) => signingKeys(this.#box.open({ ciphertext: Buffer.from(sealed, "hex") }, workspaceId)));
    if (this.#opened.size >= REMEMBERED_SECRETS) this.#opened.clear();
    this.#opened.set(id, keys);
    return keys;
  }
}
