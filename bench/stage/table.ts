// The table that goes into docs/benchmarks.md.
import { readFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg, totalmem } from "node:os";
import type { Question, Row } from "./question.ts";

export interface Answered {
  readonly question: Question;
  readonly row: Row | Error;
  readonly loadBefore: number;
}

/** The day and the machine. */
export function machine(): string {
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return (
    `${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC, ${process.platform} ${process.arch}, ` +
    `${availableParallelism()} cores (${cpus()[0]?.model.trim() || "model not told"}), ${gigabytes} GB, ${shaInstructions()}Node ${process.versions.node}.`
  );
}

/** Each delivery is signed twice. A processor without them takes twice as long for it. */
function shaInstructions(): string {
  try {
    const has = /\b(sha_ni|sha2)\b/.test(readFileSync("/proc/cpuinfo", "utf8"));
    return `${has ? "with" : "without"} instructions for SHA-256, `;
  } catch {
    return ""; // not Linux
  }
}

/** The machine, the day, and how busy it was besides. */
export function circumstances(answered: readonly Answered[]): string {
  const loads = answered.map(({ loadBefore }) => loadBefore);
  const [least, most] = [Math.min(...loads), Math.max(...loads)].map((load) => load.toFixed(1));
  return `${machine()} Load average just before each question: ${least} to ${most}.`;
}

export function markdown(answered: readonly Answered[]): string {
  const head = ["Question", "Ours", "Yardstick", "Figure (lowest–highest)", "To reach", ""];
  const rows = answered.map(({ question, row }) =>
    row instanceof Error
      ? [question.asks, `failed: ${row.message}`, "", "", question.target, "✗"]
      : [
          question.asks,
          row.ours,
          `${question.yardstick}: ${row.yardstick}`,
          `${row.figure} (${row.spread})${row.note ? `; ${row.note}` : ""}`,
          question.target,
          row.isMet ? "✓" : "✗",
        ],
  );
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

export function currentLoad(): number {
  return loadavg()[0]!;
}
