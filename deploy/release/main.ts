// `npm run release`: what a release consists of, in a folder, with checksums.
//   npm run release -- [--out FOLDER] [--images] [--base IMAGE]
// `npm run release:image` is the same with --images, which needs Podman and the base image.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { buildDashboard } from "../../scripts/build-dashboard.ts";
import { buildImages } from "./images.ts";
import { billOfMaterials } from "./sbom.ts";

const execute = promisify(execFile);
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SUMS = "SHA256SUMS";

export interface Release {
  readonly out: string;
  readonly images: boolean;
  readonly base?: string | undefined;
}

/** Gives back the names of what it made. */
export async function makeRelease({ out, images, base }: Release): Promise<readonly string[]> {
  const { version } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8")) as { version: string };
  // Of an earlier release nothing may be left among what is summed up.
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const source = `marque-${version}`;
  const archive = [
    "archive",
    "--format=tar.gz",
    `--prefix=${source}/`,
    "--output",
    join(out, `${source}.tar.gz`),
  ];
  await execute("git", [...archive, "HEAD"], { cwd: ROOT });
  const chart = ["--create", "--gzip", "--file", join(out, `marque-chart-${version}.tgz`)];
  const plain = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mtime=@0"];
  await execute("tar", [...chart, ...plain, "--directory", join(ROOT, "deploy", "helm"), "marque"]);
  const bom = await billOfMaterials(ROOT);
  await writeFile(join(out, `${source}.cdx.json`), `${JSON.stringify(bom, null, 2)}\n`);
  if (images) {
    await buildDashboard();
    const name = `localhost/marque:${version}`;
    await buildImages({ name, base, file: join(out, `${source}-image.tar`) });
  }
  const made = (await readdir(out)).sort();
  const lines = await Promise.all(made.map(async (file) => `${await sumOf(join(out, file))}  ${file}\n`));
  await writeFile(join(out, SUMS), lines.join(""));
  return [...made, SUMS];
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      out: { type: "string", default: "release" },
      images: { type: "boolean", default: false },
      base: { type: "string" },
    },
  });
  const { out, images, base } = values;
  try {
    const made = await makeRelease({ out: resolve(out), images, base });
    console.log(made.map((file) => join(out, file)).join("\n"));
  } catch (error) {
    console.error(`marque: the release could not be made: ${(error as Error).message}`);
    process.exit(1);
  }
}
