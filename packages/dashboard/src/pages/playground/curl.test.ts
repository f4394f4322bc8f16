import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { curlFor } from "./curl.ts";

const generation = {
  origin: "https://localhost:8444",
  caFile: "/srv/marque/tls/ca.pem",
  environment: "sandbox",
  projectId: "proj_1",
  memoryId: null,
  idempotencyKey: "7f1f2a04-3c6f-4f5d-9d53-5f3f1b6f1f10",
} as const;

/** What a real shell would hand to curl. */
function argumentsOf(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }; MARQUE_TEST_KEY=sk; ${command}`;
  return execFileSync("sh", ["-c", script], { encoding: "utf8" }).split("\0").slice(0, -1);
}

describe("the equivalent curl", () => {
  it("survives the shell with quotes, dollars, backslashes and line breaks in the prompt", () => {
    const prompt = `It's "Harbour" for $5 \\ \`ls\` $(id)\nand a second line`;
    const sent = argumentsOf(curlFor({ ...generation, prompt })).at(-1)!;
    expect(JSON.parse(sent)).toEqual({ project_id: "proj_1", prompt });
  });

  it("trusts the authority of this installation, by a path that may hold anything, and none where it need not", () => {
    const sent = (caFile: string | null) => argumentsOf(curlFor({ ...generation, caFile, prompt: "x" }));
    expect(sent("/home/o'hara/my data/ca.pem").slice(0, 2)).toEqual([
      "--cacert",
      "/home/o'hara/my data/ca.pem",
    ]);
    expect(sent(null)).not.toContain("--cacert");
  });

  it("refines when a Memory Node is chosen, with the key of the environment", () => {
    const command = curlFor({ ...generation, prompt: "bolder", memoryId: "mem_1" });
    expect(JSON.parse(argumentsOf(command).at(-1)!)).toMatchObject({ memory_id: "mem_1" });
    expect(argumentsOf(command)).toContain("Authorization: Bearer sk");
  });
});
