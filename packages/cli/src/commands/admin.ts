import type { Environment } from "@marque/contract";
import type { Admin } from "@marque/service";
import { type Command, type Input, UsageError } from "../command.ts";

const ENVIRONMENT_OF_TYPE: Readonly<Record<string, Environment>> = { test: "sandbox", live: "live" };

/** The service is loaded only when a command needs it: `marque --help` should not wait for a database driver. */
async function onDatabase<T>(input: Input, work: (admin: Admin) => Promise<T>): Promise<T> {
  const { withAdmin } = await import("@marque/service");
  return withAdmin(input.env, work);
}

function text(input: Input, name: string): string {
  return input.options[name] as string;
}

function optionalText(input: Input, name: string): string | undefined {
  return input.options[name] as string | undefined;
}

function wholeNumber(input: Input, name: string): number {
  const value = text(input, name);
  if (!/^\d{1,15}$/.test(value)) throw new UsageError(`--${name} takes a whole number, not "${value}".`);
  return Number(value);
}

function showAccount(account: { id: string; password: string | null }): string {
  return account.password === null
    ? `Account ${account.id} was there already and keeps its password.`
    : `Account ${account.id}\nOne-time password ${account.password}`;
}

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

export const adminCommands: readonly Command[] = [
  {
    words: ["admin", "workspace", "create"],
    positionals: [],
    options: {
      name: { value: "N", required: true },
      plan: { value: "free|pro|agency", required: true },
    },
    summary: "make a workspace",
    run: (input) =>
      onDatabase(input, (admin) => admin.createWorkspace(text(input, "name"), text(input, "plan"))),
    show: (made: { id: string; webhook_secret: string }) =>
      `Workspace ${made.id}\nWebhook secret ${made.webhook_secret}`,
  },
  {
    words: ["admin", "workspace", "set"],
    positionals: ["WS"],
    options: {
      plan: { value: "free|pro|agency" },
      "webhook-url": { value: "URL" },
      "monthly-quota": { value: "N" },
      "lift-suspension": {},
    },
    summary: "change a workspace",
    run: (input) => {
      const quota = input.options["monthly-quota"];
      const change = {
        plan: optionalText(input, "plan"),
        webhookUrl: optionalText(input, "webhook-url"),
        monthlyQuota: quota === undefined ? undefined : wholeNumber(input, "monthly-quota"),
        liftSuspension: input.options["lift-suspension"] === true,
      };
      return onDatabase(input, (admin) => admin.changeWorkspace(input.positionals[0]!, change));
    },
    show: (workspace: Record<string, unknown>) =>
      Object.entries(workspace)
        .map(([name, value]) => `${name}: ${value ?? "none"}`)
        .join("\n"),
  },
  {
    words: ["admin", "key", "create"],
    positionals: ["WS"],
    options: { type: { value: "test|live", required: true }, label: { value: "L", required: true } },
    summary: "make an API key; the secret is shown this once",
    run: (input) => {
      const environment = ENVIRONMENT_OF_TYPE[text(input, "type")];
      if (!environment) throw new UsageError(`--type is test or live, not "${text(input, "type")}".`);
      const label = text(input, "label");
      return onDatabase(input, (admin) => admin.createKey(input.positionals[0]!, environment, label));
    },
    show: (key: { id: string; secret: string }) => `Key ${key.id}\nSecret, shown this once: ${key.secret}`,
  },
  {
    words: ["admin", "key", "revoke"],
    positionals: ["KEY"],
    options: {},
    summary: "revoke an API key at once",
    run: (input) => onDatabase(input, (admin) => admin.revokeKey(input.positionals[0]!)),
    show: (key: { id: string }) => `Key ${key.id} is revoked.`,
  },
  {
    words: ["admin", "invoice", "create"],
    positionals: ["WS"],
    options: { amount: { value: "CENTS", required: true }, due: { value: "YYYY-MM-DD", required: true } },
    summary: "make an invoice",
    run: (input) => {
      const amount = wholeNumber(input, "amount");
      return onDatabase(input, (admin) =>
        admin.createInvoice(input.positionals[0]!, amount, text(input, "due")),
      );
    },
    show: (invoice: { id: string; status: string }) => `Invoice ${invoice.id} is ${invoice.status}.`,
  },
  {
    words: ["admin", "invoice", "pay"],
    positionals: ["INV"],
    options: {},
    summary: "mark an invoice as paid",
    run: (input) => onDatabase(input, (admin) => admin.payInvoice(input.positionals[0]!)),
    show: (invoice: { id: string; status: string }) => `Invoice ${invoice.id} is ${invoice.status}.`,
  },
  {
    words: ["admin", "user", "create"],
    positionals: ["WS"],
    options: { email: { value: "E", required: true }, role: { value: "owner|member", required: true } },
    summary: "add a person to a workspace, with a one-time password",
    run: (input) =>
      onDatabase(input, (admin) =>
        admin.createUser(input.positionals[0]!, text(input, "email"), text(input, "role")),
      ),
    show: showAccount,
  },
  {
    words: ["admin", "user", "reset-password"],
    positionals: [],
    options: { email: { value: "E", required: true } },
    summary: "give a person a new one-time password",
    run: (input) => onDatabase(input, (admin) => admin.resetPassword(text(input, "email"))),
    show: showAccount,
  },
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
];
