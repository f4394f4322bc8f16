import { execFile } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const MARQUE = fileURLToPath(new URL("../../../bin/marque", import.meta.url));

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "marque-cli-"));
  // mkdtemp makes it private to us; the account that runs the database as root's deputy has to get in.
  await chmod(dataDir, 0o755);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** The real command, on a data directory of its own and without a running service. */
function marque(...argv: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [MARQUE, ...argv],
      { env: { ...process.env, MARQUE_DATA_DIR: dataDir } },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

async function json<T>(...argv: string[]): Promise<T> {
  const { code, out, err } = await marque(...argv, "--json");
  expect([code, err]).toEqual([0, ""]);
  return JSON.parse(out) as T;
}

describe("marque admin, with no service running", { timeout: 120_000 }, () => {
  it("makes a workspace, keys and invoices, and starts the database only for the moment", async () => {
    const workspace = await json<{ id: string; webhook_secret: string }>(
      "admin",
      "workspace",
      "create",
      "--name",
      "Studio",
      "--plan",
      "pro",
    );
    expect(workspace).toEqual({
      id: expect.stringMatching(/^ws_\w{26}$/),
      webhook_secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
    });
    const key = await json<{ id: string; secret: string }>(
      "admin",
      "key",
      "create",
      workspace.id,
      "--type",
      "live",
      "--label",
      "server",
    );
    expect(key).toEqual({
      id: expect.stringMatching(/^key_/),
      secret: expect.stringMatching(/^sk_live_[0-9A-Za-z]{38}$/),
    });
    expect(await json("admin", "key", "revoke", key.id)).toEqual({ id: key.id, revoked: true });
    const invoice = await json<{ id: string }>(
      "admin",
      "invoice",
      "create",
      workspace.id,
      "--amount",
      "4900",
      "--due",
      "2026-12-01",
    );
    expect(invoice).toEqual({ id: expect.stringMatching(/^inv_/), status: "open" });
    expect(await json("admin", "invoice", "pay", invoice.id)).toEqual({ id: invoice.id, status: "paid" });

    const owner = ["admin", "user", "create", workspace.id, "--email", "Ada@studio.dev", "--role", "owner"];
    const ada = await json<{ id: string; password: string }>(...owner);
    expect(ada).toEqual({
      id: expect.stringMatching(/^usr_/),
      password: expect.stringMatching(/^(\w{5}-){3}\w{5}$/),
    });
    expect((await marque(...owner)).err).toBe(
      "marque: Ada@studio.dev is a member of this workspace already.\n",
    );
    const reset = await json<{ id: string; password: string }>(
      "admin",
      "user",
      "reset-password",
      "--email",
      "ada@STUDIO.dev",
    );
    expect(reset.id).toBe(ada.id);
    expect(reset.password).not.toBe(ada.password);
    expect((await marque("admin", "user", "reset-two-factor", "--email", "ada@studio.dev")).err).toBe(
      "marque: Ada@studio.dev has not switched two-factor sign-in on.\n",
    );
    expect((await marque("admin", "user", "remove-passkeys", "--email", "ada@studio.dev")).err).toBe(
      "marque: Ada@studio.dev has no passkeys.\n",
    );
    expect((await marque("admin", "user", "unlink-provider", "--email", "ada@studio.dev")).err).toBe(
      "marque: Ada@studio.dev is not linked to an identity provider.\n",
    );

    const second = await json<{ id: string }>(
      ..."admin workspace create --name Second --plan pro".split(" "),
    );
    const known = ["admin", "user", "create", second.id, "--email", "ADA@studio.dev", "--role", "member"];
    expect(await json(...known)).toEqual({
      id: ada.id,
      password: null,
      url: expect.stringMatching(/^https:\/\/localhost:8445\/invitations\/[\w-]{43}$/),
      expires_at: expect.any(Number),
    });
    expect((await marque(...known)).out).toContain(`The address already has an account, ${ada.id}.`);
    expect(await json("admin", "events", workspace.id)).toEqual({ data: [] });
    expect(await json("admin", "plan-request", "list")).toEqual({ data: [] });

    const moved = await json(
      "admin",
      "workspace",
      "set",
      workspace.id,
      "--plan",
      "free",
      "--monthly-quota",
      "7",
      "--webhook-url",
      "https://hooks.studio.dev/marque",
    );
    expect(moved).toMatchObject({ id: workspace.id, plan: "free", monthly_quota_override: 7 });
    const refused = await marque("admin", "key", "create", workspace.id, "--type", "test", "--label", "x");
    expect(refused.code).toBe(1);
    expect(refused.err).toBe(
      "marque: The Free plan has no API access; move the workspace to Pro or Agency first.\n",
    );
  });

  it.each([
    [["admin", "workspace", "create", "--name", " ", "--plan", "pro"], "A workspace needs a name."],
    [
      ["admin", "workspace", "create", "--name", "N", "--plan", "gold"],
      "The plan is one of free, pro, agency",
    ],
    [["admin", "workspace", "set", "ws_none", "--plan", "pro"], "There is no workspace ws_none."],
    [["admin", "key", "revoke", "key_none"], "There is no key key_none."],
    [
      ["admin", "user", "reset-password", "--email", "no@one"],
      "There is no account with the address no@one.",
    ],
    [
      ["admin", "user", "reset-two-factor", "--email", "no@one"],
      "There is no account with the address no@one.",
    ],
    [
      ["admin", "user", "remove-passkeys", "--email", "no@one"],
      "There is no account with the address no@one.",
    ],
    [
      ["admin", "user", "unlink-provider", "--email", "no@one"],
      "There is no account with the address no@one.",
    ],
    [["admin", "invoice", "pay", "inv_none"], "There is no invoice inv_none."],
    [["admin", "plan-request", "approve", "plr_none"], "There is no request plr_none"],
    [["admin", "plan-request", "decline", "plr_none", "--reason", "x".repeat(501)], "The reason may have"],
  ])("refuses %j with exit code 1 and a sentence", async (argv, sentence) => {
    const { code, out, err } = await marque(...argv);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toContain(`marque: ${sentence}`);
  });
});
