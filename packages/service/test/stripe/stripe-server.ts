// Stripe as its documents say, as far as the service uses it: form-encoded requests, keys whose answers are repeated, error objects,
// cards that are declined, and pages of its own. Everything that money moves by is counted in `charges`.
import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Form, readForm } from "./form.ts";
import { refuse, StripeRefusal } from "./refusals.ts";
import { StripeAccount } from "./stripe-account.ts";
import { showPage } from "./stripe-pages.ts";

export const STRIPE_KEY = "sk_test_51HM5EgSBwlY1pwfWZl3E7sPcBn";
export const STRIPE_WEBHOOK_SECRET = "whsec_K3trDGJOyr82peJNzu4dDZ6RSDAm94bs";

export interface StripeRequest {
  readonly method: string;
  readonly path: string;
  readonly form: Form;
  readonly key: string | undefined;
}

/** What happens to a request: an error instead of the work, the work and then no answer, no work and no answer, or a wait. */
export type Fault =
  | { readonly status: number; readonly body?: object | string; readonly headers?: Record<string, string> }
  | "lost before"
  | "lost after"
  | { readonly hold: Promise<unknown> };

interface Saved {
  readonly request: string;
  answer: { readonly status: number; readonly body: object | string };
}

export class StripeServer {
  readonly account: StripeAccount;
  readonly requests: StripeRequest[] = [];
  readonly #server: Server;
  readonly #saved = new Map<string, Saved>();
  /** The first that fits a request is used up by it, unless it stays. */
  #faults: { readonly fits: RegExp; readonly fault: Fault; readonly stays: boolean }[] = [];
  /** What a caller has to show; a test may change it. */
  key = STRIPE_KEY;

  private constructor(server: Server, url: string) {
    this.#server = server;
    this.account = new StripeAccount(url);
  }

  static async start(): Promise<StripeServer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const stripe = new StripeServer(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on("request", (request, response) => void stripe.#serve(request, response));
    return stripe;
  }

  get url(): string {
    return this.account.url;
  }

  /** The environment of a service that has this as its payment provider. */
  get env(): Record<string, string> {
    return {
      MARQUE_PAYMENT: "stripe",
      MARQUE_STRIPE_SECRET_KEY: STRIPE_KEY,
      MARQUE_STRIPE_WEBHOOK_SECRET: STRIPE_WEBHOOK_SECRET,
      MARQUE_STRIPE_API_URL: this.url,
    };
  }

  /** `fits` is looked for in "POST /v1/invoices/in_1/pay". */
  fail(fits: RegExp, fault: Fault, { stays = false } = {}): void {
    this.#faults.push({ fits, fault, stays });
  }

  recover(): void {
    this.#faults = [];
  }

  /** As after 24 hours. */
  forgetKeys(): void {
    this.#saved.clear();
  }

  calls(fits: RegExp): StripeRequest[] {
    return this.requests.filter(({ method, path }) => fits.test(`${method} ${path}`));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url!, this.url);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    if (!pathname.startsWith("/v1/")) return showPage(this.account, request, response, body);
    const method = request.method!;
    const form = readForm(method === "GET" || method === "DELETE" ? searchParams.toString() : body);
    const asked = {
      method,
      path: pathname,
      form,
      key: request.headers["idempotency-key"] as string | undefined,
    };
    this.requests.push(asked);
    const fault = this.#takeFault(`${method} ${pathname}`);
    if (fault === "lost before") return void request.socket.destroy();
    if (typeof fault === "object" && "hold" in fault) await fault.hold;
    if (typeof fault === "object" && "status" in fault) return this.#answer(response, fault, asked, true);
    const answer = this.#work(asked, request);
    if (fault === "lost after") return void request.socket.destroy();
    this.#answer(response, answer, asked, false);
  }

  #takeFault(line: string): Fault | undefined {
    const found = this.#faults.find(({ fits }) => fits.test(line));
    if (found && !found.stays) this.#faults.splice(this.#faults.indexOf(found), 1);
    return found?.fault;
  }

  #answer(
    response: ServerResponse,
    {
      status,
      body = {},
      headers = {},
    }: { status: number; body?: object | string; headers?: Record<string, string> },
    { key }: StripeRequest,
    isFault: boolean,
  ): void {
    // "We save the resulting status code and body of the first request for any given idempotency key, regardless of whether it
    // succeeds or fails", 500 included; what was limited or conflicts is not saved.
    if (isFault && key && status >= 500) this.#saved.set(key, { request: "", answer: { status, body } });
    response.writeHead(status, {
      "content-type": "application/json",
      "request-id": `req_${randomBytes(7).toString("hex")}`,
      ...headers,
    });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  }

  #work(asked: StripeRequest, request: IncomingMessage): { status: number; body: object | string } {
    const { method, path, form, key } = asked;
    try {
      if (request.headers.authorization !== `Bearer ${this.key}`) {
        refuse(401, { type: "invalid_request_error", message: "Invalid API Key provided: sk_test_****" });
      }
      if (method === "POST" && request.headers["content-type"] !== "application/x-www-form-urlencoded") {
        refuse(400, { type: "invalid_request_error", message: "Send a form." });
      }
      if (method !== "POST" || !key) return { status: 200, body: this.account.handle(method, path, form) };
      return this.#once(key, JSON.stringify([path, form]), () => this.account.handle(method, path, form));
    } catch (error) {
      if (error instanceof StripeRefusal) return error;
      throw error;
    }
  }

  #once(key: string, request: string, work: () => object): { status: number; body: object | string } {
    const saved = this.#saved.get(key);
    if (saved && (saved.request === "" || saved.request === request)) return saved.answer;
    if (saved) {
      refuse(400, {
        type: "idempotency_error",
        message:
          "Keys for idempotent requests can only be used with the same parameters they were first used with.",
      });
    }
    let answer: { status: number; body: object };
    try {
      answer = { status: 200, body: work() };
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      answer = error;
    }
    // What fails validation is not saved.
    if (answer.status !== 400 && answer.status !== 404) this.#saved.set(key, { request, answer });
    return structuredClone(answer.status === 200 ? answer : { status: answer.status, body: answer.body });
  }
}
