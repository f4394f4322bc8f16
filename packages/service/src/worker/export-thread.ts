import type { ExportResult, ExportTask } from "../generation/exporter.ts";
import { giveWay } from "./thread-priority.ts";

giveWay("exporting");

// Only now: loading takes as long as to make a kit. Not awaited here: see docs/decisions/0022.
const loading = import("./export-files.ts");
// The caller that asks for an export gets the error; until then, a failure must not end the process.
loading.catch(() => {});

/** Runs in the exporting thread. */
export default async function run(task: ExportTask): Promise<ExportResult> {
  const { makeExport } = await loading;
  const before = process.threadCpuUsage();
  const made = await makeExport(task);
  const { user, system } = process.threadCpuUsage(before);
  return { ...made, processorMilliseconds: (user + system) / 1000 };
}
