import { createHmac } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signedInPerson } from "../../service/test/dashboard/dashboard-client.ts";
import {
  type Authority,
  answer200,
  createAuthority,
  type Receiver,
  startReceiver,
} from "../../service/test/receiver.ts";
import { raiseStage, type Stage } from "./stage.ts";
import type { WatchedPage } from "./watched-page.ts";

let stage: Stage;
let authority: Authority;
let receiver: Receiver;
beforeAll(async () => {
  authority = await createAuthority();
  receiver = await startReceiver(authority);
  stage = await raiseStage({
    hasEngine: false,
    env: { MARQUE_WEBHOOK_CA_FILE: authority.caFile, MARQUE_WEBHOOK_RETRY_DELAYS: "0,0,0" },
  });
}, 120_000);
afterAll(async () => {
  await stage?.stop();
  await receiver?.stop();
  await authority?.remove();
});
beforeEach(() => receiver.behave(answer200));

const dialog = (page: Page) => page.getByRole("dialog");
const code = (page: Page, name: string) => page.getByRole("figure", { name }).getByRole("code").innerText();
const hmac = (secret: string, body: string | Buffer) =>
  createHmac("sha256", secret).update(body).digest("hex");

interface Scene {
  readonly watched: WatchedPage;
  readonly page: Page;
  readonly id: string;
  readonly secret: string;
  readonly url: string;
}

/** A workspace with this receiver as its endpoint, and its owner on the page. */
async function onWebhooks({ path, tab = "endpoints" }: { path: string; tab?: string }): Promise<Scene> {
  const { id, webhook_secret: secret } = await stage.service.admin.createWorkspace("Hooks", "pro");
  const owner = await signedInPerson(stage.service, id);
  const url = receiver.url.replace("/hook", path);
  await owner.client.call(`/api/workspaces/${id}/webhooks/endpoints`, { json: { url } });
  const watched = await stage.open({ as: owner });
  await watched.page.goto(`/w/${id}/settings/webhooks?tab=${tab}`);
  return { watched, page: watched.page, id, secret, url };
}

describe("an endpoint", () => {
  it("is registered, becomes the default, and is removed again", async () => {
    const { id } = await stage.service.admin.createWorkspace("Hooks", "pro");
    const watched = await stage.open({ as: await signedInPerson(stage.service, id) });
    const { page } = watched;
    await page.goto(`/w/${id}/settings/webhooks`);
    await page.getByText("No endpoint yet.").waitFor();
    await page.getByLabel("Endpoint URL").fill("http://example.com/hook");
    await page.getByRole("button", { name: "Add endpoint" }).click();
    await page.getByRole("alert").getByText("https").waitFor();
    await page.getByLabel("Endpoint URL").fill(receiver.url);
    await page.getByRole("button", { name: "Add endpoint" }).click();
    const item = page.getByRole("listitem").filter({ hasText: receiver.url });
    await item.getByText("Sandbox default").waitFor();
    await item.getByText("Live default").waitFor();

    await item.getByRole("button", { name: "Manage" }).click();
    await page.getByRole("menuitem", { name: "Stop using as live default" }).click();
    await item.getByText("Live default").waitFor({ state: "detached" });
    await item.getByRole("button", { name: "Manage" }).click();
    await page.getByRole("menuitem", { name: "Remove" }).click();
    await dialog(page).getByText("This is a default endpoint").waitFor();
    await dialog(page).getByRole("button", { name: "Remove endpoint" }).click();
    await page.getByText("No endpoint yet.").waitFor();
    watched.expectQuiet(/400/);
    await watched.close();
  });

  it("gets a test event; the page follows it, shows the delivery, and sends it again", async () => {
    const { page, watched, secret } = await onWebhooks({ path: "/followed" });
    const here = (count: number) => receiver.until(count, ({ path }) => path === "/followed");
    receiver.behave((response) => {
      response.writeHead(202, { "content-type": "text/html", "x-receiver": "ours" });
      response.end("<script>document.title = 'owned'</script>");
    });
    await page.getByRole("button", { name: "Send test event" }).click();
    await page.getByText("Delivered: the endpoint returned 202").waitFor();
    const [first] = await here(1);
    expect(first!.event.data.test).toBe(true);
    expect(first!.headers["service-signature"]).toBe(hmac(secret, first!.bytes));

    await page.getByRole("link", { name: "View delivery" }).click();
    await page.getByRole("heading", { name: "generation.success" }).waitFor();
    expect(await code(page, "Request headers")).toContain(`service-signature: ${hmac(secret, first!.bytes)}`);
    expect(await code(page, "Response headers")).toContain("x-receiver: ours");
    expect(await code(page, "Response body")).toBe("<script>document.title = 'owned'</script>");
    expect(await code(page, "Body, formatted")).toBe(JSON.stringify(first!.event, null, 2));
    await page.getByText("Exact bytes", { exact: true }).click();
    expect(await code(page, "Body, exact bytes")).toBe(first!.bytes.toString());
    await expect.poll(() => page.title()).toBe("Webhooks · Marque");

    await page.getByRole("button", { name: "Resend" }).click();
    await page.getByRole("heading", { name: "Resent" }).waitFor();
    const again = (await here(2))[1]!;
    expect(again.bytes.equals(first!.bytes)).toBe(true);
    await expect.poll(() => page.getByText("Attempt 1").count()).toBe(2);
    watched.expectQuiet();
    await watched.close();
  });

  it("that fails: the page says how, filters find it, and all of it is sent again", async () => {
    const { page, watched, url } = await onWebhooks({ path: "/failing" });
    receiver.behave((response) => void response.writeHead(503).end("down"));
    await page.getByRole("button", { name: "Send test event" }).click();
    await page.getByText("Not delivered: the endpoint returned 503").waitFor();
    await receiver.until(4, ({ path }) => path === "/failing");
    await page.getByRole("tab", { name: "Deliveries" }).click();
    await page.getByLabel("Status").selectOption("undeliverable");
    await page.getByLabel("URL").fill(url);
    await page.keyboard.press("Enter");
    const event = page.getByRole("row").filter({ hasText: url });
    await expect
      .poll(async () => {
        await page.getByRole("button", { name: "Refresh" }).click();
        return event.count();
      })
      .toBe(1);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      tab: "deliveries",
      status: "undeliverable",
      url,
    });
    await page.getByLabel("Status").selectOption("delivered");
    await page.getByText("No events match").waitFor();

    receiver.behave(answer200);
    await page.getByRole("button", { name: "Resend undeliverable…" }).click();
    await dialog(page).getByLabel("Period").selectOption("Last hour");
    await dialog(page).getByRole("button", { name: "Resend", exact: true }).click();
    await dialog(page).getByText("1 event queued for delivery.").waitFor();
    await receiver.until(5, ({ path }) => path === "/failing");
    await dialog(page).getByRole("button", { name: "Resend", exact: true }).click();
    await dialog(page).getByText("No events became undeliverable in this period.").waitFor();
    await dialog(page).getByRole("button", { name: "Close" }).last().click();
    await expect
      .poll(async () => {
        await page.getByRole("button", { name: "Refresh" }).click();
        return event.count();
      })
      .toBe(1);
    watched.expectQuiet();
    await watched.close();
  });

  it("is tested by members too, who neither change it nor see the secret", async () => {
    const { id, watched: owners } = await onWebhooks({ path: "/members" });
    const member = await signedInPerson(stage.service, id, "member");
    const watched = await stage.open({ as: member });
    await watched.page.goto(`/w/${id}/settings/webhooks`);
    await watched.page.getByText("Only a workspace owner can change endpoints").waitFor();
    await watched.page.getByRole("button", { name: "Send test event" }).click();
    await watched.page.getByText("Delivered: the endpoint returned 200").waitFor();
    expect(await watched.page.getByRole("button", { name: /Manage|secret|Rotate|Add/ }).count()).toBe(0);
    watched.expectQuiet();
    await watched.close();
    await owners.close();
  });
});

