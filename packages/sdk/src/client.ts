import { Brands } from "./resources/brands.ts";
import { Memory } from "./resources/memory.ts";
import { Projects } from "./resources/projects.ts";
import { Transport } from "./transport.ts";
import { verify } from "./webhooks.ts";

export interface MarqueOptions {
  /** Origin of the service; by default the one `npm start` serves for the key's environment. */
  readonly baseUrl?: string;
  /** Milliseconds an attempt may take; 30,000 unless given. */
  readonly timeout?: number;
  /** Further tries after 429, 5xx and failed connections; 2 unless given. */
  readonly maxRetries?: number;
  /** For proxies, own certificate authorities and tests. */
  readonly fetch?: typeof fetch;
}

const LOCAL_LIVE = "https://localhost:8443";
const LOCAL_SANDBOX = "https://localhost:8444";
const TIMEOUT_MILLISECONDS = 30_000;
const MAX_RETRIES = 2;

/** The client: `new Marque(apiKey)`. */
export class Marque {
  /** Needs no key: verifies what the service sends to you. */
  static readonly webhooks = { verify };

  readonly webhooks = Marque.webhooks;
  readonly projects: Projects;
  readonly brands: Brands;
  readonly memory: Memory;

  constructor(apiKey: string, options: MarqueOptions = {}) {
    if (!/^sk_(test|live)_/.test(apiKey)) throw new TypeError("An API key starts with sk_test_ or sk_live_.");
    const transport = new Transport({
      apiKey,
      baseUrl: options.baseUrl ?? (apiKey.startsWith("sk_live_") ? LOCAL_LIVE : LOCAL_SANDBOX),
      timeout: options.timeout ?? TIMEOUT_MILLISECONDS,
      maxRetries: options.maxRetries ?? MAX_RETRIES,
      fetch: options.fetch ?? fetch,
    });
    this.projects = new Projects(transport);
    this.brands = new Brands(transport);
    this.memory = new Memory(transport);
  }
}
