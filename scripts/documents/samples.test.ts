// Every sample of README.md, docs/ and examples/ is run against a real service, as a reader would run it.
import { execFile } from "node:child_process";
import { createHmac } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { openLocalWorkspace, readConfig } from "@marque/service";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findPython, type Python } from "../../packages/sdk-python/tests/python.ts";
import { freePorts } from "../../packages/service/test/free-ports.ts";
import { eventually, type Received, startReceiver } from "../../packages/service/test/receiver.ts";
import { startTestService, type TestService } from "../../packages/service/test/test-service.ts";
import { Clone } from "./clone.ts";
import { ROOT, type Sample, sampleDocuments, samplesOf } from "./samples.ts";

const execute = promisify(execFile);

/** What samples call, and how to get it. A missing one fails the run: a sample that was not run proves nothing. */
const PROGRAMS = ["bash", "curl", "openssl", "python3", "tar"];

/** Blocks that are not run, each with its reason. */
const NOT_RUN: readonly { readonly code: string; readonly reason: string }[] = [
  {
    code: "npm start\n",
    reason: "packages/service/test/process.test.ts starts the real process and stops it",
  },
  {
    code: "npm start    # installs what is missing, then runs everything; Ctrl-C stops it all\nnpm test     # installs what is missing, then runs every check and test\n",
    reason: "the service itself, and the run that is going on",
  },
  {
    code: "npx marque listen --forward-to http://localhost:3000/webhooks\n",
    reason: "runs until Ctrl-C; examples/receiver-express/receiver.test.ts runs it",
  },
  {
    code: "npm ci --omit=dev\nnpm start\n",
    reason: "would take the tools of this run away; npm run production-install does it in a copy",
  },
  { code: "git pull\nnpm start\n", reason: "would change the checkout that is being tested" },
  {
    code: 'MARQUE_DATA_DIR=/srv/marque/data MARQUE_BACKUP_PASSPHRASE="correct horse battery staple" npx marque restore sealed.backup\n',
    reason: "would leave a database on this machine; packages/cli/test/backup.test.ts runs it elsewhere",
  },
  {
    code: "docker compose -f deploy/compose.yaml --env-file deploy/compose.env up --build --wait\n",
    reason: "needs a Docker daemon; deploy/manifests.test.ts checks the files",
  },
  {
    code: "docker compose -f deploy/compose.yaml --env-file deploy/compose.env exec api \\\n  node packages/cli/src/main.ts admin workspace create --name Hearthside --plan agency\n",
    reason: "needs a Docker daemon; the command itself is run in packages/cli/test",
  },
  {
    code: [
      'COMPOSE="docker compose -f deploy/compose.yaml --env-file deploy/compose.env"',
      "OLD=$($COMPOSE ps --quiet api)",
      "$COMPOSE build",
      "$COMPOSE run --rm migrate",
      "$COMPOSE up --wait --no-deps --no-recreate --scale api=4 api",
      "docker stop $OLD && docker rm $OLD",
      "$COMPOSE up --wait --no-deps worker dashboard",
      "",
    ].join("\n"),
    reason: "needs a Docker daemon; docs/deploying.md says how it was tried by hand",
  },
  {
    code: [
      "kubectl delete job marque-migrate --ignore-not-found",
      "kubectl apply -f deploy/kubernetes/config.yaml -f deploy/kubernetes/migrate.yaml",
      "kubectl wait --for=condition=complete --timeout=10m job/marque-migrate",
      "kubectl apply -k deploy/kubernetes",
      "for role in api worker dashboard; do kubectl rollout status deployment/marque-$role; done",
      "",
    ].join("\n"),
    reason: "needs a cluster; deploy/manifests.test.ts checks the files",
  },
  {
    code: "sha256sum --check --strict SHA256SUMS\n",
    reason: "needs a release beside it; deploy/release.test.ts makes one and checks it",
  },
  {
    code: "npm run release\n",
    reason: "deploy/release.test.ts makes a release in a folder of its own",
  },
  {
    code: "npm run release:image\n",
    reason: "needs Podman and a base image; docs/decisions/0054 says how it was tried",
  },
  {
    code: "podman manifest push --all localhost/marque:0.2.0 docker://registry.example.com/marque:0.2.0\n",
    reason: "needs a registry",
  },
  {
    code: [
      "sha256sum --check --ignore-missing SHA256SUMS",
      "podman pull oci-archive:marque-0.2.0-image.tar",
      "",
    ].join("\n"),
    reason: "needs a release with its image beside it",
  },
  {
    code: "tar --create --gzip --file ../marque-install.tgz --exclude=./.marque .\n",
    reason: "packs the whole install",
  },
  {
    code: [
      "podman build -f deploy/Dockerfile -t marque .",
      "podman run --detach --name marque --publish 8443-8445:8443-8445 --volume marque:/var/lib/marque \\",
      "  --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges marque",
      "",
    ].join("\n"),
    reason: "needs Podman and the base images; deploy/image.test.ts builds and runs it so",
  },
  {
    code: [
      "podman exec marque node -p \"fs.readFileSync('/var/lib/marque/demo-secrets', 'utf8')\"",
      "podman exec marque node -p \"fs.rmSync('/var/lib/marque/demo-secrets')\"",
      "podman cp marque:/var/lib/marque/tls/ca.pem ca.pem",
      "",
    ].join("\n"),
    reason: "needs the container; deploy/image.test.ts runs commands in one",
  },
  {
    code: "helm upgrade --install marque deploy/helm/marque --values values.yaml --wait\n",
    reason: "needs Helm and a cluster; deploy/helm.test.ts renders the chart",
  },
  { code: "npm run faults -- --short\n", reason: "takes a minute of a whole machine; .ci/run runs it" },
];

