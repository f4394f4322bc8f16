import { ServiceError } from "../../errors.ts";
import { BODY_BYTES } from "../../http/body.ts";
import { callerOf } from "../../http/caller.ts";
import { revokeLeakedKeys } from "../../identity/leaked-keys.ts";
import type { Routes } from "../dependencies.ts";

export const LEAKED_KEYS_PATH = "/integrations/github/secret-scanning";

/** The intake of GitHub's partner protocol, on the live origin: signed reports of keys found in public. */
export const leakedKeyRoutes: Routes = (app, { database, scannerKeys, log }) => {
  // A separate scope, because the signature is over the raw bytes.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(LEAKED_KEYS_PATH, { config: { access: "address" } }, async (request, reply) => {
      if (callerOf(request.raw).origin !== "live") throw new ServiceError("endpoint_not_found");
      const keyId = request.headers["github-public-key-identifier"];
      const signature = request.headers["github-public-key-signature"];
      const body = request.body as Buffer;
      const isSigned =
        typeof keyId === "string" &&
        typeof signature === "string" &&
        (await scannerKeys.isSignedBy(keyId, signature, body).catch((error: Error) => {
          // The scanner sends its report again; to answer 2xx now would lose it.
          throw new ServiceError("service_unavailable", { cause: error, retryAfterSeconds: 60 });
        }));
      if (!isSigned) {
        throw new ServiceError("invalid_param", {
          message: "The signature is missing or does not match the raw body.",
          param: "Github-Public-Key-Signature",
        });
      }
      return reply.send(await revokeLeakedKeys(database, log, entriesIn(body)));
    });
  });
};

/** What is in them is looked at one by one: an entry that is wrong keeps no key of another in use. */
function entriesIn(body: Buffer): readonly unknown[] {
  let reports: unknown;
  try {
    reports = JSON.parse(body.toString("utf8"));
  } catch (error) {
    throw new ServiceError("invalid_json", { cause: error });
  }
  if (Array.isArray(reports)) return reports;
  throw new ServiceError("invalid_param", { message: "The body must be a list of { token, type, url }." });
}
