import { cpus, loadavg } from "node:os";
import type { Witness } from "./callers.ts";
import type { Account, Accounts } from "./count.ts";
import { LINES } from "./network.ts";
import type { FaultOptions } from "./options.ts";
import type { Intent } from "./plan.ts";
import type { Stage } from "./stage.ts";
import type { Kills } from "./strikes.ts";

export interface Run extends Accounts {
  readonly stage: Stage;
  readonly intents: readonly Intent[];
  readonly witness: Witness;
  readonly kills: Kills;
  readonly isSettled: boolean;
  readonly troubleSeconds: number;
  readonly settleSeconds: number;
}

/** Prints the tables, in Markdown so that they can go into docs/faults.md. False when a count is wrong. */
export function printReport(options: FaultOptions, run: Run, seconds: number): boolean {
  const accounts = [...run.accounts, ...faultsReallyMade(options, run)];
  const wrong = accounts.filter(({ counted, expected }) => counted !== expected);
  console.log(`${new Date().toISOString()}, ${machine()}`);
  console.log(
    `seed ${options.seed}, ${options.workers.join(" + ")} workers, ${seconds.toFixed(0)} s in all\n`,
  );
  table(["Counted", "Found", "Must be", ""], accounts.map(judged));
  console.log();
  table(["What happened", ""], Object.entries({ ...happened(options, run), ...run.remarks }));
  for (const { name, examples } of wrong) console.log(`\nWRONG: ${name}\n  ${examples.join("\n  ")}`);
  const verdict = wrong.length === 0 ? "every count is right" : `${wrong.length} counts are wrong`;
  console.log(`\nfaults: ${verdict}`);
  return wrong.length === 0;
}

/** A run in which nothing was broken proves nothing. */
function faultsReallyMade({ kills }: FaultOptions, run: Run): Account[] {
  const total = Object.values(run.kills).reduce((a, b) => a + b, 0);
  const cuts = LINES.filter((line) => run.stage.network.cuts[line] > 0);
  const yes = (name: string, is: boolean): Account => ({
    name,
    counted: Number(is),
    expected: 1,
    examples: [],
  });
  return [
    { name: "processes killed with SIGKILL", counted: total, expected: kills, examples: [] },
    yes(
      "each kind of process was among them (1 = yes)",
      Object.values(run.kills).every((count) => count > 0),
    ),
    {
      name: "kinds of connections that were cut",
      counted: cuts.length,
      expected: LINES.length,
      examples: [],
    },
    yes("all came to its end in time (1 = yes)", run.isSettled),
  ];
}

function happened({ workspaces }: FaultOptions, run: Run): Record<string, string> {
  const { api, worker, postmaster, backend } = run.kills;
  const cuts = LINES.map((line) => `${run.stage.network.cuts[line]} to ${line}`);
  const off = run.stage.nodes
    .map(({ options }) => options)
    .filter(({ clockOffsetSeconds }) => clockOffsetSeconds !== 0)
    .map(({ name, clockOffsetSeconds }) => `${name} ${clockOffsetSeconds / 60} min`);
  const conducts = Object.entries(run.stage.hooks.failures).map(([name, count]) => `${count} × ${name}`);
  return {
    "jobs, workspaces": `${run.intents.length}, ${workspaces}`,
    killed: `${api} × API, ${worker} × worker, ${postmaster} × PostgreSQL, ${backend} × one of its sessions`,
    "nodes started again": String(run.stage.nodes.reduce((sum, node) => sum + node.startedAgain, 0)),
    "connections reset": cuts.join(", "),
    "clocks off": off.join(", "),
    "receivers failed": conducts.join(", "),
    "time of trouble, until all had ended": `${run.troubleSeconds.toFixed(0)} s, ${run.settleSeconds.toFixed(0)} s`,
  };
}

function judged({ name, counted, expected }: Account): string[] {
  return [name, String(counted), String(expected), counted === expected ? "right" : "WRONG"];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): void {
  for (const cells of [head, head.map(() => "---"), ...rows]) console.log(`| ${cells.join(" | ")} |`);
}

function machine(): string {
  const [first] = cpus();
  const model = first?.model && first.model !== "unknown" ? ` (${first.model})` : "";
  return `${process.platform} ${process.arch}, ${cpus().length} cores${model}, load ${loadavg()[0]!.toFixed(1)}, Node ${process.version}`;
}
