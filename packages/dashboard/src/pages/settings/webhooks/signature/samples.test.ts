import { execFileSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { isGenuine } from "./samples/verify.mjs";

const SECRET = "whsec_K3trDGJOyr82peJNzu4dDZ6RSDAm94bsOiuKfofKa6E=";
const BODY = '{"event_id":"evt_1","note":"Café ☕"}';
const SIGNATURE = createHmac("sha256", SECRET).update(BODY).digest("hex");

const CASES = [
  { what: "a genuine event", body: BODY, signature: SIGNATURE, secret: SECRET, verdict: true },
  { what: "another secret", body: BODY, signature: SIGNATURE, secret: "whsec_other", verdict: false },
  { what: "a changed body", body: `${BODY}\n`, signature: SIGNATURE, secret: SECRET, verdict: false },
  { what: "no signature", body: BODY, signature: "", secret: SECRET, verdict: false },
] as const;

describe("the sample code on the page", () => {
  it.each(CASES)("Node: $what", ({ body, signature, secret, verdict }) => {
    expect(isGenuine(Buffer.from(body), signature, secret)).toBe(verdict);
  });

  it("Python: the same verdicts", () => {
    const folder = fileURLToPath(new URL("./samples", import.meta.url));
    const program = [
      "import json, sys",
      "from verify import is_genuine",
      "print(json.dumps([is_genuine(c['body'].encode(), c['signature'], c['secret']) for c in json.load(sys.stdin)]))",
    ].join("\n");
    const printed = execFileSync("python3", ["-B", "-c", program], {
      cwd: folder,
      input: JSON.stringify(CASES),
      encoding: "utf8",
    });
    expect(JSON.parse(printed)).toEqual(CASES.map(({ verdict }) => verdict));
  });
});
