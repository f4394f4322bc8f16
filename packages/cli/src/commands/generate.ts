import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Assets, MarqueEvent } from "@marque/sdk";
import { type Command, type Input, UsageError } from "../command.ts";
import { CommandError, type Connection, connect } from "../connection.ts";
import { preview } from "../preview.ts";
import { Progress } from "../progress.ts";
import { type Receiver, startReceiver } from "../receiver.ts";

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
    live: {},
    "receiver-url": { value: "URL" },
    port: { value: "P" },
  },
  summary: "make a brand: project, job, webhook, files",
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
          "There is no local certificate yet; start the service on this machine once (npm start).",
        );
      }
      const port = input.options.port === undefined ? 0 : Number(input.options.port);
      receiver = await startReceiver({ certificate: connection.local.receiver, secret, port });
      return await journey(input, connection, receiver, progress);
    } finally {
      progress.end();
      await receiver?.close();
      await connection.close();
    }
  },
  show: (made: Generated) => preview(made),
};

async function journey(
  { options, positionals }: Input,
  { marque }: Connection,
  receiver: Receiver,
  progress: Progress,
): Promise<Generated> {
  const prompt = positionals[0]!;
  const projectName = String(options.name ?? Array.from(prompt).slice(0, LONGEST_NAME).join(""));
  const project_id = String(options.project ?? (await marque.projects.create({ name: projectName })).id);
  const webhook_url = String(options["receiver-url"] ?? `https://localhost:${receiver.port}/`);
  const memory_id = options.refine === undefined ? null : String(options.refine);
  const job = await marque.brands.generate({ project_id, prompt, webhook_url, memory_id });
  progress.say(`accepted ${job.id}, waiting for the webhook`);
  const event = await eventOf(job.id, receiver);
  progress.say("delivered, signature verified");
  if (event.type === "generation.failed") {
    throw new CommandError(`The generation failed: ${event.data.error.message} (${event.data.error.code})`);
  }
  const { assets, memory_id: node, report } = event.data;
  const { logo_svg, logo_svg_dark, ...plain } = assets;
  const directory = resolve(String(options.out ?? job.id));
  await mkdir(directory, { recursive: true });
  const ids = { project_id, job_id: job.id, memory_id: node, event_id: event.event_id };
  const files = {
    "logo.svg": logo_svg,
    "logo-dark.svg": logo_svg_dark,
    "brand.json": `${JSON.stringify({ ...ids, assets: plain, report }, null, 2)}\n`,
  };
  for (const [file, text] of Object.entries(files)) await writeFile(join(directory, file), text);
  const { name = null } = (report ?? {}) as { name?: string | null };
  return { ...ids, name, directory, files: Object.keys(files), assets: plain };
}

/** Waits for this job's event; others that reach the receiver are not ours to judge. */
async function eventOf(jobId: string, receiver: Receiver): Promise<MarqueEvent> {
  const late = setTimeout(() => void receiver.close(), PATIENCE_MILLISECONDS);
  try {
    for await (const { event, problem } of receiver.arrivals()) {
      if (problem) throw new CommandError(`A webhook arrived that cannot be trusted. ${problem}`);
      if (event?.data.job_id === jobId) return event;
    }
  } finally {
    clearTimeout(late);
  }
  throw new CommandError(
    `The event of ${jobId} did not arrive in time. The dashboard and marque admin events show why.`,
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
    throw new UsageError("Give --project or --name, not both: a name is for a new project.");
  }
  if (options.port !== undefined && !/^\d{1,5}$/.test(String(options.port)))
    throw new UsageError("--port takes a port number.");
  if (options["receiver-url"] !== undefined && env.MARQUE_WEBHOOK_SECRET === undefined) {
    throw new UsageError(
      "--receiver-url is for a service elsewhere; set MARQUE_WEBHOOK_SECRET to its webhook secret too.",
    );
  }
}

function checkKey({ options }: Input, { apiKey }: Connection): void {
  const isLive = apiKey.startsWith("sk_live_");
  if (options.live && !isLive)
    throw new CommandError("--live needs a Live key: set MARQUE_API_KEY to one (sk_live_…).");
  if (!options.live && isLive) {
    throw new CommandError(
      "MARQUE_API_KEY is a Live key, whose generations are billed; add --live to mean it.",
    );
  }
}
