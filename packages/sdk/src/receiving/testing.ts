import type { GenerationFailed, GenerationSuccess } from "../types.ts";
import type { MarqueEvent } from "../webhooks.ts";

/** A secret for tests, in the form of a real one. */
export const TEST_SECRET = "whsec_dGVzdC1zZWNyZXQtZm9yLXlvdXItb3duLXRlc3RzISE=";

export interface SignedEvent {
  /** The bytes as they are sent. */
  readonly body: string;
  /** As the service sends them, in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 32"><rect width="96" height="32" fill="#b4532a"/></svg>';

/** A success as the service would send it; `data` replaces single fields. */
export function successEvent(data: Partial<GenerationSuccess["data"]> = {}): GenerationSuccess {
  return {
    event_id: newId("evt"),
    type: "generation.success",
    created_at: seconds(),
    data: {
      job_id: newId("job"),
      project_id: newId("proj"),
      memory_id: newId("mem"),
      assets: {
        logo_svg: SVG,
        logo_svg_dark: SVG,
        primary_color: "#b4532a",
        secondary_color: "#f2e3d5",
        font_family: "Inter",
        font_weight_heading: "700",
        font_weight_body: "400",
      },
      ...data,
    },
  };
}

/** A failure as the service would send it; `data` replaces single fields. */
export function failureEvent(data: Partial<GenerationFailed["data"]> = {}): GenerationFailed {
  return {
    event_id: newId("evt"),
    type: "generation.failed",
    created_at: seconds(),
    data: {
      job_id: newId("job"),
      project_id: newId("proj"),
      error: { code: "generation_error", message: "The brand could not be made." },
      ...data,
    },
  };
}

/** Signs an event as the service does, in both of its ways: `fetch(url, { method: "POST", ...(await signEvent(event)) })`. */
export async function signEvent(event: MarqueEvent, secret: string = TEST_SECRET): Promise<SignedEvent> {
  if (!secret.startsWith(PREFIX))
    throw new TypeError("The secret must be the whole Webhook Secret, whsec_ included.");
  const body = JSON.stringify(event);
  const text = new TextEncoder();
  const standardKey = Uint8Array.from(atob(secret.slice(PREFIX.length)), (char) => char.charCodeAt(0));
  const timestamp = String(seconds());
  const service = await hmac(text.encode(secret), text.encode(body));
  const standard = await hmac(standardKey, text.encode(`${event.event_id}.${timestamp}.${body}`));
  return {
    body,
    headers: {
      "content-type": "application/json",
      "service-signature": Array.from(service, (byte) => byte.toString(16).padStart(2, "0")).join(""),
      "webhook-id": event.event_id,
      "webhook-timestamp": timestamp,
      "webhook-signature": `v1,${btoa(String.fromCharCode(...standard))}`,
    },
  };
}

const PREFIX = "whsec_";

async function hmac(secret: Uint8Array<ArrayBuffer>, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes));
}

function seconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** An id in the form of the service's: a prefix and 26 characters of Crockford's base 32. */
function newId(prefix: string): string {
  const letters = "0123456789abcdefghjkmnpqrstvwxyz";
  const random = crypto.getRandomValues(new Uint8Array(26));
  return `${prefix}_0${Array.from(random.subarray(1), (byte) => letters[byte % letters.length]).join("")}`;
}
