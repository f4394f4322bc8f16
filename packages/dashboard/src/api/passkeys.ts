/** Passkeys by the browser's own methods: it finds the device, and writes its answer as JSON. */

import type { PasskeyView, SessionView } from "@marque/contract";
import { ApiError, api } from "./client.ts";
import { deviceWords } from "./passkeys-copy.ts";

/** Asks for any passkey of this dashboard, and signs its person in. */
export async function signInWithPasskey(): Promise<SessionView> {
  const options = await api.post<PublicKeyCredentialRequestOptionsJSON>("/login/passkey");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const answer = await fromDevice(() => navigator.credentials.get({ publicKey }), deviceWords.notSignedIn);
  const { id, response } = answer.toJSON() as AuthenticationResponseJSON;
  return api.post("/login/passkey/answer", {
    credential: id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
    user_handle: response.userHandle,
  });
}

export interface NewPasskey {
  readonly name: string;
  readonly current_password: string;
  readonly code?: string;
}

/** Has the device make one. Returns all that the person has now. */
export async function addPasskey(wanted: NewPasskey): Promise<{ data: readonly PasskeyView[] }> {
  const options = await api.post<PublicKeyCredentialCreationOptionsJSON>("/passkeys/setup", wanted);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const answer = await fromDevice(() => navigator.credentials.create({ publicKey }), deviceWords.notAdded);
  const { id, response } = answer.toJSON() as RegistrationResponseJSON;
  return api.post("/passkeys", {
    credential: id,
    client_data: response.clientDataJSON,
    attestation: response.attestationObject,
  });
}

/** The browsers' names of what went wrong that say more than "it did not happen". */
const WORDS: Readonly<Record<string, string>> = {
  InvalidStateError: deviceWords.hasOne,
  NotSupportedError: deviceWords.cannot,
  ConstraintError: deviceWords.cannot,
  SecurityError: deviceWords.notHere,
};

async function fromDevice(
  ask: () => Promise<Credential | null>,
  otherwise: string,
): Promise<PublicKeyCredential> {
  try {
    const credential = await ask();
    if (credential instanceof PublicKeyCredential) return credential;
  } catch (error) {
    throw new ApiError(0, "device", WORDS[(error as DOMException).name] ?? otherwise);
  }
  throw new ApiError(0, "device", otherwise);
}
