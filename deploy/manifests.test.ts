import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { CONFIG_ROWS, readConfig } from "@marque/service";
import { describe, expect, it } from "vitest";
import { schemaProblems } from "./kubernetes-schema.ts";
import { compose, dockerfile, haproxy, kubernetes, kustomization, type Manifest } from "./manifests.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const VARIABLES = new Set(CONFIG_ROWS.map(({ name }) => name));
const HTTPS_PORT = 8443;
const PROBE_PORT = 9090;
/** Of Node, of the C library and of the shell. */
const OF_OTHERS = [
  "NODE_ENV",
  "NODE_COMPILE_CACHE",
  "NODE_OPTIONS",
  "MALLOC_MMAP_THRESHOLD_",
  "MALLOC_TRIM_THRESHOLD_",
  "MALLOC_ARENA_MAX",
  "PATH",
];
const ROLES = ["api", "worker", "dashboard"];

const instructions = dockerfile();
const values = (name: string) => instructions.filter((each) => each.name === name).map(({ value }) => value);
const imageEnv = Object.fromEntries(values("ENV").map((value) => value.split(/=(.*)/)));
const services: Record<string, Manifest> = compose().services;
const ours = Object.entries(services).filter(([, { image }]) => image.startsWith("marque:"));
const objects = kubernetes();
const ofKind = (kind: string): Manifest[] =>
  objects.map(({ manifest }) => manifest).filter((manifest) => manifest.kind === kind);
const secret = ofKind("Secret").find(({ metadata }) => metadata.name === "marque");
const [configMap] = ofKind("ConfigMap");

/** With the placeholders of templates filled in, as an operator would. */
function filled(env: Record<string, string>): Record<string, string> {
  const master = Buffer.alloc(32, 1).toString("base64");
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => [
      name,
      name === "MARQUE_MASTER_KEY" ? master : value.replace(/\$\{\w+(?::-([^}]*)|:\?)?\}/g, "$1"),
    ]),
  );
}

function expectUnderstood(env: Record<string, string>, place: string): ReturnType<typeof readConfig> {
  for (const name of Object.keys(env)) {
    if (!OF_OTHERS.includes(name)) expect(VARIABLES, `${name} in ${place}`).toContain(name);
  }
  return readConfig(filled(env));
}

describe("the image", () => {
  it("runs as an ordinary user, with everything it starts in it", () => {
    expect(values("USER")).toEqual(["10001:10001"]);
    const commands = [...values("CMD"), ...values("HEALTHCHECK")].flatMap((value) =>
      value.match(/[\w/.-]+\.m?[jt]s/g),
    );
    const run = values("RUN").flatMap((value) => value.match(/scripts\/[\w.-]+/g) ?? []);
    expect(commands.length).toBe(2);
    for (const file of [...commands, ...run]) expect(existsSync(`${ROOT}${file}`), file ?? "").toBe(true);
    // Nothing is run in what becomes the image: another processor's is built without emulation, and nobody is root in it.
    const froms = instructions.flatMap(({ name }, at) => (name === "FROM" ? [at] : []));
    const running = froms.filter((from, nth) =>
      instructions.slice(from, froms[nth + 1]).some(({ name }) => name === "RUN"),
    );
    expect(running.map((at) => instructions[at]!.value)).toEqual([
      expect.stringMatching(/BUILDER\} AS build$/),
    ]);
    expect(instructions[froms.at(-1)!]!.value).toBe("runtime");
  });

  it("holds nothing of what the operator keeps beside the files", () => {
    const kept = readFileSync(`${ROOT}.dockerignore`, "utf8").split("\n");
    const [, certificate] = services.haproxy.volumes[1].match(/:-\.\/([\w.]+)\}/);
    expect(certificate).toMatch(/\.pem$/);
    expect(kept).toEqual(expect.arrayContaining(["deploy/compose.env", "deploy/*.pem"]));
  });

  it("sets variables the service knows, and exposes what they bind", () => {
    const config = expectUnderstood(imageEnv, "Dockerfile");
    expect(config.probeListen).toEqual({ address: "0.0.0.0", port: PROBE_PORT });
    const ports = [config.liveOrigin, config.sandboxOrigin, config.dashboardOrigin].map(({ port }) => port);
    expect(values("EXPOSE")).toEqual([`${ports.join(" ")} ${PROBE_PORT}`]);
    // One container by itself is reached as `npm start` is: each origin on its port of localhost.
    expect([config.liveListen, config.sandboxListen, config.dashboardListen]).toEqual(
      ports.map((port) => `0.0.0.0:${port}`),
    );
  });
});

