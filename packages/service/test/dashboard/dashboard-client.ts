import { randomUUID } from "node:crypto";
import type { Reply, Send, TestService } from "../test-service.ts";

/** A browser as far as the routes can tell: it sends the dashboard's Origin and keeps the session's cookie. */
export class DashboardClient {
  readonly #service: Pick<TestService, "call" | "ports">;
  /** The session's cookie; a test may put anything here. */
  cookie: string | null = null;
  /** The one that tells a browser that signed in before. */
  device: string | null = null;
  /** The one that is kept while its person is at the identity provider. */
  provider: string | null = null;
  /** The one that is kept while a device signs. */
  passkey: string | null = null;

  constructor(service: Pick<TestService, "call" | "ports">) {
    this.#service = service;
  }

  async call(path: string, send: Send = {}): Promise<Reply> {
    const cookies = [this.cookie, this.device, this.provider, this.passkey]
      .filter((cookie) => cookie !== null)
      .join("; ");
    const reply = await this.#service.call(path, {
      ...send,
      origin: "dashboard",
      headers: {
        origin: `https://localhost:${this.#service.ports.dashboard}`,
        "sec-fetch-site": "same-origin",
        ...(cookies === "" ? {} : { cookie: cookies }),
        ...send.headers,
      },
    });
    for (const set of [reply.headers["set-cookie"] ?? []].flat()) {
      const pair = set.includes("Max-Age=0") ? null : set.split(";")[0]!;
      if (set.startsWith("__Host-marque_device=")) this.device = pair;
      else if (set.startsWith("__Host-marque_provider=")) this.provider = pair;
      else if (set.startsWith("__Host-marque_passkey=")) this.passkey = pair;
      else this.cookie = pair;
    }
    return reply;
  }

  logIn(email: string, password: string): Promise<Reply> {
    return this.call("/api/login", { json: { email, password } });
  }
}

export interface SignedInPerson {
  readonly client: DashboardClient;
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

export const PASSWORD = "a password of one's own";

/** A new person in a workspace, signed in with a password they chose. */
export async function signedInPerson(
  service: TestService,
  workspaceId: string,
  role: "owner" | "member" = "owner",
): Promise<SignedInPerson> {
  const email = `${role}-${randomUUID()}@example.com`;
  const { id, password } = await service.admin.createUser(workspaceId, email, role);
  const client = new DashboardClient(service);
  await expectStatus(client.logIn(email, password!), 200);
  await expectStatus(client.call("/api/password", { json: { new_password: PASSWORD } }), 200);
  return { client, id, email, password: PASSWORD };
}

async function expectStatus(reply: Promise<Reply>, status: number): Promise<void> {
  const { status: given, text } = await reply;
  if (given !== status) throw new Error(`expected ${status}, not ${given}: ${text}`);
}
