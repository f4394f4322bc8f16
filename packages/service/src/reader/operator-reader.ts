import { performance } from "node:perf_hooks";
import type { Design, ModelReading } from "@marque/engine";
import { questionOf } from "@marque/engine/question";
import type { ReaderConfig } from "../config.ts";
import type { PromptReader } from "../generation/designer.ts";
import type { Log } from "../log.ts";
import { checkedAnswer } from "./answer-check.ts";
import { ChatCompletions } from "./chat-completions.ts";
import { Circuit } from "./circuit.ts";
import { ReaderFailure } from "./failures.ts";

export interface OperatorReaderOptions {
  readonly config: ReaderConfig;
  /** Absent for a command, whose Report tells all there is to tell. */
  readonly log?: Pick<Log, "info" | "warn">;
  readonly onReading?: (outcome: string, seconds: number | null) => void;
  readonly circuit?: Circuit;
}

/** Reads prompts by the language model of MARQUE_READER_URL. It runs on the event loop, not in a drawing thread. */
export class OperatorReader implements PromptReader {
  readonly places: number;
  readonly #options: OperatorReaderOptions;
  readonly #chat: ChatCompletions;
  readonly #circuit: Circuit;

  constructor(url: URL, model: string, options: OperatorReaderOptions) {
    const { readerKey: key, readerTimeout, readerConcurrency } = options.config;
    this.places = readerConcurrency;
    this.#options = options;
    this.#circuit = options.circuit ?? new Circuit();
    this.#chat = new ChatCompletions({
      url,
      model,
      key,
      timeoutMs: readerTimeout * 1000,
      connections: readerConcurrency,
    });
  }

  async read(
    prompt: string,
    parent: string | null,
    withinMilliseconds: number,
    signal: AbortSignal,
  ): Promise<ModelReading> {
    const { onReading } = this.#options;
    if (!this.#circuit.enter()) {
      onReading?.("resting", null);
      return { kind: "fallback", why: new ReaderFailure("resting", "").words };
    }
    const startedAt = performance.now();
    const seconds = () => (performance.now() - startedAt) / 1000;
    try {
      // The parent is some 20 KB; only a reader takes it apart here.
      const question = questionOf(prompt, parent === null ? null : (JSON.parse(parent) as Design));
      const content = await this.#chat.ask(question, withinMilliseconds, signal);
      const answer = checkedAnswer(question.kind, prompt, content);
      this.#recovered();
      onReading?.("answered", seconds());
      return { kind: "answer", answer };
    } catch (error) {
      if (signal.aborted) {
        this.#circuit.left();
        throw error;
      }
      const failure =
        error instanceof ReaderFailure
          ? error
          : new ReaderFailure("failed", (error as Error).name, { cause: error });
      this.#failed(failure);
      onReading?.(failure.code, seconds());
      return { kind: "fallback", why: failure.words };
    }
  }

  async close(): Promise<void> {
    await this.#chat.close();
  }

  /** A server that answered, with whatever, is there. */
  #recovered(): void {
    if (this.#circuit.succeeded()) this.#options.log?.info("the reader of MARQUE_READER_URL answers again");
  }

  #failed(failure: ReaderFailure): void {
    const { log } = this.#options;
    log?.warn(
      { code: failure.code, detail: failure.message },
      "the reader of MARQUE_READER_URL did not read a prompt; the built-in one does",
    );
    if (failure.code === "failed") this.#circuit.left();
    else if (!failure.isServers) this.#recovered();
    else this.#rest();
  }

  #rest(): void {
    const rest = this.#circuit.failed();
    if (rest !== null)
      this.#options.log?.warn(
        `the reader of MARQUE_READER_URL is left alone for ${Math.round(rest / 1000)} seconds`,
      );
  }
}
