// A device that keeps passkeys, in software: what Chromium's virtual one does, and what a forger would do.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** What can be told otherwise than it is. */
export interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly crossOrigin?: boolean;
  /** The device did not ask who holds it. */
  readonly isUnverified?: boolean;
  readonly isAbsent?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  /** Signs with a key of its own instead. */
  readonly forged?: boolean;
  /** Of an attestation that nobody asked for. */
  readonly format?: string;
  /** The credential's name as the browser tells it. */
  readonly credential?: string;
}

export interface Credential {
  readonly id: Buffer;
  readonly rpId: string;
  readonly userHandle: string;
  readonly privateKey: KeyObject;
  counter: number;
}

type Algorithm = "ES256" | "EdDSA" | "RS256";

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

export class SoftwareAuthenticator {
  readonly #origin: string;
  readonly #algorithm: Algorithm;
  /** Devices that sync their passkeys do not count. */
  readonly #counts: boolean;
  readonly credentials: Credential[] = [];

  constructor(origin: string, { algorithm = "ES256" as Algorithm, counts = true } = {}) {
    this.#origin = origin;
    this.#algorithm = algorithm;
    this.#counts = counts;
  }

  /** What `navigator.credentials.create` would give for these options. */
  // biome-ignore lint/suspicious/noExplicitAny: the options of the service, read as a browser would.
  create(options: any, lies: Lies = {}) {
    const { publicKey, privateKey } = keyPair(this.#algorithm);
    const credential: Credential = {
      id: randomBytes(32),
      rpId: options.rp.id,
      userHandle: options.user.id,
      privateKey,
      counter: this.#counts ? 1 : 0,
    };
    this.credentials.push(credential);
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(credential.id.length);
    const attested = [Buffer.alloc(16), idLength, credential.id, coseKey(publicKey, this.#algorithm)];
    const authData = Buffer.concat([
      head(lies.rpId ?? credential.rpId, HAS_CREDENTIAL, lies.counter ?? credential.counter, lies),
      ...attested,
    ]);
    return {
      credential: lies.credential ?? base64url(credential.id),
      client_data: this.#clientData("webauthn.create", options.challenge, lies),
      attestation: base64url(
        cborMap([
          [cborText("fmt"), cborText(lies.format ?? "none")],
          [
            cborText("attStmt"),
            lies.format
              ? cborMap([[cborText("x5c"), cborBytes(Buffer.from("no certificate"))]])
              : cborMap([]),
          ],
          [cborText("authData"), cborBytes(authData)],
        ]),
      ),
    };
  }

  /** What `navigator.credentials.get` would give, for the newest passkey or the one named. */
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  get(options: any, lies: Lies = {}, credential = this.credentials.at(-1)!) {
    if (this.#counts) credential.counter += 1;
    const clientData = this.#clientData("webauthn.get", options.challenge, lies);
    const authData = head(lies.rpId ?? options.rpId, 0, lies.counter ?? credential.counter, lies);
    const signed = Buffer.concat([
      authData,
      createHash("sha256").update(Buffer.from(clientData, "base64url")).digest(),
    ]);
    const key = lies.forged ? keyPair(this.#algorithm).privateKey : credential.privateKey;
    return {
      credential: lies.credential ?? base64url(credential.id),
      client_data: clientData,
      authenticator_data: base64url(authData),
      signature: base64url(sign(this.#algorithm === "EdDSA" ? null : "sha256", signed, key)),
      user_handle: lies.userHandle === undefined ? credential.userHandle : base64url(lies.userHandle),
    };
  }

  #clientData(type: string, challenge: string, lies: Lies): string {
    return base64url(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? this.#origin,
        crossOrigin: lies.crossOrigin ?? false,
      }),
    );
  }
}

function head(rpId: string, more: number, counter: number, { isAbsent, isUnverified }: Lies): Buffer {
  const flags = Buffer.from([more | (isAbsent ? 0 : PRESENT) | (isUnverified ? 0 : VERIFIED)]);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([createHash("sha256").update(rpId).digest(), flags, count]);
}

function keyPair(algorithm: Algorithm) {
  if (algorithm === "ES256") return generateKeyPairSync("ec", { namedCurve: "P-256" });
  if (algorithm === "EdDSA") return generateKeyPairSync("ed25519");
  return generateKeyPairSync("rsa", { modulusLength: 2048 });
}

/** RFC 9053: kty, alg, and the key's own numbers. */
function coseKey(key: KeyObject, algorithm: Algorithm): Buffer {
  const { x, y, n, e } = key.export({ format: "jwk" });
  const bytes = (text: string | undefined) => cborBytes(Buffer.from(text!, "base64url"));
  const int = cborInteger;
  if (algorithm === "ES256") {
    return cborMap([
      [int(1), int(2)],
      [int(3), int(-7)],
      [int(-1), int(1)],
      [int(-2), bytes(x)],
      [int(-3), bytes(y)],
    ]);
  }
  if (algorithm === "EdDSA") {
    return cborMap([
      [int(1), int(1)],
      [int(3), int(-8)],
      [int(-1), int(6)],
      [int(-2), bytes(x)],
    ]);
  }
  return cborMap([
    [int(1), int(3)],
    [int(3), int(-257)],
    [int(-1), bytes(n)],
    [int(-2), bytes(e)],
  ]);
}

/** RFC 8949, as much of it as is needed. */
function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
const cborInteger = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
const cborMap = (pairs: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([cborHead(5, pairs.length), ...pairs.flat()]);

function base64url(bytes: Buffer | string): string {
  return Buffer.from(bytes).toString("base64url");
}
