import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService, type TestWorkspace } from "./test-service.ts";

let service: TestService;
let workspace: TestWorkspace;
let projectId: string;

beforeAll(async () => {
  service = await startTestService({ MARQUE_ROLES: "api", MARQUE_WEBHOOK_PRIVATE_HOSTS: "" });
  workspace = await service.createWorkspace();
  projectId = await createProject(service, workspace);
});
afterAll(() => service.stop());

const createProject = async (on: TestService, { testKey }: TestWorkspace) =>
  (await on.call("/v1/projects", { key: testKey, json: { name: "A" } })).body.id;
const generate = (webhook_url: unknown) =>
  service.call("/v1/brands/generate", {
    key: workspace.testKey,
    json: { project_id: projectId, prompt: "x", webhook_url },
  });

describe("a webhook_url is taken", () => {
  it.each([
    "https://example.com/hook",
    "https://hooks.example.com:8443/a/b?c=d&e=%20",
    "HTTPS://EXAMPLE.COM",
    "https://example.com.",
    "https://münchen.de/hook",
    "https://xn--mnchen-3ya.de/",
    "https://1.1.1.1/hook",
    "https://[2606:4700:4700::1111]/hook",
    `https://example.com/${"a".repeat(2_048 - 20)}`,
  ])("%s", async (url) => {
    expect((await generate(url)).status).toBe(202);
  });

  it("and kept as it was given", async () => {
    const url = "https://EXAMPLE.com/Hook?x=%2f";
    const { body } = await generate(url);
    const rows = await service.db.query("select webhook_url from jobs where id = $1", [body.id]);
    expect(rows).toEqual([{ webhook_url: url }]);
  });

  it("null or absent, also without a default URL of the workspace: 202", async () => {
    expect((await generate(null)).status).toBe(202);
    expect((await generate(undefined)).status).toBe(202);
  });
});

describe("a webhook_url is refused with 400 invalid_webhook_url", () => {
  const refused: Record<string, readonly unknown[]> = {
    "that is no absolute https URL": [
      "",
      "x",
      "/hook",
      "//example.com/hook",
      "example.com/hook",
      "http://example.com/hook",
      "ftp://example.com/",
      "file:///etc/passwd",
      "javascript:alert(1)",
      "https:",
      "https://",
      "https:example.com",
      "https:/example.com",
      "https:///example.com/",
      "https://?x",
      "https://exa mple.com/",
      "https://example.com:99999/",
      "https://example.com:x/",
      "https://%zz/",
    ],
    "with white space or control characters": [
      " https://example.com/",
      "https://example.com/ ",
      "https://example.com/\n",
      "https://example.com/\thook",
      "ht\ntps://example.com/",
      "https://example.com/\u0001",
      "https://example.com\u007f/",
      "https://example.com/\u0000",
      "https://example.com/\u00a0",
    ],
    "with a backslash": [
      "https:\\\\example.com\\hook",
      "https://example.com\\@127.0.0.1/",
      "https://example.com/\\",
    ],
    "with credentials": [
      "https://user:secret@example.com/",
      "https://user@example.com/",
      "https://@example.com/",
      "https://:@example.com/",
      "https://example.com:443@127.0.0.1/",
    ],
    "with a fragment": ["https://example.com/#a", "https://example.com/#"],
    "that is too long": [
      `https://example.com/${"a".repeat(2_048 - 19)}`,
      `https://example.com/${"a".repeat(100_000)}`,
    ],
    "on a private address": [
      "https://10.0.0.1/",
      "https://172.16.0.1/",
      "https://172.31.255.255/",
      "https://192.168.1.1/",
      "https://100.64.0.1/",
      "https://[fc00::1]/",
      "https://[fd12:3456::1]/",
    ],
    "on a loopback address": [
      "https://127.0.0.1/",
      "https://127.1.2.3:8443/",
      "https://[::1]/",
      "https://[0:0:0:0:0:0:0:1]/",
    ],
    "on a link-local address": ["https://169.254.169.254/latest/meta-data/", "https://[fe80::1]/"],
    "on a multicast, broadcast or unspecified address": [
      "https://224.0.0.1/",
      "https://255.255.255.255/",
      "https://0.0.0.0/",
      "https://[ff02::1]/",
      "https://[::]/",
    ],
    "on a reserved or documentation address": [
      "https://240.0.0.1/",
      "https://192.0.2.1/",
      "https://198.51.100.1/",
      "https://203.0.113.1/",
      "https://198.18.0.1/",
      "https://192.0.0.1/",
      "https://[2001:db8::1]/",
      "https://[100::1]/",
    ],
    "on IPv4 inside IPv6": [
      "https://[::ffff:127.0.0.1]/",
      "https://[::ffff:7f00:1]/",
      "https://[::ffff:10.0.0.1]/",
      "https://[::127.0.0.1]/",
      "https://[64:ff9b::7f00:1]/",
      "https://[2002:7f00:1::]/",
      "https://[2001:0:7f00:1::1]/",
      "https://[::ffff:0:127.0.0.1]/",
      "https://[64:ff9b:1::10.0.0.1]/",
    ],
    "on an address in disguise": [
      "https://2130706433/",
      "https://0x7f000001/",
      "https://0177.0.0.1/",
      "https://0x7f.1/",
      "https://127.1/",
      "https://127.0.0.1./",
      "https://0/",
      "https://%31%32%37.0.0.1/",
      "https://１２７.0.0.1/",
      "https://127。0。0。1/",
      "https://①②⑦.0.0.1/",
    ],
    "on a single-label name": [
      "https://localhost/",
      "https://intranet/",
      "https://LOCALHOST:8443/",
      "https://localhost./",
      "https://db/",
    ],
    "on a reserved name": [
      "https://a.localhost/",
      "https://printer.local/",
      "https://api.internal/",
      "https://metadata.google.internal/",
      "https://foo.test/",
      "https://foo.example/",
      "https://foo.invalid/",
      "https://foo.onion/",
      "https://router.home.arpa/",
      "https://1.0.0.127.in-addr.arpa/",
      "https://printer.local./",
      "https://ⓛocal.ⓛocalhost/",
    ],
    "on a name with an empty label": [
      "https://localhost../",
      "https://a..example.com/",
      "https://.example.com/",
      "https://./",
    ],
    "of another type": [5, true, {}, [], ["https://example.com/"]],
  };
  it.each(Object.entries(refused))("%s", async (_, urls) => {
    for (const url of urls) {
      const { status, body } = await generate(url);
      expect([url, status, body.error?.code]).toEqual([url, 400, "invalid_webhook_url"]);
      expect(body.error).toMatchObject({ type: "invalid_request_error", param: "webhook_url" });
    }
  });
});

