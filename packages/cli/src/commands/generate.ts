import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Assets, MarqueEvent } from "@marque/sdk";
import type { Receiver } from "@marque/sdk/receiver";
import { type Command, type Input, UsageError } from "../command.ts";
import { CommandError, type Connection, connect } from "../connection.ts";
import { preview } from "../preview.ts";
import { Progress } from "../progress.ts";

/** Longer than the processing window and the first two attempts of a delivery. */
const PATIENCE_MILLISECONDS = 150_000;
const LONGEST_NAME = 200;

export interface Generated {
  readonly project_id: string;
  readonly job_id: string;
  readonly memory_id: string;
  readonly event_id: string;
  /** As it was set; null for a symbol alone. */
  readonly name: string | null;
  readonly directory: string;
  readonly files: readonly string[];
  readonly assets: Omit<Assets, "logo_svg" | "logo_svg_dark">;
}

/** The whole journey through the API: project, job, local receiver, verified event, files. */
export const generate: Command = {
  words: ["generate"],
  positionals: ["PROMPT"],
  options: {
    project: { value: "ID" },
    name: { value: "N" },
    refine: { value: "MEM" },
    out: { value: "DIR" },
    directions: { value: "N" },
    live: {},
    "receiver-url": { value: "URL" },
    port: { value: "P" },
  },
  summary: "create a brand and save its files",
  run: async (input) => {
    checkOptions(input);
    const connection = await connect(input);
    const progress = new Progress(input.terminal);
    let receiver: Receiver | undefined;
    try {
      checkKey(input, connection);
      const secret = await secretFor(input, connection);
      if (!connection.local.receiver) {
        throw new CommandError(
          "There is no local certificate yet. Start the service on this machine once (npm start).",
        );
      }
      const port = input.options.port === undefined ? 0 : Number(input.options.port);
      const { Receiver } = await import("@marque/sdk/receiver");
      receiver = await Receiver.start({ certificate: connection.local.receiver, secret, port });
      const way = { input, connection, receiver, progress };
      return input.options.directions === undefined ? await journey(way) : await directionsJourney(way);
    } finally {
      progress.end();
      await receiver?.close();
      await connection.close();
    }
  },
  show: (made: Generated | Board) => ("sheet" in made ? showBoard(made) : preview(made)),
};

interface Way {
  readonly input: Input;
  readonly connection: Connection;
  readonly receiver: Receiver;
  readonly progress: Progress;
}

async function journey({
  input: { options, positionals },
  connection,
  receiver,
  progress,
}: Way): Promise<Generated> {
  const prompt = positionals[0]!;
  const project_id = await projectOf(options, prompt, connection);
  const webhook_url = String(options["receiver-url"] ?? receiver.url);
  const memory_id = options.refine === undefined ? null : String(options.refine);
  const job = await connection.marque.brands.generate({ project_id, prompt, webhook_url, memory_id });
  progress.say(`accepted ${job.id}, waiting for the webhook`);
  const [event] = await eventsOf([job.id], receiver);
  progress.say("delivered, signature verified");
  return (await keep(event!, resolve(String(options.out ?? job.id)))).made;
}

/** The same sentence in several directions: a job and a folder for each, and one sheet of them all. */
async function directionsJourney({ input, connection, receiver, progress }: Way): Promise<Board> {
  const { options, positionals } = input;
  const { DIRECTIONS, inDirection } = await import("@marque/contract/tables");
  const directions = DIRECTIONS.slice(0, Number(options.directions));
  const project_id = await projectOf(options, positionals[0]!, connection);
  const webhook_url = String(options["receiver-url"] ?? receiver.url);
  const jobs: string[] = [];
  for (const direction of directions) {
    const prompt = inDirection(positionals[0]!, direction);
    jobs.push((await connection.marque.brands.generate({ project_id, prompt, webhook_url })).id);
  }
  progress.say(`accepted ${jobs.length} jobs, waiting for their webhooks`);
  const events = await eventsOf(jobs, receiver, (count) =>
    progress.say(`${count} of ${jobs.length} delivered`),
  );
  const directory = resolve(String(options.out ?? project_id));
  const kept: { readonly id: string; readonly made: Generated; readonly assets: Assets }[] = [];
  for (const [index, event] of events.entries()) {
    const id = directions[index]!;
    kept.push({ id, ...(await keep(event, join(directory, id))) });
  }
  progress.say("drawing the sheet");
  const [{ loadStudio }, { contactSheet }] = await Promise.all([
    import("@marque/engine"),
    import("@marque/engine/batch"),
  ]);
  const sheet = join(directory, "sheet.png");
  await writeFile(sheet, contactSheet(await loadStudio(), kept));
  return {
    project_id,
    directory,
    sheet,
    directions: kept.map(({ id, made }) => ({ direction: id, ...made })),
  };
}

