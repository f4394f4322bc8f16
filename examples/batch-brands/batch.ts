// batch.ts FILE.jsonl DIRECTORY: a brand for every line, and a page that shows them all.
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Marque, type MarqueEvent } from "@marque/sdk";
import { contactSheet } from "./contact-sheet.ts";
import { startReceiver } from "./receiver.ts";

interface Line {
  readonly id: string;
  readonly prompt: string;
}

/** Longer than a job may take, and than the first two attempts to deliver its event. */
const PATIENCE_MILLISECONDS = 150_000;

const [file = "prompts.jsonl", directory = "brands"] = process.argv.slice(2);
const { MARQUE_API_KEY, MARQUE_WEBHOOK_SECRET, TLS_CERT, TLS_KEY } = process.env;
const { MARQUE_URL = "https://localhost:8444", PORT = "0" } = process.env;
if (!MARQUE_API_KEY || !MARQUE_WEBHOOK_SECRET || !TLS_CERT || !TLS_KEY) {
  console.error("Set MARQUE_API_KEY, MARQUE_WEBHOOK_SECRET, TLS_CERT and TLS_KEY; the README says to what.");
  process.exit(2);
}

const lines = (await readFile(file, "utf8"))
  .split("\n")
  .filter((text) => text.trim() !== "")
  .map((text) => JSON.parse(text) as Line);
// What an earlier run finished is not asked for, and paid for, again.
const missing = lines.filter(({ id }) => !existsSync(join(directory, id, "logo.svg")));
console.log(`${lines.length} lines, ${missing.length} to generate`);

// The SDK waits out 429 by itself; a long batch needs more tries than a single call.
const marque = new Marque(MARQUE_API_KEY, { baseUrl: MARQUE_URL, maxRetries: 10 });
const receiver = await startReceiver({
  tls: { cert: await readFile(TLS_CERT), key: await readFile(TLS_KEY) },
  secret: MARQUE_WEBHOOK_SECRET,
  port: Number(PORT),
});
const webhook_url = process.env.WEBHOOK_URL ?? `https://localhost:${receiver.port}/`;

let failures = 0;
if (missing.length > 0) {
  const project = await marque.projects.create({ name: `Batch of ${missing.length}` });
  const lineOfJob = new Map<string, Line>();
  for (const line of missing) {
    const job = await marque.brands.generate({ project_id: project.id, prompt: line.prompt, webhook_url });
    lineOfJob.set(job.id, line);
  }
  const signal = AbortSignal.timeout(PATIENCE_MILLISECONDS);
  // An event may come before its job is in the map, or twice: the receiver keeps them by job.
  for (const [jobId, line] of lineOfJob) {
    const event = await receiver.eventOf(jobId, signal).catch(() => null);
    failures += (await settle(line, event)) ? 0 : 1;
  }
}
await receiver.close();
await writeFile(
  join(directory, "index.html"),
  await contactSheet(
    directory,
    lines.map(({ id }) => id),
  ),
);
console.log(`${lines.length - failures} of ${lines.length} are in ${directory}/; see index.html`);
process.exitCode = failures === 0 ? 0 : 1;

/** Writes a brand to its directory. False when there is none. */
async function settle({ id }: Line, event: MarqueEvent | null): Promise<boolean> {
  await mkdir(directory, { recursive: true });
  if (event?.type !== "generation.success") {
    console.error(`${id}: ${event ? event.data.error.message : "no event came in time"}`);
    return false;
  }
  const { assets, memory_id, project_id } = event.data;
  const { logo_svg, logo_svg_dark, ...rest } = assets;
  await mkdir(join(directory, id), { recursive: true });
  await writeFile(join(directory, id, "logo-dark.svg"), logo_svg_dark);
  await writeFile(
    join(directory, id, "brand.json"),
    `${JSON.stringify({ project_id, memory_id, ...rest }, null, 2)}\n`,
  );
  // Last, because its presence means that the brand is complete.
  await writeFile(join(directory, id, "logo.svg"), logo_svg);
  console.log(`${id}: ${rest.primary_color}, ${rest.font_family}`);
  return true;
}
