// `npm run bench`: every question, one after the other, and their answers as one table.
//
//   npm run bench -- [--quick] [--only NAME[,NAME…]]
import { parseArgs } from "node:util";
import { accept } from "./questions/accepting.ts";
import { attacks } from "./questions/attacks.ts";
import { deleting } from "./questions/deleting.ts";
import { deliveries } from "./questions/deliveries.ts";
import { directions } from "./questions/directions.ts";
import { dragging } from "./questions/dragging.ts";
import { engine } from "./questions/engine.ts";
import { firstEvent } from "./questions/first-event.ts";
import { flood } from "./questions/flood.ts";
import { hanging } from "./questions/hanging.ts";
import { journey } from "./questions/journey.ts";
import { memory } from "./questions/memory.ts";
import { millionProjects } from "./questions/million-projects.ts";
import { getProject, listProjects } from "./questions/reading.ts";
import { start } from "./questions/start.ts";
import { telemetry } from "./questions/telemetry.ts";
import { threads } from "./questions/threads.ts";
import { versions } from "./questions/versions.ts";
import { workerMemory } from "./questions/worker-memory.ts";
import type { Question } from "./stage/question.ts";
import { type Answered, circumstances, currentLoad, markdown } from "./stage/table.ts";

const QUESTIONS: readonly Question[] = [
  getProject,
  listProjects,
  accept,
  millionProjects,
  deleting,
  deliveries,
  hanging,
  attacks,
  journey,
  directions,
  dragging,
  threads,
  engine,
  flood,
  start,
  firstEvent,
  memory,
  telemetry,
  workerMemory,
  versions,
];

const { values } = parseArgs({
  options: { quick: { type: "boolean", default: false }, only: { type: "string" } },
});
const names = values.only?.split(",");
const unknown = names?.filter((name) => !QUESTIONS.some((question) => question.name === name)) ?? [];
if (unknown.length > 0) {
  console.error(
    `There is no question ${unknown.join(", ")}. Choose from: ${QUESTIONS.map(({ name }) => name).join(", ")}.`,
  );
  process.exit(2);
}

const answered: Answered[] = [];
for (const question of QUESTIONS) {
  if (names && !names.includes(question.name)) continue;
  const loadBefore = currentLoad();
  const started = performance.now();
  process.stderr.write(`${question.name} … `);
  const row = await question.measure({ quick: values.quick }).catch((error: Error) => error);
  const words = row instanceof Error ? `failed: ${row.stack}` : `${row.figure} (${row.spread})`;
  process.stderr.write(`${words}, ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
  answered.push({ question, row, loadBefore });
}
console.log(`\n${circumstances(answered)}${values.quick ? " Quick run: not to be quoted." : ""}\n`);
console.log(markdown(answered));
process.exit(answered.some(({ row }) => row instanceof Error) ? 1 : 0);