/** What `--directions` answers. */
export interface Board {
  readonly project_id: string;
  readonly directory: string;
  readonly sheet: string;
  readonly directions: readonly (Generated & { readonly direction: string })[];
}

function showBoard({ sheet, project_id, directions }: Board): string {
  return [
    `Sheet     ${sheet}`,
    ...directions.map(({ direction, memory_id }) => `${direction.padEnd(9)} ${memory_id}`),
    `Refine    marque generate "…" --project ${project_id} --refine MEM`,
  ].join("\n");
}

async function projectOf(options: Input["options"], prompt: string, { marque }: Connection): Promise<string> {
  if (options.project !== undefined) return String(options.project);
  const name = String(options.name ?? Array.from(prompt).slice(0, LONGEST_NAME).join(""));
  return (await marque.projects.create({ name })).id;
}

/** Writes what an event brought. */
async function keep(
  event: MarqueEvent,
  directory: string,
): Promise<{ readonly made: Generated; readonly assets: Assets }> {
  if (event.type === "generation.failed") {
    throw new CommandError(`The generation failed: ${event.data.error.message} (${event.data.error.code})`);
  }
  const { assets, job_id, project_id, memory_id, report } = event.data;
  const { logo_svg, logo_svg_dark, ...plain } = assets;
  await mkdir(directory, { recursive: true });
  const ids = { project_id, job_id, memory_id, event_id: event.event_id };
  const files = {
    "logo.svg": logo_svg,
    "logo-dark.svg": logo_svg_dark,
    "brand.json": `${JSON.stringify({ ...ids, assets: plain, report }, null, 2)}\n`,
  };
  for (const [file, text] of Object.entries(files)) await writeFile(join(directory, file), text);
  const { name = null } = (report ?? {}) as { name?: string | null };
  return { made: { ...ids, name, directory, files: Object.keys(files), assets: plain }, assets };
}

/** Waits for the events of these jobs, in their order; it ignores others that reach the receiver. */
async function eventsOf(
  jobIds: readonly string[],
  receiver: Receiver,
  onArrival: (count: number) => void = () => {},
): Promise<readonly MarqueEvent[]> {
  const late = setTimeout(() => void receiver.close(), PATIENCE_MILLISECONDS);
  const arrived = new Map<string, MarqueEvent>();
  try {
    for await (const { event, problem } of receiver.arrivals()) {
      if (problem) throw new CommandError(`A webhook arrived that could not be verified. ${problem}`);
      if (!event || !jobIds.includes(event.data.job_id ?? "")) continue;
      arrived.set(event.data.job_id!, event);
      onArrival(arrived.size);
      if (arrived.size === jobIds.length) return jobIds.map((id) => arrived.get(id)!);
    }
  } finally {
    clearTimeout(late);
  }
  const missing = jobIds.filter((id) => !arrived.has(id));
  throw new CommandError(
    `The event of ${missing.join(", ")} did not arrive in time. See why in the dashboard or with marque admin events.`,
  );
}

async function secretFor({ env }: Input, { apiKey }: Connection): Promise<string> {
  if (env.MARQUE_WEBHOOK_SECRET) return env.MARQUE_WEBHOOK_SECRET;
  const { openLocalWorkspace } = await import("@marque/service");
  const workspace = await openLocalWorkspace(env, apiKey);
  await workspace.close();
  return workspace.webhookSecret;
}

function checkOptions({ options, env }: Input): void {
  if (options.project !== undefined && options.name !== undefined) {
    throw new UsageError("Use --project or --name, not both. A name creates a new project.");
  }
  if (options.directions !== undefined && !/^[1-6]$/.test(String(options.directions)))
    throw new UsageError("--directions takes a number from 1 to 6.");
  if (options.directions !== undefined && options.refine !== undefined)
    throw new UsageError("Use --directions or --refine, not both. Directions start from scratch.");
  if (options.port !== undefined && !/^\d{1,5}$/.test(String(options.port)))
    throw new UsageError("--port takes a port number.");
  if (options["receiver-url"] !== undefined && env.MARQUE_WEBHOOK_SECRET === undefined) {
    throw new UsageError(
      "--receiver-url is for a remote service. Set MARQUE_WEBHOOK_SECRET to its webhook secret too.",
    );
  }
}

function checkKey({ options }: Input, { apiKey }: Connection): void {
  const isLive = apiKey.startsWith("sk_live_");
  if (options.live && !isLive)
    throw new CommandError("--live needs a live key. Set MARQUE_API_KEY to one (sk_live_…).");
  if (!options.live && isLive) {
    throw new CommandError("MARQUE_API_KEY is a live key, so generations are billed. Add --live to confirm.");
  }
}
