import type { Terminal } from "./terminal.ts";

const TICK_MILLISECONDS = 100;

/** A line that says where the work stands and how long it takes; nothing at all when nobody watches. */
export class Progress {
  readonly #terminal: Terminal;
  readonly #started = performance.now();
  readonly #timer: NodeJS.Timeout | undefined;
  #stage = "";

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
    if (terminal.isInteractive) this.#timer = setInterval(() => this.#draw(), TICK_MILLISECONDS);
  }

  say(stage: string): void {
    this.#stage = stage;
    this.#draw();
  }

  end(): void {
    clearInterval(this.#timer);
    if (this.#terminal.isInteractive && this.#stage) this.#terminal.raw("\r\x1b[K");
  }

  #draw(): void {
    if (!this.#terminal.isInteractive || !this.#stage) return;
    const seconds = ((performance.now() - this.#started) / 1000).toFixed(1);
    this.#terminal.raw(`\r\x1b[K${this.#stage} … ${seconds} s`);
  }
}
