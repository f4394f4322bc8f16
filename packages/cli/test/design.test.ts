import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const MARQUE = fileURLToPath(new URL("../../../bin/marque", import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "marque-design-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Ended = { readonly code: number; readonly out: string; readonly err: string };

function marque(...argv: string[]): Promise<Ended> {
  return marqueWith({}, ...argv);
}

function marqueWith(env: Readonly<Record<string, string>>, ...argv: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const options = { cwd: folder, env: { ...process.env, ...env } };
    execFile(process.execPath, [MARQUE, ...argv], options, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

describe("marque design", { timeout: 120_000 }, () => {
  it("writes the two logos and what is known about them, the same bytes for the same seed", async () => {
    const twice = await Promise.all(
      ["a", "b"].map((out) =>
        marque("design", "A bakery called Hearthside, in #b4532a", "--seed", "7", "--out", out, "--json"),
      ),
    );
    for (const { code, err } of twice) expect([code, err]).toEqual([0, ""]);
    for (const file of ["logo.svg", "logo-dark.svg"]) {
      expect(await readFile(join(folder, "a", file), "utf8")).toBe(
        await readFile(join(folder, "b", file), "utf8"),
      );
    }
    const brand = JSON.parse(await readFile(join(folder, "a", "brand.json"), "utf8"));
    expect(Object.keys(brand)).toEqual(["assets", "brief", "design", "report", "elapsed_ms"]);
    expect(brand.brief.name).toMatchObject({ value: "Hearthside", source: "stated" });
    expect(brand.assets).not.toHaveProperty("logo_svg");
  });

  it("runs a batch with refinements; a bad line leaves error.json, the others go on, and the exit code is 1", async () => {
    const lines = [
      { id: "root", prompt: "Logo for Tidewater, a surf school", seed: 3 },
      { id: "warm", prompt: "warmer", refine: "root" },
      { id: "lost", prompt: "bolder", refine: "nobody" },
    ];
    await writeFile(
      join(folder, "batch.jsonl"),
      `${lines.map((line) => JSON.stringify(line)).join("\n")}\nnot json\n`,
    );
    const { code, out } = await marque("design", "--batch", "batch.jsonl", "--out", "many", "--json");
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      designs: [{ id: "root" }, { id: "warm" }],
      errors: [{ id: "lost" }, {}],
    });
    expect((await readdir(join(folder, "many"))).sort()).toEqual([
      "line-4",
      "lost",
      "root",
      "sheet.png",
      "warm",
    ]);
    expect(await readdir(join(folder, "many", "lost"))).toEqual(["error.json"]);
    expect((await readFile(join(folder, "many", "sheet.png"))).subarray(1, 4).toString()).toBe("PNG");
    const refined = JSON.parse(await readFile(join(folder, "many", "warm", "brand.json"), "utf8"));
    expect(refined.report.changed).toEqual(["colours"]);
  });

  it.each([
    [["design"], 2, "Give a prompt"],
    [["design", "x", "--seed", "one"], 2, "--seed takes an integer"],
    [["design", "--batch", "f.jsonl"], 2, "--out DIR"],
    [["design", "--batch", "nowhere.jsonl", "--out", "d"], 1, "nowhere.jsonl cannot be read (ENOENT)"],
  ])("%j exits with %i and a sentence", async (argv, code, sentence) => {
    const outcome = await marque(...argv);
    expect([outcome.code, outcome.out]).toEqual([code, ""]);
    expect(outcome.err).toContain(sentence);
  });

  it("has the operator's language model read the prompt, and goes on without it", async () => {
    const answer = { statements: [{ kind: "name", words: "hearth" }] };
    const message = { role: "assistant", content: JSON.stringify(answer) };
    const server = createServer((request, response) => {
      request
        .resume()
        .on("end", () =>
          response
            .setHeader("content-type", "application/json")
            .end(JSON.stringify({ choices: [{ index: 0, finish_reason: "stop", message }] })),
        );
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    const reader = { MARQUE_READER_URL: url, MARQUE_READER_MODEL: "any" };
    const report = async (out: string) =>
      JSON.parse(await readFile(join(folder, out, "brand.json"), "utf8")).report;
    const read = await marqueWith(reader, "design", "the hearth of the town", "--out", "read", "--json");
    expect([read.code, read.err]).toEqual([0, ""]);
    expect(await report("read")).toMatchObject({
      reader: { by: "operator" },
      name: expect.stringMatching(/^hearth$/i),
    });
    await new Promise((resolve) => server.close(resolve).closeAllConnections());
    const alone = await marqueWith(reader, "design", "Hearthside, a bakery", "--out", "alone", "--json");
    expect([alone.code, alone.err]).toEqual([0, ""]);
    expect((await report("alone")).reader).toEqual({
      by: "built-in",
      why: "the operator's reader could not be reached",
    });
    const half = await marqueWith({ MARQUE_READER_URL: url }, "design", "Hearthside", "--out", "half");
    expect([half.code, half.err]).toEqual([1, expect.stringContaining("MARQUE_READER_MODEL must be set")]);
  });
});
