// The Helm chart: it renders to the plain manifests, is held to the same schema, and refuses values that would not work.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CONFIG_ROWS } from "@marque/service";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { schemaProblems } from "./kubernetes-schema.ts";
import { kubernetes, type Manifest } from "./manifests.ts";
import { CHART, defaults, renderChart } from "./testing/render-chart.ts";

const chart = parse(readFileSync(`${CHART}Chart.yaml`, "utf8"));
const accepts = new Ajv().compile(JSON.parse(readFileSync(`${CHART}values.schema.json`, "utf8")));
/** With every value other than the default. */
const OTHER = {
  ...defaults(),
  image: { repository: "registry.example.com/marque", tag: "0.2.0", pullPolicy: "Always" },
  secret: "own-secret",
  tlsSecret: "own-tls",
  config: { MARQUE_LIVE_ORIGIN: "https://api.example.org", MARQUE_MCP: "on", MARQUE_OIDC_NAME: 'The "firm"' },
  api: {
    ...{ replicas: 3, minAvailable: 2, cpu: "1", memory: "1Gi", memoryLimit: "2Gi" },
    service: { type: "ClusterIP", externalTrafficPolicy: "" },
  },
  worker: { replicas: 1, minAvailable: 0, threads: 4, cpu: "4", memory: "2Gi", memoryLimit: "3Gi" },
};

function objectsOf(files: ReadonlyMap<string, string>): Manifest[] {
  return [...files].flatMap(([file, text]) =>
    parseAllDocuments(text).map((document) => {
      if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0]!.message}\n${text}`);
      return document.toJS();
    }),
  );
}

const find = (objects: readonly Manifest[], kind: string, name: string): Manifest =>
  objects.find((each) => each.kind === kind && each.metadata.name === name);

describe("the Helm chart", () => {
  it("renders to the plain manifests with its defaults, but for what Helm alone needs", () => {
    const rendered = objectsOf(renderChart("marque"));
    for (const { metadata, spec } of rendered) {
      delete metadata.annotations;
      for (const container of spec?.template?.spec.containers ?? []) delete container.imagePullPolicy;
    }
    const plain = kubernetes()
      .map(({ manifest }) => manifest)
      .filter(({ kind }) => kind !== "Secret");
    const order = ({ kind, metadata }: Manifest) => `${kind} ${metadata.name}`;
    const sorted = (objects: readonly Manifest[]) =>
      objects.toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
    expect(sorted(rendered)).toEqual(sorted(plain));
  });

  it("has only fields that Kubernetes knows, of the types it takes, with other values too", () => {
    const misspelt = objectsOf(renderChart("marque"))[0];
    misspelt.metadata.nam = "x";
    const objects = [...objectsOf(renderChart("marque")), ...objectsOf(renderChart("brand-2", OTHER))];
    // The one that was made wrong here, and no other.
    expect(schemaProblems([...objects, misspelt])).toEqual([
      expect.stringMatching(/nam.* does not exist in type 'ObjectMeta'/),
    ]);
  });

  it("puts the release's name and the values where they belong", () => {
    const objects = objectsOf(renderChart("brand-2", OTHER));
    for (const { metadata } of objects) expect(metadata.name).toMatch(/^brand-2/);
    const { spec: api } = find(objects, "Deployment", "brand-2-api");
    expect(api.replicas).toBe(3);
    expect(api.selector.matchLabels).toEqual(api.template.metadata.labels);
    const [container] = api.template.spec.containers;
    expect(container.image).toBe("registry.example.com/marque:0.2.0");
    expect(container.envFrom).toEqual([
      { configMapRef: { name: "brand-2" } },
      { secretRef: { name: "own-secret" } },
    ]);
    expect(api.template.spec.volumes[0].secret.secretName).toBe("own-tls");
    // A Service of this type may not have one.
    expect(find(objects, "Service", "brand-2-api").spec).not.toHaveProperty("externalTrafficPolicy");
    expect(find(objects, "Service", "brand-2-dashboard").spec.externalTrafficPolicy).toBe("Local");
    expect(find(objects, "ConfigMap", "brand-2").data).toEqual(OTHER.config);
    const worker = find(objects, "Deployment", "brand-2-worker").spec.template.spec.containers[0];
    expect(worker.env).toContainEqual({ name: "MARQUE_WORKER_THREADS", value: "4" });
    const job = find(objects, "Job", "brand-2-migrate");
    expect(job.metadata.annotations["helm.sh/hook"]).toBe("pre-upgrade");
    expect(job.spec.template.spec.containers[0].image).toBe(container.image);
  });

  it("refuses values that would not work, before anything is applied", () => {
    expect(accepts(defaults()), JSON.stringify(accepts.errors)).toBe(true);
    expect(accepts(OTHER), JSON.stringify(accepts.errors)).toBe(true);
    const { worker, api } = OTHER;
    for (const wrong of [
      { ...OTHER, replica: 2 },
      { ...OTHER, image: { repository: "marque" } },
      { ...OTHER, worker: { ...worker, threads: 0 } },
      { ...OTHER, worker: { ...worker, memory: "much" } },
      { ...OTHER, api: { ...api, service: { type: "Balancer" } } },
      { ...OTHER, config: { DATABASE_URL: "postgresql://a:secret@db/marque" } },
      { ...OTHER, config: { MARQUE_MCP: true } },
    ])
      expect(accepts(wrong), JSON.stringify(wrong)).toBe(false);
  });

  it("names variables that the service knows, and the version of the release", () => {
    const known = new Set(CONFIG_ROWS.map(({ name }) => name));
    for (const name of Object.keys(defaults().config as object)) expect(known).toContain(name);
    const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
    expect([chart.version, chart.appVersion]).toEqual([version, version]);
  });

  it("is rendered to the same bytes by Go's own templates, where Go is there", async () => {
    const folder = await mkdtemp(join(tmpdir(), "marque-go-"));
    try {
      for (const [release, values] of [
        ["marque", defaults()],
        ["brand-2", OTHER],
      ] as const) {
        const byGo = await renderByGo(folder, { Values: values, Release: { Name: release } });
        if (byGo !== null) expect(byGo).toEqual(Object.fromEntries(renderChart(release, values)));
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }, 240_000);
});

/** Null where Go or sprig is not there; then that is said loudly. */
function renderByGo(cache: string, scope: object): Promise<Record<string, string> | null> {
  const program = fileURLToPath(new URL("./testing/render-chart.go", import.meta.url));
  // Debian keeps the sources of its packages there.
  const env = {
    ...process.env,
    GO111MODULE: "off",
    GOPATH: "/usr/share/gocode",
    GOCACHE: process.env.GOCACHE ?? join(cache, "cache"),
  };
  return new Promise((resolve, reject) => {
    const child = execFile("go", ["run", program, `${CHART}templates`], { env }, (error, stdout, stderr) => {
      if (!error) return resolve(JSON.parse(stdout));
      const isMissing =
        (error as NodeJS.ErrnoException).code === "ENOENT" || /cannot find package/.test(stderr);
      if (!isMissing) return reject(new Error(`go run failed:\n${stderr}`));
      const line = "!".repeat(100);
      process.stderr.write(
        `\n${line}\n!! NOT RUN: the Helm chart by Go's own templates\n` +
          "!! It needs Go and sprig (Debian, Ubuntu: apt-get install golang-go golang-github-masterminds-sprig-dev).\n" +
          `${line}\n\n`,
      );
      resolve(null);
    });
    child.stdin!.on("error", () => {});
    child.stdin!.end(JSON.stringify(scope));
  });
}
