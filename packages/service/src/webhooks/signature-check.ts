import { timingSafeEqual } from "node:crypto";
import { isId, type SignatureAnswer, type SignatureQuestion } from "@marque/contract";
import type { Executor } from "../storage/database.ts";
import { findEventBody } from "../storage/event-views.ts";
import { validSecrets } from "../storage/webhook-secrets.ts";
import type { SecretBox } from "./secret-box.ts";
import {
  SECRET_PREFIX,
  type SigningKeys,
  serviceSignature,
  signingKeys,
  standardSignature,
} from "./signature.ts";

type Finding = Omit<SignatureAnswer, "event_id">;
/** Whether a secret signed these bytes, as far as the headers that were given tell. */
type Signed = (secret: string, body: Buffer) => boolean;

/** What libraries for Standard Webhooks allow between the timestamp and their own clock. */
const TOLERANCE_SECONDS = 5 * 60;
const HMAC_BYTES = 32;

/** Says whether a receiver should have accepted an event, and if not, what most likely went wrong on the way. */
export async function checkSignature(
  store: Executor,
  box: SecretBox,
  workspaceId: string,
  question: SignatureQuestion,
): Promise<SignatureAnswer> {
  const body = Buffer.from(question.body);
  const value = parsed(question.body);
  const eventId = eventIdIn(value);
  const sent = eventId === null ? undefined : await findEventBody(store, workspaceId, eventId);
  const secrets = (await validSecrets(store, workspaceId)).map((sealed) => box.open(sealed, workspaceId));
  const finding = malformed(question) ?? find(question, { body, value, sent, secrets });
  return { ...finding, event_id: sent ? eventId : null };
}

interface Facts {
  readonly body: Buffer;
  /** The body as JSON; undefined when it is none. */
  readonly value: unknown;
  /** The bytes that were really sent, when the body names an event of the workspace. */
  readonly sent: Buffer | undefined;
  /** Of the workspace: the current one first, then those in their overlap. */
  readonly secrets: readonly string[];
}

function find(question: SignatureQuestion, { body, value, sent, secrets }: Facts): Finding {
  const signed = signedBy(question);
  const own = question.secret?.trim();
  if (own !== undefined && signed(own, body)) return matching(question, "match", "The signature is valid.");
  if (own === undefined && signed(secrets[0]!, body)) {
    return matching(question, "match", "The signature was made with the current secret.");
  }
  const signer = secrets.find((secret) => signed(secret, body));
  if (own === undefined && signer) {
    return matching(
      question,
      "match_previous_secret",
      "The signature was made with the previous secret, which keeps signing for 24 hours after a rotation. Give the receiver the new secret.",
    );
  }
  if (signer) {
    return mismatch("wrong_secret", "The event is genuine, but it was signed with a different secret.");
  }
  const candidates = own === undefined ? secrets : [own, ...secrets];
  const signs = (bytes: Buffer) => candidates.some((secret) => signed(secret, bytes));
  if (signs(Buffer.from(question.body.trim())) || signs(Buffer.from(question.body.trimEnd()))) {
    return mismatch(
      "trailing_newline",
      "The body has extra whitespace, most likely a line break at the end. Verify the bytes as they arrived.",
    );
  }
  if (sent && !sent.equals(body)) return changed(value, sent, signs(sent));
  if (sent) {
    return mismatch(
      "wrong_secret",
      "The body is exactly what was sent, but the signature was made with another secret or belongs to another event.",
    );
  }
  return mismatch(
    "unknown",
    "The signature does not match, and the body is not an event of this workspace. It may come from another workspace or have been changed on the way.",
  );
}

/** The body names an event of ours and is not what was sent. */
function changed(value: unknown, sent: Buffer, isSignedAsSent: boolean): Finding {
  const isSameValue = canonical(value) === canonical(JSON.parse(sent.toString("utf8")));
  const also = isSignedAsSent
    ? ""
    : " The signature does not match the original either, so check the secret too.";
  return isSameValue
    ? mismatch(
        "reserialised_body",
        `The body has the same content in different bytes: it was parsed and serialised again. Verify the raw body before a framework parses it.${also}`,
      )
    : mismatch("altered_body", `The body differs from what was sent for this event.${also}`);
}

