import { createSecureContext, getCACertificates } from "node:tls";
import type { Question } from "@marque/engine/question";
import { Agent, buildConnector, type Dispatcher, request } from "undici";
import { ReaderFailure } from "./failures.ts";

export interface ChatCompletionsOptions {
  /** Base URL; `/chat/completions` is appended to its path. */
  readonly url: URL;
  readonly model: string;
  readonly key: string | null;
  readonly timeoutMs: number;
  /** Requests at a time. */
  readonly connections: number;
}

/** An answer has some 4 KB. One of 256 KB was not asked for. */
export const MOST_ANSWER_BYTES = 256 * 1024;

/** What the protocol says of an answer, as far as it is looked at. */
interface Completion {
  readonly choices?: readonly {
    readonly finish_reason?: unknown;
    readonly message?: {
      readonly content?: unknown;
      readonly refusal?: unknown;
      readonly tool_calls?: unknown;
    };
  }[];
}

interface ProtocolError {
  readonly error?: { readonly param?: unknown; readonly code?: unknown; readonly type?: unknown };
}

/** Statuses that tell of the request and not of the server: too long, not taken, filtered. */
const OF_THE_REQUEST: readonly number[] = [400, 413, 422];

/**
 * A server that speaks OpenAI's chat completions with JSON-schema output. It is asked over its own connections: no proxy of
 * the environment, no redirects, no more bytes and no more time than it is given.
 */
export class ChatCompletions {
  readonly #options: ChatCompletionsOptions;
  readonly #agent: Agent;
  readonly #url: URL;
  /** Some models take no temperature but their own, and say so in the protocol's words. */
  #hasTemperature = true;

  constructor(options: ChatCompletionsOptions) {
    this.#options = options;
    this.#url = new URL(options.url);
    this.#url.pathname = `${options.url.pathname.replace(/\/+$/, "")}/chat/completions`;
    this.#agent = new Agent({
      connections: options.connections,
      pipelining: 1,
      connect: connectorFor(this.#url, options.timeoutMs),
      // The deadline of the whole covers both.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  }

  /** The text of the model's answer. Throws `ReaderFailure`, or the signal's reason when that aborts. */
  async ask(question: Question, timeoutMs: number, signal: AbortSignal): Promise<string> {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), Math.min(timeoutMs, this.#options.timeoutMs));
    try {
      return contentOf(await this.#completion(question, AbortSignal.any([signal, deadline.signal])));
    } catch (error) {
      signal.throwIfAborted();
      if (deadline.signal.aborted) throw new ReaderFailure("timeout", "no complete answer within its time");
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async #completion(question: Question, signal: AbortSignal): Promise<Completion> {
    const { statusCode, body } = await this.#post(question, signal);
    // The reader of the body gets the error; an error that comes when nobody reads must not end the process.
    body.on("error", () => {});
    const text = await textOf(body);
    if (statusCode >= 300 && statusCode < 400) throw new ReaderFailure("redirected", `status ${statusCode}`);
    if (statusCode === 200) return parsed(text) as Completion;
    const { param, code, type } = errorIn(text);
    if (statusCode === 400 && param === "temperature" && this.#hasTemperature) {
      this.#hasTemperature = false;
      return this.#completion(question, signal);
    }
    const detail = `status ${statusCode}, ${plain(code) ?? plain(type) ?? "no error code"}`;
    throw new ReaderFailure(OF_THE_REQUEST.includes(statusCode) ? "rejected" : "status", detail);
  }

  async #post(
    { instructions, data, schema }: Question,
    signal: AbortSignal,
  ): Promise<Dispatcher.ResponseData> {
    const { model, key } = this.#options;
    const asked = {
      model,
      messages: [
        { role: "system", content: instructions },
        { role: "user", content: data },
      ],
      response_format: { type: "json_schema", json_schema: { name: "answer", strict: true, schema } },
      ...(this.#hasTemperature && { temperature: 0 }),
      stream: false,
    };
    try {
      return await request(this.#url, {
        dispatcher: this.#agent,
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/json",
          "user-agent": "Marque",
          ...(key !== null && { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify(asked),
        signal,
      });
    } catch (error) {
      throw unreachable(error);
    }
  }

  /** Ends what still runs. */
  async close(): Promise<void> {
    await this.#agent.destroy();
  }
}

/** Trusts what comes with Node, NODE_EXTRA_CA_CERTS and the machine. */
function connectorFor({ protocol }: URL, timeout: number): buildConnector.connector {
  if (protocol !== "https:") return buildConnector({ timeout });
  const ca = [...new Set([...getCACertificates("default"), ...getCACertificates("system")])];
  // Made once: reading the authorities takes longer than the rest of a connection.
  return buildConnector({
    timeout,
    secureContext: createSecureContext({ ca }),
  } as buildConnector.BuildOptions);
}

/** The body, up to the most it may have; the rest is not read, and its connection is closed. */
async function textOf(body: Dispatcher.ResponseData["body"]): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += (chunk as Buffer).length;
      if (size > MOST_ANSWER_BYTES) break;
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    throw unreachable(error);
  }
  if (size > MOST_ANSWER_BYTES) throw new ReaderFailure("too_large", `more than ${MOST_ANSWER_BYTES} bytes`);
  return Buffer.concat(chunks).toString("utf8");
}

function unreachable(error: unknown): ReaderFailure {
  const { code, message } = error as NodeJS.ErrnoException;
  return new ReaderFailure("unreachable", code ?? message, { cause: error });
}

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null) return value;
  } catch {
    // Said below, for what is JSON and no object too.
  }
  throw new ReaderFailure("off_protocol", "the answer is no JSON object");
}

function errorIn(text: string): NonNullable<ProtocolError["error"]> {
  try {
    const { error } = parsed(text) as ProtocolError;
    return typeof error === "object" && error !== null ? error : {};
  } catch {
    return {};
  }
}

/** A code, and no sentence: a server's message may repeat the prompt. */
const plain = (code: unknown): string | null =>
  typeof code === "string" && /^[\w.-]{1,60}$/.test(code) ? code : null;

/** The protocol's own ways to say that there is no answer come first. */
function contentOf({ choices }: Completion): string {
  const choice = Array.isArray(choices) ? choices[0] : undefined;
  const message = choice?.message;
  if (typeof choice !== "object" || choice === null || typeof message !== "object" || message === null)
    throw new ReaderFailure("off_protocol", "the answer has no message");
  if (typeof message.refusal === "string" && message.refusal !== "")
    throw new ReaderFailure("refused", "a refusal");
  if (Array.isArray(message.tool_calls) && message.tool_calls.length > 0)
    throw new ReaderFailure("off_schema", "calls of tools that nobody offered");
  switch (choice.finish_reason) {
    case "stop":
      break;
    case "length":
      throw new ReaderFailure("truncated", "the answer ends at the model's own limit");
    case "content_filter":
      throw new ReaderFailure("refused", "a content filter");
    default:
      throw new ReaderFailure(
        "off_protocol",
        `finish reason ${plain(choice.finish_reason) ?? "that is none"}`,
      );
  }
  if (typeof message.content !== "string") throw new ReaderFailure("off_protocol", "the answer has no text");
  return message.content;
}
