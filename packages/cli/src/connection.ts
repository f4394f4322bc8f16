import type { Marque } from "@marque/sdk";
import type { LocalService } from "@marque/service";
import type { Input } from "./command.ts";

/** A client for the configured service, and what is known about a service on this machine. */
export interface Connection {
  readonly marque: Marque;
  readonly apiKey: string;
  /** Where the key works. */
  readonly origin: string;
  /** Trusts the local authority. */
  readonly fetch: typeof fetch;
  readonly local: LocalService;
  close(): Promise<void>;
}

/** Uses MARQUE_API_KEY, or the Demo workspace's Test key of the data directory. */
export async function connect(input: Input): Promise<Connection> {
  const { findLocalService } = await import("@marque/service");
  const { Marque } = await import("@marque/sdk");
  const { Agent, fetch: undiciFetch } = await import("undici");
  const local = await findLocalService(input.env);
  const apiKey = input.env.MARQUE_API_KEY ?? local.demoKey;
  if (!apiKey) {
    throw new CommandError(
      "There is no API key: set MARQUE_API_KEY, or start the service once (npm start) for a Demo key.",
    );
  }
  if (!/^sk_(test|live)_/.test(apiKey))
    throw new CommandError("MARQUE_API_KEY must start with sk_test_ or sk_live_.");
  const agent = new Agent(local.ca ? { connect: { ca: local.ca } } : {});
  const origin = apiKey.startsWith("sk_live_") ? local.liveOrigin : local.sandboxOrigin;
  // The platform's fetch cannot be given an authority; undici's is the same one with that option.
  const trustingFetch = ((url: string, init: object) =>
    undiciFetch(url, { ...init, dispatcher: agent })) as unknown as typeof fetch;
  const marque = new Marque(apiKey, { baseUrl: origin, fetch: trustingFetch });
  return { marque, apiKey, origin, fetch: trustingFetch, local, close: () => agent.close() };
}

/** The command was valid, but it could not be carried out: exit code 1, one sentence. */
export class CommandError extends Error {
  override readonly name = "OperatorError";
}