const documents = sampleDocuments();
const all = documents.flatMap(({ samples }) => samples);
/** The samples of the Python SDK need httpx; without it that is said, loudly, and they are passed over. */
const needsPythonSdk = ({ language, code }: Sample) =>
  language === "python" && /^(?:from|import) marque\b/m.test(code);
const isRun = (sample: Sample) =>
  sample.kind !== null &&
  !NOT_RUN.some(({ code }) => code === sample.code) &&
  (python !== null || !needsPythonSdk(sample));

let python: Python | null;
let service: TestService;
let secret: string;
let event: Received;
let clones: Clone[];
let compiled: string;

beforeAll(async () => {
  await Promise.all(PROGRAMS.map(requireProgram));
  python = await findPython("the samples of the Python SDK in docs/");
  service = await startTestService({ MARQUE_WORKER_THREADS: "1" });
  const dataDir = service.env.MARQUE_DATA_DIR!;
  const key = (await readFile(join(dataDir, "demo-test-key"), "utf8")).trim();
  const workspace = await openLocalWorkspace(service.env, key);
  secret = workspace.webhookSecret;
  await workspace.close();
  event = await receiveEvent(dataDir, key);
  compiled = await mkdtemp(join(tmpdir(), "marque-compiled-"));
  const substitutes = new Map([
    ["https://localhost:8443", `https://localhost:${service.ports.live}`],
    ["https://localhost:8444", `https://localhost:${service.ports.sandbox}`],
    ["https://localhost:8445", `https://localhost:${service.ports.dashboard}`],
  ]);
  const env = {
    ...service.env,
    MARQUE_API_KEY: key,
    MARQUE_WEBHOOK_SECRET: secret,
    PYTHONPATH: join(ROOT, "packages/sdk-python/src"),
    PYTHONDONTWRITEBYTECODE: "1",
    NODE_EXTRA_CA_CERTS: join(dataDir, "tls", "ca.pem"),
    // The command is started a dozen times; compiled once, it starts in half the time.
    NODE_COMPILE_CACHE: compiled,
  };
  clones = await Promise.all(
    documents.map(() => Clone.create({ dataDir, env, substitutes, python: python?.program ?? "python3" })),
  );
}, 120_000);

afterAll(async () => {
  await Promise.all((clones ?? []).map((clone) => clone.remove()));
  if (compiled) await rm(compiled, { recursive: true, force: true });
  await service?.stop();
});

