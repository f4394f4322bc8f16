import type { Admin } from "@marque/service";
import { type Command, UsageError } from "../command.ts";
import { onDatabase, text, wholeNumber } from "../operator-input.ts";

type Events = Awaited<ReturnType<Admin["events"]>>;

function showEvents({ data }: Events): string {
  const lines = data.flatMap((event) => [
    `${event.id}  ${event.type}  ${event.status}  ${event.url ?? "no endpoint"}`,
    ...event.attempts.map(
      ({ number, status_code, duration_ms, error }) =>
        `    attempt ${number}: ${error ?? status_code} in ${duration_ms} ms`,
    ),
  ]);
  return lines.join("\n") || "No events yet.";
}

type Endpoints = Awaited<ReturnType<Admin["endpoints"]>>;

function showEndpoints({ data }: Endpoints): string {
  const lines = data.map(({ id, url, is_sandbox_default, is_live_default }) => {
    const defaults = [is_sandbox_default && "sandbox default", is_live_default && "live default"].filter(
      Boolean,
    );
    return [id, url, ...defaults].join("  ");
  });
  return lines.join("\n") || "No endpoints registered.";
}

/** Unix seconds of a date as people write it, or of a plain number of seconds. */
function instant(value: string): number {
  const seconds = /^\d{1,12}$/.test(value) ? Number(value) : Date.parse(value) / 1000;
  if (Number.isNaN(seconds))
    throw new UsageError(`--since takes a time such as 2026-11-15T08:00Z, not "${value}".`);
  return Math.floor(seconds);
}

/** Events, endpoints and the webhook secret of a workspace. */
export const adminWebhookCommands: readonly Command[] = [
  {
    words: ["admin", "events"],
    positionals: ["WS"],
    options: { limit: { value: "N" } },
    summary: "show a workspace's events and their delivery attempts, newest first",
    run: (input) => {
      const limit = input.options.limit === undefined ? undefined : wholeNumber(input, "limit");
      return onDatabase(input, (admin) => admin.events(input.positionals[0]!, limit));
    },
    show: showEvents,
  },
  {
    words: ["admin", "events", "resend"],
    positionals: ["WS", "EVT"],
    options: {},
    summary: "resend one event, with a new round of attempts",
    run: (input) =>
      onDatabase(input, (admin) => admin.resendEvent(input.positionals[0]!, input.positionals[1]!)),
    show: (event: { id: string }) => `${event.id} will be sent again.`,
  },
  {
    words: ["admin", "events", "resend-undeliverable"],
    positionals: ["WS"],
    options: { since: { value: "TIME", required: true } },
    summary: "resend every event that became undeliverable since a time",
    run: (input) => {
      const since = instant(text(input, "since"));
      return onDatabase(input, (admin) => admin.resendUndeliverable(input.positionals[0]!, since));
    },
    show: ({ data }: { data: string[] }) =>
      `${data.length} ${data.length === 1 ? "event" : "events"} will be sent again.`,
  },
  {
    words: ["admin", "webhook", "list"],
    positionals: ["WS"],
    options: {},
    summary: "show the registered webhook endpoints",
    run: (input) => onDatabase(input, (admin) => admin.endpoints(input.positionals[0]!)),
    show: showEndpoints,
  },
  {
    words: ["admin", "webhook", "test"],
    positionals: ["WS", "ENDPOINT"],
    options: {},
    summary: "send a test event to a registered endpoint",
    run: (input) =>
      onDatabase(input, (admin) => admin.sendTestEvent(input.positionals[0]!, input.positionals[1]!)),
    show: (event: { id: string }) =>
      `Test event ${event.id} queued. See the result with marque admin events.`,
  },
  {
    words: ["admin", "webhook", "rotate-secret"],
    positionals: ["WS"],
    options: {},
    summary: "rotate the webhook secret; the old one keeps signing for 24 hours",
    run: (input) => onDatabase(input, (admin) => admin.rotateWebhookSecret(input.positionals[0]!)),
    show: (workspace: { webhook_secret: string }) => `Webhook secret ${workspace.webhook_secret}`,
  },
];
