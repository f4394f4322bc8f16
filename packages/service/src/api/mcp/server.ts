import type { RateCategory } from "@marque/contract";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from "@modelcontextprotocol/sdk/types.js";
import manifest from "../../../package.json" with { type: "json" };
import type { Admitted } from "../../admission/admission.ts";
import { ServiceError } from "../../errors.ts";
import { inputCheck } from "../../http/validation.ts";
import type { ApiDependencies } from "../dependencies.ts";
import type { Tool } from "./tool.ts";
import { TOOLS } from "./tools.ts";

/** What the guard learned of the request that carries a message. */
export interface McpCaller {
  readonly caller: Admitted;
  /** The trace that the request is part of; null where no traces are sent. */
  readonly trace: string | null;
  readonly isReadOnly: boolean;
  /** Counts the request as one of this category too; throws the refusal. */
  readonly admitAs: (category: RateCategory) => Promise<void>;
}

const INSTRUCTIONS = `Marque turns a sentence into a brand: a logo in SVG, two colours and a typeface.
Create a project (create_project), then make_brand with a prompt that names the brand, what it does and what is wished.
To change one thing, call refine_brand with the memory_id of the brand and only the change as the prompt.
A brand takes seconds. When an answer says that it is not finished, call wait_for_brand with its job_id; do not make it again.`;

/** A tool as it is listed, with the check of its arguments compiled once. */
const LISTED = TOOLS.map((tool) => ({ tool, entry: listed(tool), check: inputCheck({ body: tool.input }) }));

/** One caller's server, for one message. */
export function createMcpServer(dependencies: ApiDependencies, from: McpCaller): Server {
  const server = new Server(
    { name: "marque", title: "Marque", version: manifest.version },
    { capabilities: { tools: {} }, instructions: instructionsFor(from) },
  );
  const isOffered = ({ tool }: (typeof LISTED)[number]) => tool.isReadOnly || !from.isReadOnly;
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: LISTED.filter(isOffered).map(({ entry }) => entry),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal, sendNotification }) => {
    const found = LISTED.find(({ tool }) => tool.name === params.name);
    if (!found) throw new McpError(ErrorCode.InvalidParams, "There is no tool of this name.");
    const { tool, check } = found;
    if (!isOffered(found)) {
      return failed(`${tool.name} makes or changes something, and this connection is read-only.`, {
        code: "read_only",
      });
    }
    const progressToken = params._meta?.progressToken;
    let progress = 0;
    const tell = async (message: string) => {
      if (progressToken === undefined) return;
      progress += 1;
      await sendNotification({
        method: "notifications/progress",
        params: { progressToken, progress, message },
      });
    };
    try {
      if (tool.category !== "standard") await from.admitAs(tool.category);
      const args = check.body(params.arguments ?? {}) as never;
      const { caller, trace } = from;
      return await tool.run({ args, caller, trace, dependencies, signal, tell });
    } catch (error) {
      return refusedCall(error, dependencies, tool.name);
    }
  });
  return server;
}

function instructionsFor({ caller, isReadOnly }: McpCaller): string {
  const environment =
    caller.environment === "live"
      ? "This is the live environment: each brand made counts against the workspace's monthly quota and is billed."
      : "This is the sandbox: nothing is billed, and logos carry a watermark.";
  return [INSTRUCTIONS, environment, ...(isReadOnly ? ["This connection is read-only."] : [])].join("\n");
}

function listed({ name, title, description, input, isReadOnly }: Tool<never>) {
  // Our own keywords mean nothing to others.
  const inputSchema = JSON.parse(
    JSON.stringify(input, (key, value) => (key.startsWith("x-") ? undefined : value)),
  );
  return {
    name,
    title,
    description,
    inputSchema: inputSchema as { type: "object" },
    annotations: { readOnlyHint: isReadOnly, destructiveHint: false, openWorldHint: false },
  };
}

/** The API's own words and codes, as an answer that a model reads and can act on. */
function refusedCall(error: unknown, { log }: ApiDependencies, tool: string): CallToolResult {
  if (!(error instanceof ServiceError)) log.error({ err: error, tool }, "a tool of MCP failed");
  const refusal = error instanceof ServiceError ? error : new ServiceError("internal_error");
  const { "Retry-After": seconds } = refusal.headers;
  return failed(refusal.message, {
    ...refusal.body.error,
    ...(seconds === undefined ? {} : { retry_after_seconds: Number(seconds) }),
  });
}

function failed(message: string, error: { readonly code: string }): CallToolResult {
  return {
    isError: true,
    content: [{ type: "text", text: `${message} (${error.code})` }],
    structuredContent: { error: { message, ...error } },
  };
}