describe("compose.yaml", () => {
  it("runs two of api and worker, the dashboard, PostgreSQL and the migration before all of them", () => {
    const roles = ours.map(([name, { environment, deploy }]) => [
      name,
      environment.MARQUE_ROLES,
      deploy?.replicas,
    ]);
    expect(roles).toEqual([
      ["migrate", undefined, undefined],
      ["api", "api", 2],
      ["worker", "worker", 2],
      ["dashboard", "dashboard", undefined],
    ]);
    for (const [name, { depends_on }] of ours) {
      const [on, condition] =
        name === "migrate" ? ["postgres", "service_healthy"] : ["migrate", "service_completed_successfully"];
      expect(depends_on).toEqual({ [on]: { condition } });
    }
    const [, migration] = services.migrate.command;
    expect(existsSync(`${ROOT}${migration}`)).toBe(true);
  });

  it.each(ours)("%s has settings the service accepts", (name, { environment }) => {
    const config = expectUnderstood({ ...imageEnv, ...environment }, name);
    expect(config.databaseUrl).toContain("@postgres:5432/marque");
    for (const listen of [config.liveListen, config.sandboxListen, config.dashboardListen])
      expect(listen).toBe(`0.0.0.0:${HTTPS_PORT}`);
    // The proxy is believed because it is on this network, and nobody else is.
    expect(config.trustProxy).toEqual([compose().networks.marque.ipam.config[0].subnet]);
  });

  it("asks each process whether it is ready as the image does, whatever form the image has", () => {
    const [inImage] = values("HEALTHCHECK");
    for (const [name, { healthcheck }] of ours.filter(([each]) => each !== "migrate")) {
      const { test, interval, timeout, start_period, retries } = healthcheck;
      const [, ...command] = test;
      const times = `--interval=${interval} --timeout=${timeout} --start-period=${start_period} --retries=${retries}`;
      expect(`${times} CMD ${JSON.stringify(command).replace(",", ", ")}`, name).toBe(inImage);
    }
  });

  it("leads HAProxy to the ports the image listens on, and asks their readiness", () => {
    for (const backend of ["api", "dashboard"]) {
      const part = haproxy().split(`\nbackend ${backend}\n`)[1]!.split("\nbackend")[0]!;
      expect(part).toMatch(new RegExp(`server-template ${backend} \\d+ ${backend}:${HTTPS_PORT}\n`));
      expect(part).toContain("option httpchk GET /readyz");
      expect(part).toContain(`check port ${PROBE_PORT} `);
      // Neither one that does not listen yet nor one that has stopped gets the tries of a request.
      expect(part).toContain(" init-state down ");
      expect(part).toContain("error-limit 1 on-error mark-down");
    }
    // Repeating what may have been carried out would do it twice.
    expect(haproxy()).toMatch(/retry-on conn-failure\n/);
    const dashboard = readConfig(filled({ ...imageEnv, ...services.dashboard.environment })).dashboardOrigin;
    expect(filled(services.haproxy.environment).DASHBOARD_HOST).toBe(dashboard.hostname);
  });
});

