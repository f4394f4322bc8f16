// The image for two kinds of processors under one name. Nothing is run in it while it is built, so one machine makes both
// without emulation: npm installs the packages of the other processor, and deploy/assemble.ts copies files.
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { assemble } from "../assemble.ts";

const execute = promisify(execFile);
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** As images name a processor, and as npm does. */
export const PROCESSORS = { amd64: "x64", arm64: "arm64" } as const;
const INSTALL = [
  "ci",
  "--omit=dev",
  "--os=linux",
  "--libc=glibc",
  "--ignore-scripts",
  "--no-audit",
  "--no-fund",
];

export interface Images {
  /** Name and tag of the manifest list: `marque:0.2.0`. */
  readonly name: string;
  /** The base; `{arch}` stands for the processor where the base has no list of its own. */
  readonly base?: string | undefined;
  /** Where the list and both images are saved, as an OCI archive. */
  readonly file: string;
}

export async function buildImages({ name, base, file }: Images): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "marque-images-"));
  // A list of the same name would be added to.
  await podman("manifest", "rm", name).catch(() => {});
  await podman("manifest", "create", name);
  try {
    for (const [arch, cpu] of Object.entries(PROCESSORS)) {
      const [clone, files] = [join(folder, `clone-${arch}`), join(folder, `files-${arch}`)];
      await copyManifests(clone);
      await execute("npm", [...INSTALL, `--cpu=${cpu}`], { cwd: clone, maxBuffer: 1e8 });
      assemble({ to: files, clone, cpu });
      const from = base === undefined ? [] : ["--build-arg", `BASE=${base.replace("{arch}", arch)}`];
      const dockerfile = join(ROOT, "deploy", "Dockerfile");
      const options = ["--platform", `linux/${arch}`, "--target", "assembled", "--file", dockerfile];
      await podman("build", "--quiet", ...options, ...from, "--manifest", name, files);
      await rm(clone, { recursive: true });
      await rm(files, { recursive: true });
    }
    await podman("manifest", "push", "--all", name, `oci-archive:${file}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** npm wants the manifest of every workspace that the lockfile knows. */
async function copyManifests(clone: string): Promise<void> {
  const packages = (await readdir(join(ROOT, "packages"))).map((name) => `packages/${name}`);
  const manifests = [".", "bench", ...packages].map((folder) => join(folder, "package.json"));
  for (const manifest of [...manifests, "package-lock.json"]) {
    await mkdir(dirname(join(clone, manifest)), { recursive: true });
    await cp(join(ROOT, manifest), join(clone, manifest)).catch((error: NodeJS.ErrnoException) => {
      // packages/sdk-python has none.
      if (error.code !== "ENOENT") throw error;
    });
  }
}

async function podman(...args: readonly string[]): Promise<void> {
  await execute("podman", args, { maxBuffer: 1e8 }).catch((error) => {
    throw new Error(`podman ${args.join(" ")} failed:\n${error.stderr ?? error.message}`);
  });
}