/** The headers themselves are wrong; nothing is compared then. */
function malformed({
  service_signature,
  webhook_id,
  webhook_timestamp,
  webhook_signature,
  secret,
}: SignatureQuestion): Finding | undefined {
  const problem = (words: string) => mismatch("malformed_signature", words);
  if (secret !== undefined && !secret.trim().startsWith(SECRET_PREFIX)) {
    return mismatch("wrong_secret", `A Webhook Secret begins with ${SECRET_PREFIX}; this is something else.`);
  }
  if (service_signature === undefined && webhook_signature === undefined) {
    return problem(
      "Give the Service-Signature header, or webhook-id, webhook-timestamp and webhook-signature.",
    );
  }
  if (service_signature !== undefined && !/^[0-9a-f]{64}$/.test(service_signature.trim())) {
    return problem("Service-Signature has 64 hexadecimal digits in lower case, and nothing else.");
  }
  if (webhook_signature === undefined) return undefined;
  if (standardParts(webhook_signature).length === 0) {
    return problem(
      "webhook-signature is one or more of `v1,` and 44 characters of base64, with spaces between.",
    );
  }
  if (!webhook_id || !/^\d{1,12}$/.test(webhook_timestamp?.trim() ?? "")) {
    return problem(
      "webhook-signature is checked together with webhook-id and webhook-timestamp; give all three.",
    );
  }
  return undefined;
}

/** With headers of both schemes, both have to fit. */
function signedBy(question: SignatureQuestion): Signed {
  const { service_signature, webhook_signature, webhook_id = "", webhook_timestamp = "" } = question;
  const service = service_signature === undefined ? null : Buffer.from(service_signature.trim(), "hex");
  const standard = webhook_signature === undefined ? null : standardParts(webhook_signature);
  return (secret, body) => {
    const keys: SigningKeys = signingKeys(secret);
    const fitsService =
      service === null || timingSafeEqual(service, Buffer.from(serviceSignature(keys, body), "hex"));
    const wanted = Buffer.from(
      standardSignature(keys, webhook_id.trim(), webhook_timestamp.trim(), body),
      "base64",
    );
    const fitsStandard = standard === null || standard.some((part) => timingSafeEqual(part, wanted));
    return fitsService && fitsStandard;
  };
}

function standardParts(header: string): Buffer[] {
  return header
    .trim()
    .split(/\s+/)
    .filter((part) => part.startsWith("v1,"))
    .map((part) => Buffer.from(part.slice("v1,".length), "base64"))
    .filter((bytes) => bytes.length === HMAC_BYTES);
}

/** A correct signature; with an old timestamp a library still refuses it. */
function matching(
  { webhook_signature, webhook_timestamp }: SignatureQuestion,
  reason: Finding["reason"],
  words: string,
): Finding {
  const seconds = Math.abs(Math.floor(Date.now() / 1000) - Number(webhook_timestamp));
  if (webhook_signature === undefined || seconds <= TOLERANCE_SECONDS) {
    return { matches: true, reason, explanation: words };
  }
  return {
    matches: true,
    reason: "timestamp_too_old",
    explanation: `${words} Its timestamp is ${Math.round(seconds / 60)} minutes from now, and libraries refuse more than 5. If the receiver refused it when it came, the receiver's clock is wrong.`,
  };
}

function mismatch(reason: Finding["reason"], explanation: string): Finding {
  return { matches: false, reason, explanation };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function eventIdIn(value: unknown): string | null {
  const id = (value as { event_id?: unknown } | null | undefined)?.event_id;
  return isId("event", id) ? id : null;
}

/** One text for all ways to write a JSON value. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    each !== null && typeof each === "object" && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}
