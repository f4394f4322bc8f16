import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Target } from "./cutting-proxy.ts";
import type { ProxyOrder } from "./proxy-process.ts";
import type { Random } from "./random.ts";

export const LINES = ["database", "api", "receivers"] as const;
export type Line = (typeof LINES)[number];

/** The network between the parts of a run, and what was cut in it. */
export class Network {
  readonly #child: ChildProcess;
  readonly #random: Random;
  readonly #answers = new Map<number, (result: number) => void>();
  readonly #names: Readonly<Record<Line, string[]>> = { database: [], api: [], receivers: [] };
  readonly cuts: Record<Line, number> = { database: 0, api: 0, receivers: 0 };
  #count = 0;

  constructor(random: Random) {
    this.#random = random;
    this.#child = fork(fileURLToPath(new URL("./proxy-process.ts", import.meta.url)));
    this.#child.on("message", ({ id, result }: { id: number; result: number }) => {
      this.#answers.get(id)?.(result);
      this.#answers.delete(id);
    });
  }

  /** Returns the port that leads to the target. */
  async open(line: Line, target: Target): Promise<number> {
    const name = `${line} ${++this.#count}`;
    this.#names[line].push(name);
    return this.#order({ what: "open", name, target, seed: Math.floor(this.#random.next() * 2 ** 32) });
  }

  async aimDatabase(target: Target): Promise<void> {
    await this.#order({ what: "aim", name: this.#names.database[0]!, target });
  }

  /** Returns how many connections were reset. */
  async cut(line: Line, share: number): Promise<number> {
    let hit = 0;
    for (const name of this.#names[line]) hit += await this.#order({ what: "cut", name, share });
    this.cuts[line] += hit;
    return hit;
  }

  async takeDatabaseDown(milliseconds: number): Promise<void> {
    this.cuts.database += await this.#order({
      what: "go down",
      name: this.#names.database[0]!,
      milliseconds,
    });
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once("exit", resolve));
    this.#child.disconnect();
    await ended;
  }

  #order(order: ProxyOrder): Promise<number> {
    const id = ++this.#count;
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      this.#child.send({ id, order });
    });
  }
}
