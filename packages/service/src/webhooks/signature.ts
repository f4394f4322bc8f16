import { createHmac } from "node:crypto";

const SECRET_PREFIX = "whsec_";

/** The headers that prove where an event comes from. The first secret is the current one. */
export function signatureHeaders(
  eventId: string,
  body: Buffer,
  secrets: readonly string[],
  unixSeconds: number,
): Record<string, string> {
  const signed = `${eventId}.${unixSeconds}.`;
  return {
    // Over the raw bytes, keyed with the whole secret as it is shown, prefix included.
    "service-signature": createHmac("sha256", secrets[0]!).update(body).digest("hex"),
    // Standard Webhooks: keyed with the decoded part after the prefix, one signature for each valid secret.
    "webhook-id": eventId,
    "webhook-timestamp": String(unixSeconds),
    "webhook-signature": secrets
      .map((secret) => {
        const key = Buffer.from(secret.slice(SECRET_PREFIX.length), "base64");
        return `v1,${createHmac("sha256", key).update(signed).update(body).digest("base64")}`;
      })
      .join(" "),
  };
}