describe("MARQUE_WEBHOOK_PRIVATE_HOSTS", () => {
  it("opens the hosts and ranges it names, and nothing beside them", async () => {
    const open = await startTestService({
      MARQUE_ROLES: "api",
      MARQUE_WEBHOOK_PRIVATE_HOSTS: "hooks.internal, 10.1.0.0/16, ::1, Receiver",
    });
    try {
      const own = await open.createWorkspace();
      const project_id = await createProject(open, own);
      const status = async (webhook_url: string) =>
        (
          await open.call("/v1/brands/generate", {
            key: own.testKey,
            json: { project_id, prompt: "x", webhook_url },
          })
        ).status;
      for (const url of [
        "https://hooks.internal/x",
        "https://10.1.2.3/",
        "https://[::ffff:10.1.2.3]/",
        "https://[::1]:9000/",
        "https://receiver/",
        "https://RECEIVER:8443/",
      ]) {
        expect([url, await status(url)]).toEqual([url, 202]);
      }
      for (const url of [
        "https://x.hooks.internal/",
        "https://10.2.0.1/",
        "https://127.0.0.1/",
        "https://localhost/",
        "http://hooks.internal/",
        "https://u:p@receiver/",
      ]) {
        expect([url, await status(url)]).toEqual([url, 400]);
      }
    } finally {
      await open.stop();
    }
  });

  it("is localhost when the live origin is on localhost, so that the first try works", async () => {
    const local = await startTestService({ MARQUE_ROLES: "api" });
    try {
      const own = await local.createWorkspace();
      const project_id = await createProject(local, own);
      for (const url of ["https://localhost:9000/", "https://127.0.0.1:9000/", "https://[::1]:9000/"]) {
        const json = { project_id, prompt: "x", webhook_url: url };
        expect((await local.call("/v1/brands/generate", { key: own.testKey, json })).status).toBe(202);
      }
    } finally {
      await local.stop();
    }
  });
});
