// The master key in a backup: sealed with a passphrase that is not in it.
import { randomBytes, scrypt } from "node:crypto";
import { OperatorError } from "../errors.ts";
import { canOpen, SecretBox } from "../webhooks/secret-box.ts";
import type { SealedKey } from "./format.ts";

const PURPOSE = "master key in a backup";
const SALT_BYTES = 16;
/** About half a second and 128 MB for each guess. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

export async function sealKey(masterKey: Buffer, passphrase: string): Promise<SealedKey> {
  const salt = randomBytes(SALT_BYTES);
  const box = new SecretBox(await derived(passphrase, salt));
  const { ciphertext } = box.seal(masterKey.toString("base64"), PURPOSE);
  return { salt: salt.toString("base64"), ciphertext: ciphertext.toString("base64") };
}

export async function unsealKey(sealed: SealedKey, passphrase: string): Promise<Buffer> {
  const key = await derived(passphrase, Buffer.from(sealed.salt, "base64"));
  const ciphertext = Buffer.from(sealed.ciphertext, "base64");
  if (!canOpen(key, { ciphertext }, PURPOSE)) {
    throw new OperatorError(
      "MARQUE_BACKUP_PASSPHRASE is not the one that the backup's master key was sealed with.",
    );
  }
  return Buffer.from(new SecretBox(key).open({ ciphertext }, PURPOSE), "base64");
}

function derived(passphrase: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase, salt, 32, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
