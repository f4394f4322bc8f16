import { Readable } from "node:stream";
import type { OpenApiOptions } from "@marque/contract";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { ServiceError } from "../../errors.ts";
import { traceOf } from "../../http/request-span.ts";
import { inputCheck } from "../../http/validation.ts";
import type { Routes } from "../dependencies.ts";
import { admitAs, admittedOf } from "../guard.ts";
import { createMcpServer } from "./server.ts";

const check = inputCheck({
  query: Type.Object(
    { read_only: Type.Optional(Type.Unsafe<"true" | "false">({ type: "string", enum: ["true", "false"] })) },
    { additionalProperties: false },
  ),
});

/** What the transport looks at; the guard has handled the rest of the request. */
const HEADERS = ["accept", "content-type", "mcp-protocol-version", "mcp-session-id", "last-event-id"];

/**
 * The Model Context Protocol over streamable HTTP, without sessions: each request carries its key, is independent and may
 * reach another process than the one before. It comes through the guard like every other request.
 */
export const mcpRoutes: Routes = (app, dependencies) => {
  app.post("/mcp", async (request, reply) => {
    const { read_only } = check.query(request.query) as { read_only?: "true" | "false" };
    requireOwnOrigin(request, dependencies.origins);
    requireOneMessage(request.body);
    const server = createMcpServer(dependencies, {
      caller: admittedOf(request),
      trace: traceOf(request),
      isReadOnly: dependencies.mcp === "read-only" || read_only === "true",
      admitAs: (category) => admitAs(request, dependencies.admission, category),
    });
    const transport = new WebStandardStreamableHTTPServerTransport();
    // Also when the client leaves: the tools it called stop waiting.
    reply.raw.once("close", () => void server.close());
    await server.connect(transport);
    const response = await transport.handleRequest(asWebRequest(request), { parsedBody: request.body });
    reply.code(response.status).headers(Object.fromEntries(response.headers));
    return reply.send(response.body ? Readable.fromWeb(response.body as never) : null);
  });
  // A server without sessions has nothing to stream and nothing to end.
  app.route({
    method: ["GET", "PUT", "PATCH", "DELETE"],
    url: "/mcp",
    handler: async ({ method }) => {
      throw new ServiceError("method_not_allowed", {
        message: `${method} is not offered here. Use POST.`,
        allow: ["POST"],
      });
    },
  });
};

/** The protocol requires it: a page of another origin, in a browser, must not call this. Programs send no Origin. */
function requireOwnOrigin(
  { headers: { origin } }: FastifyRequest,
  { liveOrigin, sandboxOrigin }: OpenApiOptions,
): void {
  if (origin === undefined || origin === liveOrigin || origin === sandboxOrigin) return;
  throw new ServiceError("foreign_origin", { message: "MCP is not offered to pages of other origins." });
}

/** The protocol gave batches up in 2025-06-18; one request with a thousand calls would count as one. */
function requireOneMessage(body: unknown): void {
  if (body !== null && typeof body === "object" && !Array.isArray(body)) return;
  throw new ServiceError("invalid_param", { message: "The body must be one JSON-RPC message." });
}

function asWebRequest({ headers }: FastifyRequest): Request {
  const kept = HEADERS.flatMap((name) => {
    const value = headers[name];
    return typeof value === "string" ? [[name, value] as [string, string]] : [];
  });
  // The transport reads the host of an address for nothing but its log of errors.
  return new Request("https://localhost/mcp", { method: "POST", headers: kept });
}
