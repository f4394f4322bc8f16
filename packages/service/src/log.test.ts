import { describe, expect, it } from "vitest";
import { createLog } from "./log.ts";

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog({ level: "trace", write: (line) => lines.push(line) }));
  return lines.join("");
}

const KEY = "sk_live_HM5EgSBwlY1pwfWZl3E7sPcBnb1fwBNa1WgtWw";
const SECRET = "whsec_K3trDGJOyr82peJNzu4dDZ6RSDAm94bsOiuKfofKa6E=";

const encoded = (character: string) => `%${character.charCodeAt(0).toString(16)}`;

describe("the log never shows a secret", () => {
  it.each([
    ["a key in a field", { key: KEY }],
    ["a key deep in an object", { a: { b: [{ c: `x ${KEY} y` }] } }],
    ["a key in an error's message", { err: new Error(`bad key ${KEY}`) }],
    ["a restricted key of Stripe's", { err: new Error(`no rights: ${KEY.replace("sk_", "rk_")}`) }],
    ["a webhook secret", { secret: SECRET }],
    ["an Authorization header", { headers: { authorization: `Bearer ${KEY}` } }],
    ["an Authorization header with another token", { headers: { Authorization: "Bearer HM5EgSBwlY1pwfWZ" } }],
    ["a cookie", { headers: { cookie: "session=HM5EgSBwlY1pwfWZ; a=b" } }],
    ["cookies being set", { headers: { "set-cookie": ["session=HM5EgSBwlY1pwfWZ; HttpOnly"] } }],
    ["cookies in a list", { headers: { cookie: ["a=1", "session=HM5EgSBwlY1pwfWZ"] } }],
    ["a Basic Authorization", { note: "sent Basic HM5EgSBwlY1pwfWZ" }],
    ["a password", { body: { email: "a@b.c", password: 'x"HM5EgSBwlY1pwfWZ' } }],
    ["a new password", { body: { new_password: "HM5EgSBwlY1pwfWZ" } }],
    ["a token", { body: { token: "HM5EgSBwlY1pwfWZ" } }],
    ["a body quoted in a message", { err: new Error(JSON.stringify({ password: 'x"HM5EgSBwlY1pwfWZ\\' })) }],
    ["a key in a path, percent-encoded", { path: `/v1/projects/${KEY.replaceAll("_", "%5F")}` }],
    ["a key encoded letter by letter", { path: `/x/${[...KEY].map(encoded).join("")}?a=%22` }],
    ["a key encoded twice", { path: `/x/${KEY.replaceAll("_", "%255f")}` }],
    ["a webhook secret in an encoded query", { url: `https://a.b/?s=${encodeURIComponent(SECRET)}` }],
    ["an encoded password in a database URL", { url: "postgres%3A//marque%3AHM5EgSBwlY1pwfWZ%40db/marque" }],
    ["a password in a database URL", { url: "postgres://marque:HM5EgSBwlY1pwfWZ@db/marque" }],
  ])("%s", (_, fields) => {
    const line = logged((log) => log.error(fields, `while using ${KEY}`));
    expect(line).not.toContain("HM5EgSBwlY1pwfWZ");
    expect(line).not.toContain("K3trDGJOyr82");
    expect(line).toContain("[redacted]");
    expect(() => JSON.parse(line)).not.toThrow();
  });

  it("and leaves a path as it came where it hides none", () => {
    const path = "/v1/projects/%22%5c%00%E2%82%AC%41?token";
    expect(JSON.parse(logged((log) => log.info({ path }, "request"))).path).toBe(path);
  });

  it("and leaves the rest as it is", () => {
    expect(logged((log) => log.info({ path: "/v1/projects" }, "request"))).toContain('"path":"/v1/projects"');
  });
});
