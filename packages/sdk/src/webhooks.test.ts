import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { Marque, SignatureVerificationError } from "./index.ts";

const SECRET = "whsec_K3trDGJOyr82peJNzu4dDZ6RSDAm94bsOiuKfofKa6E=";
const EVENT = {
  event_id: "evt_1",
  type: "generation.failed",
  created_at: 1,
  data: { job_id: "job_1", note: "Café ☕" },
};
const BODY = JSON.stringify(EVENT);
const sign = (body: string | Uint8Array, secret = SECRET) =>
  createHmac("sha256", secret).update(body).digest("hex");
const { verify } = Marque.webhooks;

describe("webhooks.verify", () => {
  it.each([
    ["text", BODY],
    ["a Buffer", Buffer.from(BODY)],
    ["a Uint8Array", new TextEncoder().encode(BODY)],
    ["an ArrayBuffer", new TextEncoder().encode(BODY).buffer],
  ])("returns the event of a signed body given as %s", async (_, body) => {
    expect(await verify(body, { "service-signature": sign(BODY) }, SECRET)).toEqual(EVENT);
  });

  it.each([
    ["Headers", new Headers({ "Service-Signature": sign(BODY) })],
    ["Express's object", { "service-signature": sign(BODY) }],
    ["an object in the header's own case", { "Service-Signature": [sign(BODY)] }],
  ])("reads the signature from %s", async (_, headers) => {
    expect(await verify(BODY, headers, SECRET)).toEqual(EVENT);
  });

  it.each([
    ["no signature", BODY, {}, SECRET, "no Service-Signature header"],
    ["a signature that is none", BODY, { "service-signature": "v1=abc" }, SECRET, "not a hex digest"],
    [
      "a wrong secret",
      BODY,
      { "service-signature": sign(BODY, "whsec_other") },
      SECRET,
      "the secret is not this workspace's",
    ],
    [
      "a changed body",
      BODY.replace("evt_1", "evt_2"),
      { "service-signature": sign(BODY) },
      SECRET,
      "changed on the way",
    ],
    [
      "a re-serialised body",
      JSON.stringify(EVENT, null, 2),
      { "service-signature": sign(BODY) },
      SECRET,
      "parsed and written again",
    ],
    [
      "a trailing newline",
      `${BODY}\n`,
      { "service-signature": sign(BODY) },
      SECRET,
      "white space at its end",
    ],
    ["a parsed body", EVENT as never, { "service-signature": sign(BODY) }, SECRET, "parsed already"],
    [
      "a secret without its prefix",
      BODY,
      { "service-signature": sign(BODY) },
      SECRET.slice(6),
      "whsec_ included",
    ],
  ])("refuses %s and says so", async (_, body, headers, secret, words) => {
    const verdict = verify(body, headers, secret);
    await expect(verdict).rejects.toBeInstanceOf(SignatureVerificationError);
    await expect(verdict).rejects.toThrow(words);
  });
});
