import { Agent, request } from "node:https";

export interface Answer {
  readonly status: number;
  readonly retryAfterSeconds: number;
  readonly isReplay: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the service sent is looked into freely
  readonly body: any;
}

export interface Send {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly key: string;
  readonly json?: object;
  readonly idempotencyKey?: string;
}

const PATIENCE_MILLISECONDS = 20_000;

/** One node of the API as a caller sees it: keeps connections, trusts the run's own authority, gives up in the end. */
export class ApiClient {
  readonly #agent: Agent;
  readonly #ports: Readonly<Record<"live" | "sandbox", number>>;

  constructor(ports: Readonly<Record<"live" | "sandbox", number>>, ca: string) {
    this.#ports = ports;
    this.#agent = new Agent({ keepAlive: true, ca, maxSockets: 64 });
  }

  /** Rejects when no whole answer came. */
  send(environment: "live" | "sandbox", { method, path, key, json, idempotencyKey }: Send): Promise<Answer> {
    const body = json && JSON.stringify(json);
    return new Promise((resolve, reject) => {
      const outgoing = request(
        {
          host: "localhost",
          port: this.#ports[environment],
          agent: this.#agent,
          method,
          path,
          signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
          headers: {
            authorization: `Bearer ${key}`,
            ...(body
              ? { "content-type": "application/json", "content-length": Buffer.byteLength(body) }
              : {}),
            ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
          },
        },
        async (incoming) => {
          try {
            let text = "";
            for await (const chunk of incoming.setEncoding("utf8")) text += chunk;
            resolve({
              status: incoming.statusCode ?? 0,
              retryAfterSeconds: Number(incoming.headers["retry-after"] ?? 0),
              isReplay: incoming.headers["idempotent-replayed"] === "true",
              body: JSON.parse(text),
            });
          } catch (error) {
            reject(error);
          }
        },
      );
      outgoing.on("error", reject);
      outgoing.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
