import { Agent, request } from "node:https";
import type { TLSSocket } from "node:tls";

export interface Received {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers freely
  readonly body: any;
}

/**
 * A client of several addresses of one service that sends a request again only when it cannot have been carried out: the
 * connection never came about, or a kept one was closed under it before a byte of an answer. Everything else rejects.
 */
export class CarefulClient {
  readonly #ports: readonly number[];
  readonly #agent: Agent;
  #turn = 0;
  /** Requests sent again, by why. */
  readonly again = { refused: 0, idle: 0 };

  constructor(ports: readonly number[], ca: string) {
    this.#ports = ports;
    this.#agent = new Agent({ keepAlive: true, ca, maxSockets: 32 });
  }

  async post(path: string, key: string, json: object): Promise<Received> {
    for (;;) {
      const answer = await this.#once(this.#ports[this.#turn++ % this.#ports.length]!, path, key, json);
      if (answer !== "again") return answer;
    }
  }

  close(): void {
    this.#agent.destroy();
  }

  #once(port: number, path: string, key: string, json: object): Promise<Received | "again"> {
    const body = JSON.stringify(json);
    return new Promise((resolve, reject) => {
      let isConnected = false;
      let hasAnswer = false;
      const outgoing = request(
        {
          host: "localhost",
          port,
          path,
          agent: this.#agent,
          method: "POST",
          headers: {
            authorization: `Bearer ${key}`,
            "content-type": "application/json",
            "content-length": Buffer.byteLength(body),
          },
        },
        async (incoming) => {
          hasAnswer = true;
          try {
            let text = "";
            for await (const chunk of incoming.setEncoding("utf8")) text += chunk;
            resolve({ status: incoming.statusCode ?? 0, body: JSON.parse(text) });
          } catch (error) {
            reject(error);
          }
        },
      );
      outgoing.on("socket", (socket) => {
        if (outgoing.reusedSocket) isConnected = true;
        else (socket as TLSSocket).once("secureConnect", () => (isConnected = true));
      });
      outgoing.on("error", (error) => {
        if (isConnected && (hasAnswer || !outgoing.reusedSocket)) return reject(error);
        this.again[isConnected ? "idle" : "refused"] += 1;
        resolve("again");
      });
      outgoing.end(body);
    });
  }
}
