import type { Arrival, Receiver } from "@marque/sdk/receiver";
import type { LocalWorkspace } from "@marque/service";
import { type Command, type Input, UsageError } from "../command.ts";
import { CommandError, type Connection, connect } from "../connection.ts";

const FORWARD_MILLISECONDS = 5_000;

/** A local HTTPS receiver: prints its URL, then verifies and prints each event until Ctrl-C. */
export const listen: Command = {
  words: ["listen"],
  positionals: [],
  options: { port: { value: "P" }, "forward-to": { value: "URL" } },
  summary: "receive, verify and print events; with a local service it is the sandbox default while it runs",
  run: async (input) => {
    const port = portOf(input);
    const forwardTo = forwardUrl(input);
    const connection = await connect(input);
    const undo: (() => Promise<void>)[] = [() => connection.close()];
    try {
      const { secret, workspace } = await secretOf(input, connection);
      if (workspace) undo.push(() => workspace.close());
      if (!connection.local.receiver) {
        throw new CommandError(
          "There is no local certificate yet. Start the service on this machine once (npm start).",
        );
      }
      const { Receiver } = await import("@marque/sdk/receiver");
      const receiver = await Receiver.start({ certificate: connection.local.receiver, secret, port });
      undo.push(() => receiver.close());
      const { url } = receiver;
      if (workspace) undo.push(await workspace.borrowSandboxDefault(url));
      input.terminal.err(`Listening on ${url} (Ctrl-C stops)`);
      return { received: await printUntilStopped(input, receiver, forwardTo) };
    } finally {
      for (const step of undo.reverse()) await step();
    }
  },
  show: ({ received }: { received: number }) =>
    `${received} ${received === 1 ? "event" : "events"} received.`,
};

async function printUntilStopped(
  input: Input,
  receiver: Receiver,
  forwardTo: string | null,
): Promise<number> {
  const stop = () => void receiver.close();
  // `on`, not `once`: a second signal must not end the process before the default endpoint is restored.
  process.on("SIGINT", stop).on("SIGTERM", stop);
  let received = 0;
  for await (const arrival of receiver.arrivals()) {
    received += 1;
    const forwarded = forwardTo === null ? null : await forward(arrival, forwardTo);
    input.terminal.err(line(arrival, forwarded));
  }
  return received;
}

function line({ event, problem }: Arrival, forwarded: string | null): string {
  const what = event
    ? `${event.event_id}  ${event.type}  ${event.data.job_id}  signature verified`
    : `refused: ${problem}`;
  return forwarded === null ? what : `${what}  → ${forwarded}`;
}

/** Passes the same bytes and headers on; it reports the outcome and does not retry. */
async function forward({ body, headers }: Arrival, url: string): Promise<string> {
  const { host: _host, connection: _connection, "content-length": _length, ...kept } = headers;
  try {
    const { fetch } = await import("undici");
    const response = await fetch(url, {
      method: "POST",
      body,
      headers: kept as Record<string, string>,
      signal: AbortSignal.timeout(FORWARD_MILLISECONDS),
    });
    await response.body?.cancel();
    return String(response.status);
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    return cause?.code ?? (error as Error).message;
  }
}

async function secretOf(
  { env }: Input,
  { apiKey }: Connection,
): Promise<{ secret: string; workspace: LocalWorkspace | null }> {
  if (env.MARQUE_WEBHOOK_SECRET) return { secret: env.MARQUE_WEBHOOK_SECRET, workspace: null };
  const { openLocalWorkspace } = await import("@marque/service");
  const workspace = await openLocalWorkspace(env, apiKey);
  return { secret: workspace.webhookSecret, workspace };
}

function portOf({ options }: Input): number {
  const port = options.port ?? "0";
  if (!/^\d{1,5}$/.test(String(port)) || Number(port) > 65_535)
    throw new UsageError("--port takes a port number.");
  return Number(port);
}

function forwardUrl({ options }: Input): string | null {
  const url = options["forward-to"];
  if (url === undefined) return null;
  if (!/^https?:\/\//.test(String(url)) || !URL.canParse(String(url)))
    throw new UsageError("--forward-to takes a URL.");
  return String(url);
}