describe("the webhook secret", () => {
  it("is shown on demand, and rotated with both secrets signing for a day", async () => {
    const { page, watched, secret } = await onWebhooks({ path: "/rotated" });
    expect(await page.content()).not.toContain("whsec_");
    await page.getByRole("button", { name: "Show secret" }).click();
    expect(await code(page, "Webhook secret")).toBe(secret);
    await page.getByRole("button", { name: "Hide" }).click();
    await page.getByRole("button", { name: "Rotate…" }).click();
    await dialog(page).getByText("carries both signatures for 24 hours").waitFor();
    await dialog(page).getByRole("button", { name: "Rotate secret" }).click();
    await page.getByText("The previous secret also signs webhook-signature until").waitFor();
    const fresh = await code(page, "Webhook secret");
    expect(fresh).not.toBe(secret);
    await page.getByRole("button", { name: "Send test event" }).click();
    const [received] = await receiver.until(1, ({ path }) => path === "/rotated");
    expect(received!.headers["service-signature"]).toBe(hmac(fresh, received!.bytes));
    expect(String(received!.headers["webhook-signature"]).split(" ")).toHaveLength(2);
    watched.expectQuiet();
    await watched.close();
  });
});

describe("the signature checker", () => {
  it("tells a match, another secret, white space, a re-serialised body and malformed headers apart", async () => {
    const { page, watched, id, secret } = await onWebhooks({ tab: "signature", path: "/checked" });
    const { data } = await stage.service.admin.endpoints(id);
    await stage.service.admin.sendTestEvent(id, data[0]!.id);
    const [{ bytes, headers }] = (await receiver.until(1, ({ path }) => path === "/checked")) as [
      (typeof receiver.received)[number],
    ];
    const body = bytes.toString();
    const signature = `Service-Signature: ${headers["service-signature"]}`;
    const cases = [
      [body, signature, "", "The signature matches"],
      [body, signature, secret, "The signature matches"],
      [body, signature, "whsec_b3RoZXI=", "The secret is different"],
      [body, `Service-Signature: ${hmac("whsec_b3RoZXI=", body)}`, "", "The secret is different"],
      [`${body}\n`, signature, "", "The body has extra whitespace"],
      [JSON.stringify(JSON.parse(body), null, 2), signature, "", "The body was parsed and serialised again"],
      [body.replace("generation.success", "generation.failed"), signature, "", "The body was changed"],
      [body, "Service-Signature: abc", "", "These headers cannot be checked"],
    ] as const;
    for (const [given, header, used, title] of cases) {
      await page.getByLabel("Body as received").fill(given);
      await page.getByLabel("Headers as received").fill(header);
      await page.getByLabel("Secret your endpoint used (optional)").fill(used);
      await page.getByRole("button", { name: "Check", exact: true }).click();
      await page.getByText(title, { exact: true }).waitFor();
      expect(await page.getByText("What to do:").count()).toBe(title === "The signature matches" ? 0 : 1);
    }
    await page.getByLabel("Headers as received").fill(signature);
    await page.getByLabel("Or choose a file:").setInputFiles({
      name: "body.json",
      mimeType: "application/json",
      buffer: bytes,
    });
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await page.getByText("The signature matches", { exact: true }).waitFor();
    await page.getByRole("link", { name: "View delivery" }).click();
    await page.getByRole("heading", { name: "generation.success" }).waitFor();
    watched.expectQuiet();
    await watched.close();
  });
});
