// The dashboard as passkeys know it (WebAuthn's relying party). Every check of a device's answer is the library's.
import { isIP } from "node:net";
import type * as WebAuthn from "@simplewebauthn/server";
import { ServiceError } from "../errors.ts";
import type { Log } from "../log.ts";

/** Long enough to find the phone, and to unlock it. */
export const CHALLENGE_SECONDS = 5 * 60;
const NAME = "Marque";
/** ES256, EdDSA and RS256, which all devices have one of. */
const ALGORITHMS = [-7, -8, -257];
/** Of what the library says about an answer: parts of it come from whoever sent it. */
const LONGEST_REASON = 200;

/** What the browser hands to the device, as its own JSON methods take it. */
export type CreationOptions = WebAuthn.PublicKeyCredentialCreationOptionsJSON;
export type RequestOptions = WebAuthn.PublicKeyCredentialRequestOptionsJSON;

/** All in base64url, as browsers write it. */
interface DeviceAnswer {
  /** The device's own name for the passkey. */
  readonly credential: string;
  readonly client_data: string;
}

export interface NewCredentialAnswer extends DeviceAnswer {
  readonly attestation: string;
}

export interface SignInAnswer extends DeviceAnswer {
  readonly authenticator_data: string;
  readonly signature: string;
  readonly user_handle: string;
}

export interface NewCredential {
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly counter: number;
}

export class RelyingParty {
  /** The host that passkeys are made for. */
  readonly id: string;
  readonly #origin: string;
  readonly #log: Log;

  constructor(origin: string, log: Log) {
    this.id = new URL(origin).hostname;
    this.#origin = origin;
    this.#log = log;
  }

  /** Browsers make passkeys for hosts with a name alone. */
  get isPossible(): boolean {
    return isIP(this.id.replace(/^\[|\]$/g, "")) === 0;
  }

  /** What a device needs to make a passkey. It refuses when it holds one of `known`. */
  async creationOptions(
    challenge: string,
    user: { readonly id: string; readonly email: string },
    known: readonly Buffer[],
  ): Promise<CreationOptions> {
    const { generateRegistrationOptions } = await library();
    return generateRegistrationOptions({
      rpName: NAME,
      rpID: this.id,
      userID: new Uint8Array(Buffer.from(user.id)),
      userName: user.email,
      userDisplayName: user.email,
      challenge: bytesOf(challenge),
      timeout: CHALLENGE_SECONDS * 1000,
      attestationType: "none",
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map((id) => ({ id: id.toString("base64url") })),
      // The device keeps the account with the key, so that no address is typed; and asks who holds it.
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
  }

  async requestOptions(challenge: string): Promise<RequestOptions> {
    const { generateAuthenticationOptions } = await library();
    return generateAuthenticationOptions({
      rpID: this.id,
      challenge: bytesOf(challenge),
      timeout: CHALLENGE_SECONDS * 1000,
      userVerification: "required",
    });
  }

  /** Null for an answer that is not good. */
  async newCredential(challenge: string, answer: NewCredentialAnswer): Promise<NewCredential | null> {
    return this.#checked(answer, async ({ verifyRegistrationResponse }) => {
      const { registrationInfo } = await verifyRegistrationResponse({
        response: {
          ...credentialOf(answer.credential),
          response: {
            clientDataJSON: answer.client_data,
            attestationObject: await withoutAttestation(answer.attestation),
          },
        },
        expectedChallenge: challenge,
        expectedOrigin: this.#origin,
        expectedRPID: this.id,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      });
      const { id, publicKey, counter } = registrationInfo!.credential;
      if (id !== answer.credential) throw new Error("the device names another credential than the browser");
      return { credentialId: Buffer.from(id, "base64url"), publicKey: Buffer.from(publicKey), counter };
    });
  }

  /** The device's counter; null for an answer that is not good. Whether the counter is, the database decides. */
  async counterOf(challenge: string, answer: SignInAnswer, publicKey: Buffer): Promise<number | null> {
    return this.#checked(answer, async ({ verifyAuthenticationResponse }) => {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: {
          ...credentialOf(answer.credential),
          response: {
            clientDataJSON: answer.client_data,
            authenticatorData: answer.authenticator_data,
            signature: answer.signature,
            userHandle: answer.user_handle,
          },
        },
        expectedChallenge: challenge,
        expectedOrigin: this.#origin,
        expectedRPID: this.id,
        requireUserVerification: true,
        // With 0 the library lets every counter pass: two answers at once are told apart in the transaction alone.
        credential: { id: answer.credential, publicKey: new Uint8Array(publicKey), counter: 0 },
      });
      if (!verified) throw new Error("the signature is wrong");
      return authenticationInfo.newCounter;
    });
  }

  requirePossible(): void {
    if (this.isPossible) return;
    throw new ServiceError("conflict", {
      message: "Passkeys need a dashboard that is opened by a name, and this one is opened by a number.",
    });
  }

  async #checked<T>(
    { client_data }: DeviceAnswer,
    check: (webAuthn: typeof WebAuthn) => Promise<T>,
  ): Promise<T | null> {
    try {
      // No page of anybody's may hold ours in a frame, so no answer comes out of one.
      if (JSON.parse(Buffer.from(client_data, "base64url").toString()).crossOrigin === true) {
        throw new Error("the answer was given in a frame of another origin");
      }
      return await check(await library());
    } catch (error) {
      const reason = String((error as Error).message).slice(0, LONGEST_REASON);
      this.#log.info({ reason }, "the answer of a passkey was refused");
      return null;
    }
  }
}

/** Loaded by the first passkey. */
const library = () => import("@simplewebauthn/server");

/**
 * Who made the device is not asked, and what some send all the same is put aside: looking at it would read certificates
 * of a stranger's, and could ask the network for lists of revoked ones.
 */
async function withoutAttestation(attestation: string): Promise<string> {
  const { decodeAttestationObject, isoCBOR } = await import("@simplewebauthn/server/helpers");
  const authData = decodeAttestationObject(bytesOf(attestation)).get("authData");
  const none = { fmt: "none", attStmt: new Map<string, string>(), authData };
  return Buffer.from(isoCBOR.encode(new Map(Object.entries(none)))).toString("base64url");
}

function credentialOf(id: string) {
  return { id, rawId: id, type: "public-key", clientExtensionResults: {} } as const;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(base64url, "base64url"));
}
