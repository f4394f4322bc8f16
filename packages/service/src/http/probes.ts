import { createServer, type ServerResponse } from "node:http";
import type { HealthChecks } from "./health.ts";

export interface ProbeOptions {
  readonly address: string;
  readonly port: number;
  readonly health: HealthChecks;
  readonly metrics: { readonly text: () => Promise<string> };
}

export interface Probes {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * `/healthz`, `/readyz` and `/metrics` in plain HTTP on their own port, whatever roles a process has: an
 * orchestrator asks by address, without a name or a certificate, and a worker has no other port.
 */
export async function serveProbes({ address, port, health, metrics }: ProbeOptions): Promise<Probes> {
  const answers: Readonly<Record<string, () => Promise<Probed>>> = {
    "/healthz": async () => ({ status: 200, text: "ok\n" }),
    "/readyz": async () => {
      const problem = await health.readiness();
      return problem === null ? { status: 200, text: "ready\n" } : { status: 503, text: `${problem}\n` };
    },
    "/metrics": async () => ({ status: 200, text: await metrics.text() }),
  };
  const server = createServer((request, response) => {
    request.resume();
    const answer = answers[request.url ?? ""] ?? (async () => ({ status: 404, text: "not found\n" }));
    answer().then(
      (probed) => send(response, probed),
      () => send(response, { status: 503, text: "failed\n" }),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, address, resolve);
  });
  return {
    port: (server.address() as { port: number }).port,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

interface Probed {
  readonly status: number;
  readonly text: string;
}

function send(response: ServerResponse, { status, text }: Probed): void {
  response.writeHead(status, { "content-type": "text/plain; version=0.0.4; charset=utf-8" }).end(text);
}
