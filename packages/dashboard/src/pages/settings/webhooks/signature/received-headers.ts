import type { SignatureQuestion } from "@marque/contract";

export type SignatureHeaders = Omit<SignatureQuestion, "body" | "secret">;

const NAMES = {
  service_signature: "Service-Signature",
  webhook_id: "webhook-id",
  webhook_timestamp: "webhook-timestamp",
  webhook_signature: "webhook-signature",
} as const satisfies Record<keyof SignatureHeaders, string>;

/** The headers of a signature in whatever was pasted: raw lines, a logged object, or the bare value alone. */
export function headersIn(text: string): SignatureHeaders {
  const named = Object.entries(NAMES).flatMap(([field, name]) => {
    const value = valueUnder(name, text);
    return value === undefined ? [] : [[field, value]];
  });
  if (named.length > 0) return Object.fromEntries(named);
  const bare = text.trim();
  if (bare === "") return {};
  return bare.startsWith("v1,") ? { webhook_signature: bare } : { service_signature: bare };
}

/** "Service-Signature, webhook-id": what was recognised. */
export function foundInWords(headers: SignatureHeaders): string {
  return (Object.keys(headers) as (keyof SignatureHeaders)[]).map((field) => NAMES[field]).join(", ");
}

function valueUnder(name: string, text: string): string | undefined {
  const found = new RegExp(`(?<![\\w-])${name}["']?\\s*[:=]\\s*["']?([^"'\\r\\n]+)`, "i").exec(text)?.[1];
  return found?.trim();
}
