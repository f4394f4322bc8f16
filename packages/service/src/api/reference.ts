import { type OpenApiOptions, openApiDocument } from "@marque/contract";
import fastify, { type FastifyInstance } from "fastify";
import { sendStored, storedLater } from "../http/stored-file.ts";

/**
 * Everything comes from this origin: whatever the page's script would like to fetch, the browser refuses the rest
 * of the world. `unsafe-inline` is for styles alone, which Scalar sets on its elements.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <title>Marque API</title>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
  </head>
  <body>
    <p style="margin: 0; padding: 0.5rem 1rem; font: 0.9rem system-ui, sans-serif"><a href="/docs/index">Guides</a></p>
    <div id="reference"></div>
    <noscript>This page needs JavaScript. The same document for programs: <a href="/openapi.json">/openapi.json</a></noscript>
    <script src="/docs/scalar.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

/**
 * Fonts, telemetry, the assistant, the MCP link, the proxy and the developer tools would all call Scalar's
 * servers. Requests tried out on the page go to the origin the page came from, so that its keys fit.
 */
const START = `Scalar.createApiReference("#reference", {
  url: "/openapi.json",
  servers: [{ url: window.location.origin }],
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true, hideAddApi: true },
  mcp: { disabled: true },
  showDeveloperTools: "never",
  hideClientButton: true,
  persistAuth: false,
  proxyUrl: "",
  documentDownloadType: "json",
  operationTitleSource: "summary",
  defaultOpenAllTags: true,
  customCss: ":root { --scalar-font: system-ui, sans-serif; --scalar-font-code: ui-monospace, monospace; }",
});
`;

/** `/docs` with its files, without a key or a limit; and the document it shows, which is counted by the client's address. */
export function referenceRoutes(app: FastifyInstance, origins: OpenApiOptions): void {
  const serve = (
    path: string,
    type: string,
    text: () => string | Promise<string>,
    access: "public" | "document" = "public",
  ) => {
    const stored = storedLater(`${type}; charset=utf-8`, text, CONTENT_SECURITY_POLICY);
    app.get(path, { config: { access } }, async (request, reply) =>
      sendStored(request, reply, await stored()),
    );
  };
  serve("/openapi.json", "application/json", () => JSON.stringify(openApiDocument(origins)), "document");
  serve("/docs", "text/html", () => PAGE);
  serve("/docs/start.js", "text/javascript", () => START);
  serve("/docs/scalar.js", "text/javascript", scalarScript);
}

/** Scalar's package gives its script out only through a Fastify plugin, so a separate application asks for it. */
async function scalarScript(): Promise<string> {
  // Four megabytes, and most processes never show the page.
  const { default: plugin } = await import("@scalar/fastify-api-reference");
  const scratch = fastify();
  await scratch.register(plugin, { routePrefix: "/", configuration: { url: "/openapi.json" } });
  const { statusCode, body } = await scratch.inject("/js/scalar.js");
  await scratch.close();
  if (statusCode !== 200)
    throw new Error(`Scalar's script could not be read from its package (${statusCode})`);
  return body;
}
