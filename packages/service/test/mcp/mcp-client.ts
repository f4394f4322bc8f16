import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { Agent, fetch } from "undici";
import type { TestService } from "../test-service.ts";

export interface McpClient {
  readonly client: Client;
  /** Calls a tool; throws only where the protocol itself refuses. */
  tool(name: string, args?: Record<string, unknown>): Promise<CallToolResult>;
  close(): Promise<void>;
}

export interface McpOptions {
  readonly origin?: "live" | "sandbox";
  readonly query?: string;
}

/** The official SDK's client, over real HTTPS. */
export async function mcpClient(
  service: TestService,
  key: string | null,
  { origin = "sandbox", query = "" }: McpOptions = {},
): Promise<McpClient> {
  const agent = new Agent({ connect: { ca: service.ca } });
  const client = new Client({ name: "test", version: "1" });
  const transport = new StreamableHTTPClientTransport(
    new URL(`https://localhost:${service.ports[origin]}/mcp${query}`),
    {
      fetch: ((url: string, init: object) =>
        fetch(url, { ...init, dispatcher: agent })) as unknown as typeof globalThis.fetch,
      requestInit: { headers: key === null ? {} : { Authorization: `Bearer ${key}` } },
    },
  );
  const close = async () => {
    await client.close();
    await agent.destroy();
  };
  try {
    await client.connect(transport);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    client,
    tool: async (name, args = {}) => (await client.callTool({ name, arguments: args })) as CallToolResult,
    close,
  };
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into what a tool returned freely
export function dataOf(result: CallToolResult): any {
  return result.structuredContent;
}