describe("the samples of", () => {
  it.concurrent.each(documents.map((document, index) => ({ ...document, index })))(
    "$path",
    { timeout: 120_000 },
    async ({ samples, index }) => {
      const clone = clones[index]!;
      for (const sample of samples.filter(isRun)) {
        if (sample.kind === "receiver") await receives(clone, sample);
        else if (sample.kind === "route") await answers(clone, sample);
        else await ends(clone, sample);
        if (sample.kind === "limited") await waits(clone, sample);
      }
    },
  );

  it("JSON can be parsed", () => {
    for (const { code, place } of all.filter(({ language }) => language === "json")) {
      expect(() => JSON.parse(code), place).not.toThrow();
    }
  });

  it("configurations are accepted by the service", () => {
    const environments = all.filter(({ language }) => language === "env");
    expect(environments.length).toBeGreaterThan(0);
    for (const { code, place } of environments) {
      const env = Object.fromEntries(
        code
          .trim()
          .split("\n")
          .map((line) => line.split(/=(.*)/)),
      );
      expect(() => readConfig(env), place).not.toThrow();
      for (const name of Object.keys(env))
        expect(name, place).toMatch(/^(MARQUE_\w+|OTEL_\w+|DATABASE_URL)$/);
    }
  });
});

describe("no sample is passed over", () => {
  it("what is not run stands on the list, and what stands there exists", () => {
    for (const { code, reason } of NOT_RUN) {
      expect(
        all.some((sample) => sample.code === code),
        `${reason}: ${code}`,
      ).toBe(true);
    }
    expect(all.filter(({ kind }) => kind !== null).length).toBeGreaterThan(30);
  });

  it("a block in an unknown language, or in none, is refused", () => {
    expect(() => samplesOf("a.md", "```bash\nls\n```\n")).toThrow("a.md:1");
    expect(() => samplesOf("a.md", "text\n\n```\nls\n```\n")).toThrow("a.md:3");
    expect(() => samplesOf("a.md", "```sh norun\nls\n```\n")).toThrow("norun");
  });

  it.concurrent("a sample that fails is a failure, and variables last from one shell sample to the next", async () => {
    const [clone] = clones;
    const run = (language: string, code: string) =>
      clone!.run({ place: "here", language, kind: "program", file: null, code, output: null });
    expect((await run("sh", "false | cat\n")).code).not.toBe(0);
    expect((await run("sh", "echo $NOT_SET\n")).code).not.toBe(0);
    expect((await run("ts", "throw new Error('no');\n")).code).not.toBe(0);
    expect((await run("python", "raise SystemExit(3)\n")).code).toBe(3);
    expect((await run("sh", "NAME=Hearthside\n")).code).toBe(0);
    expect(await run("sh", "echo $NAME\n")).toEqual({ code: 0, output: "Hearthside\n" });
  });

  it.concurrent("npx finds the marque of the clone", { timeout: 60_000 }, async () => {
    const { stdout } = await execute("npx", ["--offline", "marque", "--help"], { cwd: ROOT });
    expect(stdout).toContain("marque generate PROMPT");
  });

  it.concurrent("the TypeScript has no type errors", { timeout: 120_000 }, async () => {
    const clone = clones[0]!;
    const files = await Promise.all(
      all.filter(({ language }) => language === "ts").map((sample) => clone.save({ ...sample, file: null })),
    );
    const options = [
      "--noEmit",
      "--strict",
      "--skipLibCheck",
      "--allowImportingTsExtensions",
      "--erasableSyntaxOnly",
    ];
    const settings = [
      "--target",
      "es2024",
      "--module",
      "nodenext",
      "--types",
      "node",
      "--moduleDetection",
      "force",
    ];
    const { stdout } = await execute(
      process.execPath,
      [`${ROOT}node_modules/typescript/bin/tsc`, "--ignoreConfig", ...options, ...settings, ...files],
      { cwd: clone.directory },
    ).catch((error: { stdout: string }) => error);
    expect(stdout).toBe("");
  });
});

async function requireProgram(name: string): Promise<void> {
  await execute(name, ["--version"]).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") return;
    throw new Error(
      `The samples of the documents need ${name}, which is not on this machine. Install it (Debian, Ubuntu: apt-get install ${name}).`,
    );
  });
}

/** One event as the service really sends it, for receivers to be sent again. */
async function receiveEvent(dataDir: string, key: string): Promise<Received> {
  const tls = (name: string) => readFile(join(dataDir, "tls", name), "utf8");
  const receiver = await startReceiver({
    caFile: join(dataDir, "tls", "ca.pem"),
    cert: await tls("leaf.pem"),
    key: await tls("leaf-key.pem"),
    remove: async () => {},
  });
  const project = await service.call("/v1/projects", { key, json: { name: "Samples" } });
  const json = {
    project_id: project.body.id,
    prompt: "A calm tea house called Nocturne",
    webhook_url: receiver.url,
  };
  expect((await service.call("/v1/brands/generate", { key, json })).status).toBe(202);
  const [received] = await receiver.until(1);
  await receiver.stop();
  return received!;
}

