import type { Command, Input } from "../command.ts";
import { CommandError, type Connection, connect } from "../connection.ts";

/** Connects a client on standard input and output to the service's `/mcp`: the tools are the service's own. */
export const mcp: Command = {
  words: ["mcp"],
  positionals: [],
  options: { live: {}, "read-only": {} },
  summary: "speak the Model Context Protocol on standard input and output, for agents (docs/agents.md)",
  speaksItself: true,
  run: async (input) => {
    const connection = await connect(input);
    try {
      requireMeant(input, connection);
      await bridge(input, connection);
      return {};
    } finally {
      await connection.close();
    }
  },
  show: () => "",
};

/** As `marque generate`: what is billed is asked for twice. */
function requireMeant({ options }: Input, { apiKey }: Connection): void {
  const isLive = apiKey.startsWith("sk_live_");
  if (options.live && !isLive)
    throw new CommandError("--live needs a live key. Set MARQUE_API_KEY to one (sk_live_…).");
  if (!options.live && isLive && !options["read-only"]) {
    throw new CommandError(
      "MARQUE_API_KEY is a Live key, whose generations are billed; add --live to mean it, or --read-only.",
    );
  }
}

/** Passes messages both ways until standard input ends. */
async function bridge({ options, terminal }: Input, { apiKey, origin, fetch }: Connection): Promise<void> {
  const { StreamableHTTPClientTransport } = await import(
    "@modelcontextprotocol/sdk/client/streamableHttp.js"
  );
  const { StdioServerTransport } = await import("@modelcontextprotocol/sdk/server/stdio.js");
  const { isInitializeRequest, isJSONRPCRequest, isJSONRPCResultResponse } = await import(
    "@modelcontextprotocol/sdk/types.js"
  );
  const url = new URL("/mcp", origin);
  if (options["read-only"]) url.searchParams.set("read_only", "true");
  const service = new StreamableHTTPClientTransport(url, {
    fetch: withSentences(fetch, origin),
    requestInit: { headers: { Authorization: `Bearer ${apiKey}` } },
  });
  const client = new StdioServerTransport();
  let initialize: string | number | null = null;

  client.onmessage = (message) => {
    if (isInitializeRequest(message) && isJSONRPCRequest(message)) initialize = message.id;
    service.send(message).catch(async (error: Error) => {
      terminal.err(`marque: ${error.message}`);
      if (!isJSONRPCRequest(message)) return;
      await client.send({
        jsonrpc: "2.0",
        id: message.id,
        error: { code: REFUSED, message: error.message },
      });
    });
  };
  service.onmessage = (message) => {
    if (isJSONRPCResultResponse(message) && message.id === initialize) {
      service.setProtocolVersion(String(message.result.protocolVersion));
    }
    void client.send(message);
  };
  const ended = new Promise<void>((resolve) => {
    process.stdin.once("end", resolve).once("close", resolve);
    process.once("SIGINT", resolve).once("SIGTERM", resolve);
  });
  await service.start();
  await client.start();
  await ended;
  await service.close();
  await client.close();
}

/** JSON-RPC's range for errors of the server's own. */
const REFUSED = -32_000;

/** A refusal of the API comes with a sentence, which says more than the status. */
function withSentences(fetch: typeof globalThis.fetch, origin: string): typeof globalThis.fetch {
  return async (url, init) => {
    const response = await fetch(url, init);
    if (response.ok || init?.method !== "POST") return response;
    const { error } = (await response.json().catch(() => ({}))) as {
      error?: { code?: string; message?: string };
    };
    if (error?.code === "endpoint_not_found") {
      throw new CommandError(`${origin} does not offer MCP. Start the service with MARQUE_MCP=on.`);
    }
    throw new CommandError(
      error?.message === undefined
        ? `${origin} answered with status ${response.status}.`
        : `${error.message} (${error.code})`,
    );
  };
}
