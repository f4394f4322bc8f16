import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashApiKey, isWellFormedApiKey, newApiKey } from "../../src/identity/api-key.ts";
import { createTestDatabase, type TestDatabase } from "../test-database.ts";

// How long a comparison takes must not tell how much of a secret was right. A stop-watch would prove little on a
// machine that others use; what can be held is how each secret is compared.

const SERVICE = new URL("../../src/", import.meta.url);
const SDK = new URL("../../../sdk/src/", import.meta.url);

async function sources(folder: URL): Promise<readonly (readonly [string, string])[]> {
  const names = await readdir(folder, { recursive: true });
  const wanted = names.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  return Promise.all(
    wanted.map(async (name) => [name, await readFile(new URL(name, folder), "utf8")] as const),
  );
}

describe("an API key", () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase();
  });
  afterAll(() => db.drop());

  it("is looked up by its SHA-256 in an index: keys that differ in one character have nothing in common there", async () => {
    const key = newApiKey("live");
    const near = `${key.slice(0, -7)}${key.at(-7) === "a" ? "b" : "a"}${key.slice(-6)}`;
    const shared = [...hashApiKey(key)].findIndex((byte, at) => byte !== hashApiKey(near)[at]);
    expect(shared).toBeLessThan(3);
    expect(hashApiKey(key)).toEqual(createHash("sha256").update(key).digest());
    const indexes = await db.query<{ indexdef: string }>(
      "select indexdef from pg_indexes where tablename = 'api_keys' and indexdef ~ '\\(hash\\)'",
    );
    expect(indexes.map(({ indexdef }) => indexdef).join()).toMatch(/UNIQUE INDEX/);
    const columns = await db.query<{ name: string }>(
      "select column_name as name from information_schema.columns where table_name = 'api_keys'",
    );
    // What is stored cannot be compared with a key character by character, because no key is stored.
    expect(columns.map(({ name }) => name)).not.toContain("secret");
  });

  it("has a checksum that says nothing of its random part but that it was typed wrongly", () => {
    const key = newApiKey("sandbox");
    expect(isWellFormedApiKey(key)).toBe(true);
    expect(isWellFormedApiKey(`${key.slice(0, -1)}${key.at(-1) === "0" ? "1" : "0"}`)).toBe(false);
  });
});

describe("in the sources", () => {
  /** A secret's name on one side of `===`, a value (not a literal) on the other. */
  const COMPARED =
    /\b\w*(?:secret|token|signature|digest|password|hmac|cookie|sessionId|csrf)\w*\s*[!=]==?\s*(?!null\b|undefined\b|["'`\d])\w/gi;
  const REVERSED =
    /\b(?!typeof\b)\w+\s*[!=]==?\s*\w*(?:secret|token|signature|digest|password|hmac|cookie|sessionId|csrf)\w*\b(?!\.length)/gi;

  it.each([
    ["the service", SERVICE],
    ["the SDK", SDK],
  ])("of %s no secret is compared with ===, which stops at the first wrong character", async (_, folder) => {
    const found = (await sources(folder)).flatMap(([name, text]) =>
      [...text.matchAll(COMPARED), ...text.matchAll(REVERSED)]
        .map(([match]) => `${name}: ${match}`)
        // A length is not the secret, and null, undefined and literals tell nothing.
        .filter((match) => !/\blength\b|(?:null|undefined)\s*[!=]==?/.test(match)),
    );
    expect(found).toEqual([]);
  });

  it("the metrics token is compared in constant time, webhook signatures by Web Crypto's verify", async () => {
    const dashboard = await sources(new URL("dashboard-api/", SERVICE));
    expect(dashboard.some(([, text]) => /isSameSecret\(authorization,/.test(text))).toBe(true);
    const identity = new Map(await sources(new URL("identity/", SERVICE)));
    expect(identity.get("same-secret.ts")).toMatch(/timingSafeEqual\(/);
    const sdk = new Map(await sources(SDK));
    expect(sdk.get("webhooks.ts")).toMatch(/crypto\.subtle\.verify\("HMAC"/);
  });

  it("the scanner's reports are checked by the public key, over the bytes as they came", async () => {
    const identity = new Map(await sources(new URL("identity/", SERVICE)));
    expect(identity.get("scanner-keys.ts")).toMatch(/\bverify\("sha256", body, key,/);
  });
});
