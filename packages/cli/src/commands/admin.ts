import type { Environment } from "@marque/contract";
import { type Command, UsageError } from "../command.ts";
import { onDatabase, optionalText, text, wholeNumber } from "../operator-input.ts";

const ENVIRONMENT_OF_TYPE: Readonly<Record<string, Environment>> = { test: "sandbox", live: "live" };

function showAccount(account: { id: string; password: string | null; url?: string }): string {
  return account.password === null
    ? `The address already has an account, ${account.id}. It joins when this link is opened. The link works once, for 7 days.\n` +
        `Send it to that address only: ${account.url}`
    : `Account ${account.id}\nOne-time password ${account.password}`;
}

export const adminCommands: readonly Command[] = [
  {
    words: ["admin", "workspace", "create"],
    positionals: [],
    options: {
      name: { value: "N", required: true },
      plan: { value: "free|pro|agency", required: true },
    },
    summary: "create a workspace",
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
    summary: "create an API key; the secret is shown only once",
    run: (input) => {
      const environment = ENVIRONMENT_OF_TYPE[text(input, "type")];
      if (!environment) throw new UsageError(`--type is test or live, not "${text(input, "type")}".`);
      const label = text(input, "label");
      return onDatabase(input, (admin) => admin.createKey(input.positionals[0]!, environment, label));
    },
    show: (key: { id: string; secret: string }) => `Key ${key.id}\nSecret (shown only once): ${key.secret}`,
  },
  {
    words: ["admin", "key", "revoke"],
    positionals: ["KEY"],
    options: {},
    summary: "revoke an API key at once",
    run: (input) => onDatabase(input, (admin) => admin.revokeKey(input.positionals[0]!)),
    show: (key: { id: string }) => `Key ${key.id} revoked.`,
  },
  {
    words: ["admin", "invoice", "create"],
    positionals: ["WS"],
    options: { amount: { value: "CENTS", required: true }, due: { value: "YYYY-MM-DD", required: true } },
    summary: "create an invoice",
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
    summary: "add a person to a workspace, with a one-time password; a known address gets a link",
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
    words: ["admin", "user", "reset-two-factor"],
    positionals: [],
    options: { email: { value: "E", required: true } },
    summary: "turn off a person's two-factor sign-in after they lost phone and backup codes",
    run: (input) => onDatabase(input, (admin) => admin.resetTwoFactor(text(input, "email"))),
    show: (account: { id: string }) =>
      `Two-factor sign-in of account ${account.id} is off. Their password still works. They are notified.`,
  },
  {
    words: ["admin", "user", "remove-passkeys"],
    positionals: [],
    options: { email: { value: "E", required: true } },
    summary: "remove all passkeys of a person, when a device is lost",
    run: (input) => onDatabase(input, (admin) => admin.removePasskeys(text(input, "email"))),
    show: (account: { id: string; removed_passkeys: number }) =>
      `Account ${account.id} has no passkeys any more (${account.removed_passkeys} removed) and is signed out everywhere. The password stays; the person is told.`,
  },
  {
    words: ["admin", "user", "unlink-provider"],
    positionals: [],
    options: { email: { value: "E", required: true } },
    summary: "unlink an account from its identity at the identity provider",
    run: (input) => onDatabase(input, (admin) => admin.unlinkProvider(text(input, "email"))),
    show: (account: { id: string }) =>
      `Account ${account.id} is unlinked from the identity provider and signed out everywhere.`,
  },
];
