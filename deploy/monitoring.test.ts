// The board and the alert rules use figures that the service has, and promtool accepts them.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { createMetrics } from "../packages/service/src/metrics.ts";

const execute = promisify(execFile);
const pathOf = (name: string) => fileURLToPath(new URL(`monitoring/${name}`, import.meta.url));
const read = (name: string) => readFileSync(pathOf(name), "utf8");

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
}
interface Panel {
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets: readonly { readonly expr: string }[];
}

const rules = (parse(read("alerts.yaml")) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const { panels } = JSON.parse(read("grafana-board.json")) as { panels: Panel[] };
const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** Names and labels as `/metrics` shows them; those of nothing that happened yet have no sample, only their name. */
async function offered(): Promise<{ readonly names: ReadonlySet<string>; readonly text: string }> {
  const metrics = createMetrics({
    waitingJobs: async () => [],
    pendingDeliveries: async () => 0,
    poolUse: () => ({ total: 0, idle: 0, waiting: 0 }),
  });
  metrics.onGeneration("succeeded", 1);
  metrics.onAttempt({ statusCode: 200, error: null, durationMs: 1 });
  metrics.onReading("answered", 1);
  const text = await metrics.text();
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  const names = types.flatMap(([, name, type]) =>
    type === "histogram" ? ["_bucket", "_sum", "_count"].map((end) => name + end) : [name!],
  );
  return { names: new Set([...names, "up"]), text };
}

async function promtool(...args: string[]): Promise<string | null> {
  const { stdout, stderr } = await execute("promtool", args).catch((error) => {
    if (error.code !== "ENOENT")
      throw new Error(`promtool ${args.join(" ")}:\n${error.stdout}${error.stderr}`);
    process.stderr.write(
      `\n!! NOT RUN: promtool ${args.slice(0, 2).join(" ")} (Debian, Ubuntu: apt-get install prometheus)\n\n`,
    );
    return { stdout: "", stderr: "" };
  });
  return stdout + stderr || null;
}

describe("what watches the service", () => {
  it.each(expressions)("%s asks for figures that /metrics has", async (_, expr) => {
    const { names } = await offered();
    const asked = [...expr.matchAll(/\b(marque_\w+|up)\b(?=[{[)\s]|$)/g)].map(([, name]) => name!);
    expect(asked.length).toBeGreaterThan(0);
    for (const name of asked) expect(names).toContain(name);
  });

  it("every figure of ours is on the board", async () => {
    const { names } = await offered();
    const ours = [...names].filter(
      (name) => /^marque_(?!process|nodejs)/.test(name) && !/_(sum|count)$/.test(name),
    );
    const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join("\n");
    for (const name of ours) expect(shown).toContain(name);
  });

  it("labels that are asked for are labels that are set", async () => {
    const { text } = await offered();
    for (const label of ['status="queued"', 'state="waiting"', 'outcome="succeeded"', 'outcome="answered"']) {
      expect(text).toContain(label);
    }
  });

  it("each alert has its time, its weight, a sentence, and a line in docs/monitoring.md", () => {
    const page = readFileSync(new URL("../docs/monitoring.md", import.meta.url), "utf8");
    expect(rules.length).toBeGreaterThan(5);
    for (const rule of rules) {
      expect(rule.for, rule.alert).toMatch(/^\d+m$/);
      expect(["page", "warn"], rule.alert).toContain(rule.labels.severity);
      expect(rule.annotations.summary, rule.alert).toMatch(/\.$/);
      expect(page).toContain(`\`${rule.alert}\``);
    }
  });

  it("no panel lies on another", () => {
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, n) => `${x + (n % w)},${y + Math.floor(n / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
  });

  it("promtool accepts the rules, and they fire when they should", async () => {
    const checked = await promtool("check", "rules", pathOf("alerts.yaml"));
    if (checked === null) return;
    expect(checked).toContain(`${rules.length} rules found`);
    expect(await promtool("test", "rules", pathOf("alerts.test.yaml"))).toContain("SUCCESS");
  });

  it("promtool accepts what /metrics says", async () => {
    const { text } = await offered();
    const child = execFile("promtool", ["check", "metrics"]);
    const ended = new Promise<number | null>((resolve) => {
      child.on("error", () => resolve(null));
      child.on("exit", resolve);
    });
    child.stdin?.on("error", () => {});
    child.stdin?.end(text);
    // 3: naming style, in figures that prom-client adds.
    expect([null, 0, 3]).toContain(await ended);
  });
});
