import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DashboardClient, PASSWORD, signedInPerson } from "../../service/test/dashboard/dashboard-client.ts";
import {
  CLIENT,
  type KnownPerson,
  newPerson,
  startIdentityProvider,
  type TestProvider,
} from "../../service/test/dashboard/identity-provider.ts";
import { freePorts } from "../../service/test/free-ports.ts";
import { checkPage, heading } from "./page-check.ts";
import { raiseStage, type Stage } from "./stage.ts";

const WORKSPACE = "ws_01kaxm3q5r8v2t6w9y1z4b7d0a";

let provider: TestProvider;
let stage: Stage;

beforeAll(async () => {
  const [port] = await freePorts(1);
  const origin = `https://localhost:${port}`;
  provider = await startIdentityProvider(`${origin}/sign-in/answer`);
  stage = await raiseStage({
    hasEngine: false,
    env: {
      MARQUE_DASHBOARD_ORIGIN: origin,
      MARQUE_OIDC_ISSUER: provider.issuer,
      MARQUE_OIDC_CLIENT_ID: CLIENT.id,
      MARQUE_OIDC_CLIENT_SECRET: CLIENT.secret,
      MARQUE_OIDC_NAME: "Northwind ID",
      MARQUE_OIDC_SCOPES: "openid email groups",
      MARQUE_OIDC_GROUPS: `designers=${WORKSPACE}:member`,
    },
  });
  await stage.service.db.query("insert into workspaces (id, name, plan) values ($1, 'Studio', 'agency')", [
    WORKSPACE,
  ]);
}, 120_000);
afterAll(async () => {
  await stage?.stop();
  await provider?.close();
});

function known(more: Partial<KnownPerson> = {}): KnownPerson {
  const person = newPerson({ groups: ["designers"], ...more });
  provider.people.set(person.sub, person);
  return person;
}

/** At the provider's own pages. */
async function signInThere(page: Page, { sub }: KnownPerson): Promise<void> {
  await page.waitForURL(`${provider.issuer}/**`);
  await page.locator("input[name=login]").fill(sub);
  await page.locator("input[name=password]").fill("any");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Continue" }).click();
}

describe("signing in by the identity provider", { timeout: 120_000 }, () => {
  // The first here: once its addresses are known, it is the browser that finds the provider away.
  it("says on the page that the provider is away, and the password works", async () => {
    const person = await signedInPerson(stage.service, stage.workspaceId);
    const { page, close } = await opened();
    provider.status = 503;
    try {
      await page.goto("/sign-in");
      await page.getByRole("button", { name: "Sign in with Northwind ID" }).click();
      await page.getByText(/Northwind ID cannot be reached right now/).waitFor();
    } finally {
      provider.status = null;
    }
    await page.getByLabel("Email address").fill(person.email);
    await page.getByLabel("Password").fill(PASSWORD);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/home");
    await close();
  });

  it("is offered on a sign-in page that is whole in light, dark and on a narrow screen", () =>
    checkPage(stage, {
      name: "sign-in-provider",
      path: () => "/sign-in",
      isForAnybody: true,
      isReady: (page) => page.getByRole("button", { name: "Sign in with Northwind ID" }).waitFor(),
    }));

  it("leads there and back to where one wanted to go, and signs out so that it asks again", async () => {
    const person = known();
    const { page, close } = await opened();
    await page.goto("/sign-in?next=%2Faccount");
    await page.getByRole("button", { name: "Sign in with Northwind ID" }).focus();
    await page.keyboard.press("Enter");
    await signInThere(page, person);
    await page.getByRole("heading", { level: 1, name: "Account" }).waitFor();
    await page.getByText(/You sign in with Northwind ID/).waitFor();
    expect(await page.getByText("Two-factor sign-in").count()).toBe(0);
    // What the browser came back with is not in its history.
    expect(await page.evaluate("location.search")).toBe("");

    await page.getByRole("button", { name: `Account of ${person.email}` }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await page.getByRole("button", { name: "Sign in with Northwind ID" }).click();
    // Signed in there still, and asked all the same.
    await page.waitForURL(`${provider.issuer}/**`);
    await page.locator("input[name=login]").waitFor();
    await close();
  });

  it("shows an account page without a password that is whole", async () => {
    const client = new DashboardClient(stage.service);
    const person = known();
    const { body: begun } = await client.call("/api/login/provider", { json: {} });
    const back = await provider.signIn(begun.url, person.sub);
    const { body } = await client.call("/api/login/provider/answer", { json: { query: back.search } });
    await checkPage(stage, {
      name: "account-provider",
      path: () => "/account",
      as: () => ({ client, id: body.person.id, email: person.email!, password: "" }),
      isReady: (page) => page.getByText(/You sign in with Northwind ID/).waitFor(),
    });
  });

  it("tells who has no place here, on a page that is whole and leads back", async () => {
    const person = known({ groups: [] });
    const { page, close } = await opened();
    await page.goto("/sign-in");
    await page.getByRole("button", { name: "Sign in with Northwind ID" }).click();
    await signInThere(page, person);
    await page.getByText(/Northwind ID knows you, but you are not in a workspace here/).waitFor();
    await page.getByRole("link", { name: "Back to sign-in" }).click();
    await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
    await close();
  });

  it("shows an answer that leads nowhere whole in light, dark and on a narrow screen", () =>
    checkPage(stage, {
      name: "sign-in-provider-failed",
      path: () => "/sign-in/answer",
      isForAnybody: true,
      isReady: heading("You’re not signed in"),
    }));

  it("accepts an invitation, which is whole in light, dark and on a narrow screen", async () => {
    const person = known({ groups: [] });
    const { body } = await stage.owner.client.call(`/api/workspaces/${stage.workspaceId}/invitations`, {
      json: { email: person.email, role: "member" },
    });
    const path = new URL(body.url).pathname;
    await checkPage(stage, {
      name: "invitation-provider",
      path: () => path,
      isForAnybody: true,
      isReady: (page) => page.getByRole("button", { name: "Join with Northwind ID" }).waitFor(),
    });
    const { page, close } = await opened();
    await page.goto(path);
    await page.getByRole("button", { name: "Join with Northwind ID" }).click();
    await signInThere(page, person);
    await page.waitForURL(`**/w/${stage.workspaceId}/home`);
    await close();
  });

  it("opens an ended session again in another tab, and what was typed stays", async () => {
    const person = known();
    const { page, close } = await opened();
    await page.goto("/sign-in?next=%2Fworkspaces%2Fnew");
    await page.getByRole("button", { name: "Sign in with Northwind ID" }).click();
    await signInThere(page, person);
    const name = page.getByLabel("Name");
    await name.fill("Half a thought");
    const dialog = page.getByRole("dialog", { name: "Your session has ended" });
    await stage.service.db.query("delete from sessions");
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByText(/You’re not signed in yet/).waitFor();
    const [tab] = await Promise.all([
      page.context().waitForEvent("page"),
      dialog.getByRole("link", { name: "Open sign-in page" }).click(),
    ]);
    // The provider knows the browser, and asks nothing.
    await tab.getByRole("button", { name: "Sign in with Northwind ID" }).click();
    await tab.waitForURL("**/home");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.waitFor({ state: "hidden" });
    expect(await name.inputValue()).toBe("Half a thought");
    await close();
  });
});

/** A phone's screen, in a browser of its own. */
async function opened(): Promise<{ page: Page; close: () => Promise<void> }> {
  const watched = await stage.open({ browser: { viewport: { width: 390, height: 844 } } });
  return { page: watched.page, close: () => watched.close() };
}
