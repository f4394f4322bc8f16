import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, it } from "vitest";
import { type SignedInPerson, signedInPerson } from "../../service/test/dashboard/dashboard-client.ts";
import {
  type Authority,
  createAuthority,
  type Receiver,
  startReceiver,
} from "../../service/test/receiver.ts";
import { BusyWorkspace } from "./busy-workspace.ts";
import { checkPage, type Shown } from "./page-check.ts";
import { raiseStage, type Stage } from "./stage.ts";

let stage: Stage;
let authority: Authority;
let receiver: Receiver;
let delivered: string;
let undeliverable: string;
let freeOwner: SignedInPerson;
let freeWorkspaceId: string;
let member: SignedInPerson;
let reserialised: { readonly body: string; readonly headers: string };

beforeAll(async () => {
  authority = await createAuthority();
  receiver = await startReceiver(authority);
  stage = await raiseStage({
    hasEngine: false,
    env: { MARQUE_WEBHOOK_CA_FILE: authority.caFile, MARQUE_WEBHOOK_RETRY_DELAYS: "0,0,0" },
  });
  const busy = new BusyWorkspace(stage, receiver);
  await busy.fill();
  delivered = (await busy.eventOf("delivered")).id;
  undeliverable = (await busy.eventOf("undeliverable")).id;
  freeWorkspaceId = (await stage.service.admin.createWorkspace("Corner Bakery", "free")).id;
  freeOwner = await signedInPerson(stage.service, freeWorkspaceId);
  await freeOwner.client.call(`/api/workspaces/${freeWorkspaceId}/billing/request`, {
    json: { plan: "agency", monthly_quota: 25_000 },
  });
  member = await signedInPerson(stage.service, stage.workspaceId, "member");
  reserialised = await busy.reserialised(delivered);
  await rename(stage.owner, "ada@northwind.example");
  await rename(member, "kim@northwind.example");
  await rename(freeOwner, "olive@corner-bakery.example");
}, 120_000);
afterAll(async () => {
  await stage?.stop();
  await receiver?.stop();
  await authority?.remove();
});

/** Pictures are for people: an address as one would have it. */
async function rename({ id }: SignedInPerson, email: string): Promise<void> {
  await stage.service.db.query("update users set email = $2 where id = $1", [id, email]);
}

const inWorkspace = (rest: string) => () => `/w/${stage.workspaceId}/${rest}`;
const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first().waitFor();

const PAGES: readonly Shown[] = [
  { name: "home", path: inWorkspace("home"), isReady: text("Recent failures") },
  {
    name: "home-first-steps",
    path: () => `/w/${freeWorkspaceId}/home`,
    isReady: text("Get started"),
    as: () => freeOwner,
  },
  { name: "requests", path: inWorkspace("requests"), isReady: text("API calls, newest first") },
  { name: "keys", path: inWorkspace("settings/keys"), isReady: text("Old landing page") },
  {
    name: "keys-on-free",
    path: () => `/w/${freeWorkspaceId}/settings/keys`,
    isReady: text("API keys come with Pro and Agency"),
    as: () => freeOwner,
  },
  {
    name: "keys-as-member",
    path: inWorkspace("settings/keys"),
    isReady: text("Only a workspace owner can create and revoke keys."),
    as: () => member,
  },
  {
    name: "keys-created",
    path: inWorkspace("settings/keys"),
    prepare: async (page) => {
      await page.getByRole("button", { name: "Create key" }).click();
      await page.getByLabel("Label").fill("Shop checkout");
      await page.getByRole("dialog").getByRole("button", { name: "Create key" }).click();
    },
    isReady: (page) => page.getByRole("button", { name: "I’ve saved it" }).waitFor(),
    isDialog: true,
  },
  { name: "webhooks", path: inWorkspace("settings/webhooks"), isReady: text("Sandbox default") },
  {
    name: "webhooks-rotate",
    path: inWorkspace("settings/webhooks"),
    prepare: (page) => page.getByRole("button", { name: "Rotate…" }).click(),
    isReady: text("carries both signatures for 24 hours"),
    isDialog: true,
  },
  {
    name: "webhooks-resend",
    path: inWorkspace("settings/webhooks?tab=deliveries"),
    prepare: (page) => page.getByRole("button", { name: "Resend undeliverable…" }).click(),
    isReady: text("Period"),
    isDialog: true,
  },
  {
    name: "webhooks-deliveries",
    path: inWorkspace("settings/webhooks?tab=deliveries"),
    isReady: text("Events, newest first"),
  },
  {
    name: "webhooks-delivery",
    path: () => inWorkspace(`settings/webhooks?tab=deliveries&event=${delivered}`)(),
    isReady: text("Response headers"),
  },
  {
    name: "webhooks-undeliverable",
    path: () => inWorkspace(`settings/webhooks?tab=deliveries&event=${undeliverable}`)(),
    isReady: text("Attempt 4"),
  },
  {
    name: "webhooks-signature",
    path: inWorkspace("settings/webhooks?tab=signature"),
    prepare: async (page) => {
      await page.getByLabel("Body as received").fill(reserialised.body);
      await page.getByLabel("Headers as received").fill(reserialised.headers);
      await page.getByRole("button", { name: "Check", exact: true }).click();
    },
    isReady: text("What to do:"),
  },
  { name: "members", path: inWorkspace("settings/members"), isReady: text("new.colleague@example.com") },
  {
    name: "members-invite",
    path: inWorkspace("settings/members"),
    prepare: (page) => page.getByRole("button", { name: "Invite someone" }).click(),
    isReady: text("You get a link to send"),
    isDialog: true,
  },
  {
    name: "members-as-member",
    path: inWorkspace("settings/members"),
    isReady: text("Only a workspace owner can invite"),
    as: () => member,
  },
  {
    name: "billing",
    path: inWorkspace("settings/billing"),
    isReady: text("Issued on the first of the month"),
  },
  {
    name: "billing-request",
    path: () => `/w/${freeWorkspaceId}/settings/billing`,
    as: () => freeOwner,
    isReady: text("An owner requested Agency with a quota of 25,000"),
  },
  { name: "audit", path: inWorkspace("settings/audit"), isReady: text("Audit log, newest first") },
];

describe("every page of home, log and settings", () => {
  it.each(PAGES)("$name: both themes and 360 px wide, accessible, quiet, no other origin asked", (shown) =>
    checkPage(stage, shown),
  );
});
