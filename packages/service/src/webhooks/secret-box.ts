import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { SealedSecret } from "../storage/webhook-secrets.ts";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts secrets at rest with the master key. The purpose (whose secret it is) is authenticated with the text, so
 * that a ciphertext moved to another workspace's row does not open.
 */
export class SecretBox {
  readonly #key: Buffer;
  readonly #version: number;
  readonly #others: readonly Buffer[];

  /** Seals with the master key; opens also what was sealed with the others, while the key is being changed. */
  constructor(masterKey: Buffer, version = 1, others: readonly Buffer[] = []) {
    this.#key = masterKey;
    this.#version = version;
    this.#others = others;
  }

  get version(): number {
    return this.#version;
  }

  seal(text: string, purpose: string): SealedSecret {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#key, nonce).setAAD(Buffer.from(purpose));
    const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return { ciphertext: Buffer.concat([nonce, cipher.getAuthTag(), body]), key_version: this.#version };
  }

  /** Throws when no key fits, or the purpose or a byte of the ciphertext is not the right one. */
  open(sealed: Pick<SealedSecret, "ciphertext">, purpose: string): string {
    for (const other of this.#others) {
      if (canOpen(other, sealed, purpose)) return unseal(other, sealed, purpose);
    }
    return unseal(this.#key, sealed, purpose);
  }
}

/** Whether this key sealed it, for this purpose. */
export function canOpen(key: Buffer, sealed: Pick<SealedSecret, "ciphertext">, purpose: string): boolean {
  try {
    unseal(key, sealed, purpose);
    return true;
  } catch {
    return false;
  }
}

function unseal(key: Buffer, sealed: Pick<SealedSecret, "ciphertext">, purpose: string): string {
  const nonce = sealed.ciphertext.subarray(0, NONCE_BYTES);
  const tag = sealed.ciphertext.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const body = sealed.ciphertext.subarray(NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
}