describe("the Kubernetes manifests", () => {
  it("parse, and all but the template and the migration are applied together", () => {
    const files = [...new Set(objects.map(({ file }) => file))].sort();
    expect(files).toEqual([...kustomization().resources, "migrate.yaml", "secrets.template.yaml"].sort());
    for (const { manifest } of objects) expect(manifest.metadata.name).toMatch(/^marque/);
  });

  it("have only fields that Kubernetes knows, of the types it takes", () => {
    const misspelt = structuredClone(ofKind("Deployment")[0]);
    misspelt.spec.template.spec.containers[0].readinesProbe = {};
    const mistyped = structuredClone(ofKind("Service")[0]);
    mistyped.spec.ports[0].port = "443";
    const problems = schemaProblems([...objects.map(({ manifest }) => manifest), misspelt, mistyped]);
    // The two that were made wrong here, and no other.
    expect(problems).toEqual([
      expect.stringMatching(/readinesProbe.* does not exist in type 'Container'/),
      expect.stringContaining("'string' is not assignable to type 'number'"),
    ]);
  });

  it.each(ROLES)("%s: settings, ports, probes, budget and grace agree", (role) => {
    const deployment = ofKind("Deployment").find(({ metadata }) => metadata.name === `marque-${role}`);
    const { spec } = deployment.spec.template;
    const [container] = spec.containers;
    const own = Object.fromEntries(
      container.env.map((each: { name: string; value: string }) => [each.name, each.value]),
    );
    const config = expectUnderstood({ ...configMap.data, ...secret.stringData, ...own }, role);
    expect(config.roles).toEqual([role]);
    expect(deployment.spec.replicas).toBeGreaterThan(1);
    expect(deployment.spec.strategy.rollingUpdate.maxUnavailable).toBe(0);

    const ports = new Map(container.ports.map((port: Manifest) => [port.name, port.containerPort]));
    expect(ports.get("probe")).toBe(config.probeListen!.port);
    expect(container.readinessProbe.httpGet).toEqual({ path: "/readyz", port: "probe" });
    for (const probe of ["startupProbe", "livenessProbe"]) {
      expect(container[probe].httpGet).toEqual({ path: "/healthz", port: "probe" });
    }
    const wait = Number(container.lifecycle?.preStop.exec.command.at(-1) ?? 0);
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(wait + 5);
    expect(spec.securityContext.runAsUser).toBe(Number(values("USER")[0]!.split(":")[0]));

    const labels = deployment.spec.template.metadata.labels;
    expect(deployment.spec.selector.matchLabels).toEqual(labels);
    const budget = ofKind("PodDisruptionBudget").find(({ metadata }) => metadata.name === `marque-${role}`);
    expect(budget.spec).toEqual({ minAvailable: 1, selector: { matchLabels: labels } });
    const service = ofKind("Service").find(({ metadata }) => metadata.name === `marque-${role}`);
    if (role === "worker") return expect(service).toBeUndefined();
    expect(ports.get("https")).toBe(HTTPS_PORT);
    expect(config.liveListen).toBe(`0.0.0.0:${HTTPS_PORT}`);
    expect(service.spec.selector).toEqual(labels);
    expect(service.spec.ports).toEqual([{ name: "https", port: 443, targetPort: "https" }]);
    // Nobody is sent here any more before it is told to stop.
    expect(wait).toBeGreaterThanOrEqual(2 * container.readinessProbe.periodSeconds);
  });

  it("mount each file and directory that the settings name, and read the others' nothing", () => {
    const pods = [...ofKind("Deployment"), ...ofKind("Job")].map(({ spec }) => spec.template.spec);
    expect(pods).toHaveLength(ROLES.length + 1);
    const tls = ofKind("Secret").find(({ metadata }) => metadata.name === "marque-tls");
    const { MARQUE_TLS_CERT_FILE, MARQUE_TLS_KEY_FILE, MARQUE_DATA_DIR } = configMap.data;
    for (const { containers, volumes } of pods) {
      const mounts = containers[0].volumeMounts.map(({ mountPath }: Manifest) => mountPath);
      expect(mounts).toEqual(["/etc/marque/tls", MARQUE_DATA_DIR, "/tmp"]);
      expect(Object.keys(tls.stringData).map((file) => `${mounts[0]}/${file}`)).toEqual([
        MARQUE_TLS_CERT_FILE,
        MARQUE_TLS_KEY_FILE,
      ]);
      expect(volumes[0].secret.secretName).toBe(tls.metadata.name);
      expect(containers[0].securityContext.readOnlyRootFilesystem).toBe(true);
    }
  });
});
