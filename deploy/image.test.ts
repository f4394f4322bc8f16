// The image as people run it: built by Podman from what is here, then started without a network, without rights, on a root that
// cannot be written. Where Podman is missing, that is said loudly and nothing is claimed.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildDashboard } from "../scripts/build-dashboard.ts";
import { assemble } from "./assemble.ts";
import { makeBase } from "./testing/base.ts";
import { findPodman, findWay, type Podman } from "./testing/podman.ts";

const WHAT = "the test that builds and starts the image";
const DOCKERFILE = fileURLToPath(new URL("./Dockerfile", import.meta.url));
const NAME = `marque-test-${process.pid}`;
const BASE = `localhost/${NAME}-base`;
const IMAGE = `localhost/${NAME}`;
/** What docs/sizing.md promises, in millions of bytes, and what of it `debian:bookworm-slim` takes. */
const IMAGE_BUDGET = 600;
const DEBIAN_SLIM = 80;
const READY_WITHIN_MILLISECONDS = 120_000;
const LONGEST_MILLISECONDS = 300_000;
const HARDENED = [
  "--network",
  "none",
  "--read-only",
  "--cap-drop",
  "ALL",
  "--security-opt",
  "no-new-privileges",
];

let podman: Podman | null = null;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "marque-image-"));
  const found = await findPodman(WHAT);
  if (!found) return;
  await buildDashboard();
  const [image, base] = [join(folder, "image"), join(folder, "base")];
  assemble({ to: image });
  await makeBase(base, image);
  await found.run("build", "--quiet", "--tag", BASE, base);
  podman = await findWay(WHAT, BASE);
  const built = ["--target", "assembled", "--file", DOCKERFILE, "--build-arg", `BASE=${BASE}`];
  await found.run("build", "--quiet", ...built, "--tag", IMAGE, image);
}, LONGEST_MILLISECONDS);

afterAll(async () => {
  if (podman) {
    await podman.run("rm", "--force", "--volumes", NAME).catch(() => {});
    await podman.run("volume", "rm", "--force", NAME).catch(() => {});
    await podman.run("rmi", "--force", IMAGE, BASE).catch(() => {});
  }
  await rm(folder, { recursive: true, force: true });
});

/** Runs a piece of JavaScript in the container, with Node's modules at hand, and gives back what it printed as JSON. */
const inside = async (code: string) =>
  JSON.parse(await podman!.run("exec", NAME, "node", "--print", `JSON.stringify(${code})`));

async function becameReady(): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MILLISECONDS;
  const isReady = () =>
    podman!.run("exec", NAME, "node", "deploy/healthcheck.mjs").then(
      () => true,
      () => false,
    );
  while (!(await isReady())) {
    const isRunning =
      (await podman!.run("inspect", "--format", "{{.State.Running}}", NAME)).trim() === "true";
    if (!isRunning || performance.now() > deadline)
      throw new Error(`the container did not become ready:\n${await podman!.run("logs", NAME)}`);
    await pause(500);
  }
}

describe("the image", () => {
  it(`takes ${IMAGE_BUDGET} MB at most, with Debian below it`, async () => {
    if (!podman) return;
    const [total, base] = await Promise.all(
      [IMAGE, BASE].map(async (name) =>
        Number(await podman!.run("image", "inspect", "--format", "{{.Size}}", name)),
      ),
    );
    const own = (total! - base!) / 1e6;
    expect(own).toBeGreaterThan(200);
    expect(own + DEBIAN_SLIM).toBeLessThanOrEqual(IMAGE_BUDGET);
  });

  it(
    "starts in one container without a network, without rights and on a root that cannot be written; draws and stops",
    async () => {
      if (!podman) return;
      const volume = ["--volume", `${NAME}:/var/lib/marque`, "--tmpfs", "/tmp"];
      await podman.run(
        "run",
        "--detach",
        "--name",
        NAME,
        ...podman.runOptions,
        ...HARDENED,
        ...volume,
        IMAGE,
      );
      await becameReady();
      expect(await inside("[process.getuid(), process.getgid()]")).toEqual([10001, 10001]);
      expect(await inside("Object.keys(os.networkInterfaces())")).toEqual(["lo"]);
      const status = await inside("fs.readFileSync('/proc/1/status', 'utf8')");
      expect(status).toMatch(/^CapEff:\t0+$/m);
      expect(status).toMatch(/^NoNewPrivs:\t1$/m);
      const written =
        "['/marque/x', '/etc/x', '/node_modules'].map((path) => { try { fs.writeFileSync(path, ''); } catch (error) { return error.code; } })";
      expect(await inside(written)).toEqual(["EROFS", "EROFS", "EROFS"]);

      // From a sentence to a brand, over HTTPS and with its event, by the command that is in the image.
      const generate = [
        "packages/cli/src/main.ts",
        "generate",
        "Nocturne, a quiet tea house",
        "--out",
        "/tmp/brand",
      ];
      await podman.run("exec", NAME, "node", ...generate);
      const drawn: string[] = await inside("fs.readdirSync('/tmp/brand', { recursive: true })");
      expect(drawn.some((file) => file.endsWith(".svg"))).toBe(true);

      const started = performance.now();
      await podman.run("stop", "--time", "20", NAME);
      expect(performance.now() - started).toBeLessThan(15_000);
      expect((await podman.run("inspect", "--format", "{{.State.ExitCode}}", NAME)).trim()).toBe("0");
    },
    LONGEST_MILLISECONDS,
  );

  it(
    "starts again on the same volume, with what it kept",
    async () => {
      if (!podman) return;
      await podman.run("start", NAME);
      await becameReady();
      const list = ["packages/cli/src/main.ts", "projects", "list"];
      expect(await podman.run("exec", NAME, "node", ...list)).toContain("Nocturne, a quiet tea house");
    },
    LONGEST_MILLISECONDS,
  );
});