async function ends(clone: Clone, sample: Sample): Promise<void> {
  const { code, output } = await clone.run(sample);
  expect(code, `${sample.place} failed:\n${output}`).toBe(0);
  if (sample.output !== null) expect(output, sample.place).toMatch(patternOf(sample.output));
}

/** Output as the text shows it: ids and what stands for `…` differ from run to run. */
function patternOf(shown: string): RegExp {
  const escaped = shown.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replaceAll("…", ".+").replace(/([a-z]+_)[0-9a-z]{26}/g, "$1[0-9a-z]{26}")}$`);
}

/** What a receiver has to tell apart: the event as it was sent, and three that are not what they claim. */
function attempts(): {
  readonly body: Buffer;
  readonly headers: Record<string, string>;
  readonly isGenuine: boolean;
}[] {
  const type = { "content-type": "application/json" };
  const signature = event.headers["service-signature"] as string;
  const other = createHmac("sha256", "whsec_b3RoZXI=").update(event.bytes).digest("hex");
  const changed = Buffer.from(event.bytes.toString().replace("generation.success", "generation.failed"));
  return [
    { body: event.bytes, headers: { ...type, "service-signature": signature }, isGenuine: true },
    { body: changed, headers: { ...type, "service-signature": signature }, isGenuine: false },
    { body: event.bytes, headers: { ...type, "service-signature": other }, isGenuine: false },
    { body: event.bytes, headers: type, isGenuine: false },
  ];
}

async function receives(clone: Clone, sample: Sample): Promise<void> {
  const [port] = await freePorts(1);
  const child = await clone.start(sample, new Map([["3000", String(port)]]));
  try {
    await eventually(() => isListening(port!), 30_000).catch(() => {
      throw new Error(`${sample.place} does not listen:\n${child.output()}`);
    });
    for (const { body, headers, isGenuine } of attempts()) {
      const { status } = await fetch(`http://localhost:${port}/webhooks`, { method: "POST", headers, body });
      expect(status, sample.place).toBe(isGenuine ? 200 : 400);
    }
    await eventually(() => child.output().includes(event.event.event_id) || null);
  } finally {
    child.stop();
    await child.ended;
  }
}

async function answers(clone: Clone, sample: Sample): Promise<void> {
  process.env.MARQUE_WEBHOOK_SECRET = secret;
  const { POST } = await import(/* @vite-ignore */ pathToFileURL(await clone.save(sample)).href);
  for (const { body, headers, isGenuine } of attempts()) {
    const { status } = await POST(
      new Request("https://app.example.com/webhooks", { method: "POST", headers, body }),
    );
    expect(status, sample.place).toBe(isGenuine ? 200 : 400);
  }
}

/** Refused with 429 and a second to wait, then with 503, then served: the sample has to come through with one key. */
async function waits(clone: Clone, sample: Sample): Promise<void> {
  const seen: { at: number; key: unknown }[] = [];
  const stub = createServer((request, response) => {
    seen.push({ at: Date.now(), key: request.headers["idempotency-key"] });
    if (seen.length === 1) response.writeHead(429, { "retry-after": "1" }).end();
    else response.writeHead(seen.length === 2 ? 503 : 201).end();
  });
  await new Promise<void>((resolve) => stub.listen(0, "localhost", resolve));
  const { port } = stub.address() as AddressInfo;
  const child = await clone.start(sample, new Map([["https://localhost:8444", `http://localhost:${port}`]]));
  const { output } = await child.ended;
  await new Promise((resolve) => stub.close(resolve));
  expect(output.trim(), sample.place).toBe("201");
  expect(seen).toHaveLength(3);
  expect(new Set(seen.map(({ key }) => key)).size).toBe(1);
  expect(seen[1]!.at - seen[0]!.at).toBeGreaterThanOrEqual(1_000);
}

function isListening(port: number): Promise<true | null> {
  return new Promise((resolve) => {
    const socket = connect(port, "localhost");
    socket.on("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(null));
  });
}
