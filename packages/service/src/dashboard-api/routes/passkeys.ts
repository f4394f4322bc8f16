import { Absentable, Text } from "@marque/contract";
import { addPasskey, offerPasskey } from "../../identity/passkey-adding.ts";
import { askForPasskey, signInByPasskey } from "../../identity/passkey-sign-in.ts";
import { dismissPasskeysRemoved, dropPasskey, listPasskeys, nameAnew } from "../../identity/passkeys.ts";
import type { DashboardRoutes } from "../dependencies.ts";
import { Code, Fields, Label, Password } from "../fields.ts";
import { route } from "../route.ts";
import { clearPasskeyCookie, passkeyToken, setPasskeyCookie } from "../session-cookie.ts";
import { deviceOf, signIn } from "../sign-in.ts";

const Bytes = (maxLength: number) => Text({ pattern: "^[A-Za-z0-9_-]+$", maxLength });
/** By the standard 1,023 bytes at most. */
const Credential = Bytes(1_364);
const ClientData = Bytes(4_096);
/** Some devices send certificates, which are put aside. */
const Attestation = Bytes(32_768);
const AuthenticatorData = Bytes(4_096);
/** Of RSA with 8,192 bits: 1,024 bytes. */
const Signature = Bytes(1_400);
/** By the standard 64 bytes at most. */
const UserHandle = Bytes(88);

export const passkeyRoutes: DashboardRoutes = (app, dependencies) => {
  const { database, box, relyingParty: party } = dependencies;

  route(app, {
    method: "POST",
    path: "/api/login/passkey",
    access: "public",
    limit: "entering",
    handler: async ({ reply }) => {
      const { token, options } = await askForPasskey(database, party);
      setPasskeyCookie(reply, token);
      return options;
    },
  });

  route(app, {
    method: "POST",
    path: "/api/login/passkey/answer",
    access: "public",
    limit: "entering",
    body: Fields({
      credential: Credential,
      client_data: ClientData,
      authenticator_data: AuthenticatorData,
      signature: Signature,
      user_handle: UserHandle,
    }),
    handler: async (call) => {
      const { request, reply, body } = call;
      const token = passkeyToken(request);
      clearPasskeyCookie(reply);
      const entrance = await signInByPasskey(database, party, token, body, deviceOf(request));
      return signIn(dependencies, call, entrance);
    },
  });

  route(app, {
    method: "GET",
    path: "/api/passkeys",
    access: "person",
    handler: async ({ person }) => ({ data: await listPasskeys(database, party, person) }),
  });

  route(app, {
    method: "POST",
    path: "/api/passkeys/setup",
    access: "person",
    limit: "changing a password",
    body: Fields({ name: Label, current_password: Password, code: Absentable(Code) }),
    handler: async ({ reply, person, body }) => {
      const { token, options } = await offerPasskey(database, box, party, person, body);
      setPasskeyCookie(reply, token);
      return options;
    },
  });

  route(app, {
    method: "POST",
    path: "/api/passkeys",
    access: "person",
    limit: "changing a password",
    body: Fields({ credential: Credential, client_data: ClientData, attestation: Attestation }),
    handler: async ({ request, reply, person, body }) => {
      const token = passkeyToken(request);
      clearPasskeyCookie(reply);
      await addPasskey(database, party, person, token, body);
      return { data: await listPasskeys(database, party, person) };
    },
  });

  route(app, {
    method: "PATCH",
    path: "/api/passkeys/:passkey_id",
    access: "person",
    body: Fields({ name: Label }),
    handler: async ({ person, params, body }) => nameAnew(database, person, params.passkey_id, body.name),
  });

  // The notice that the operator removed them has been read.
  route(app, {
    method: "DELETE",
    path: "/api/passkeys/removal",
    access: "person",
    handler: async ({ person }) => dismissPasskeysRemoved(database, person.id),
  });

  route(app, {
    method: "DELETE",
    path: "/api/passkeys/:passkey_id",
    access: "person",
    handler: async ({ person, params }) => dropPasskey(database, person, params.passkey_id),
  });
};
