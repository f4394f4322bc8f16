import { performance } from "node:perf_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";
import type pg from "pg";
import type { Log } from "../log.ts";

/** Nothing was answered for this long though somebody waits: then the server is asked whether it is there. */
const QUIET_MILLISECONDS = 1_500;
/** How long it may take to say so. With the above and a look in between, that is reported within 5 seconds. */
const PROBE_MILLISECONDS = 2_000;
const LOOK_MILLISECONDS = 250;
/** A look that comes this late tells of a busy process, not of a silent server. */
const LATE_MILLISECONDS = 500;

export interface PulseOptions {
  /** A separate connection, not yet opened. */
  readonly newClient: () => pg.Client;
  /** Called when the server has stopped answering: nobody needs to wait for it any longer. */
  readonly onSilent: () => void;
  readonly log: Log;
}

/**
 * Tells a server that hangs from one that works: a statement may take 15 seconds, and a stopped process, a frozen disk or
 * a network that drops every packet give no sign at all. Nothing is asked while answers come.
 */
export class Pulse {
  readonly #options: PulseOptions;
  #waiting = 0;
  #lastSign = 0;
  #lastLook = 0;
  #timer: NodeJS.Timeout | null = null;
  #probe: pg.Client | null = null;
  #isProbing = false;
  #isSilent = false;
  #isClosed = false;

  constructor(options: PulseOptions) {
    this.#options = options;
  }

  get isSilent(): boolean {
    return this.#isSilent;
  }

  /** Somebody begins to wait for an answer. */
  begin(): void {
    if (this.#waiting++ > 0 && this.#timer) return;
    this.#lastSign = performance.now();
    this.#lastLook = this.#lastSign;
    this.#timer ??= setInterval(() => this.#look(), LOOK_MILLISECONDS).unref();
  }

  /** The server has said something. */
  answered(): void {
    this.#lastSign = performance.now();
  }

  end(): void {
    this.#waiting -= 1;
  }

  close(): void {
    this.#isClosed = true;
    this.#rest();
    this.#drop();
  }

  #look(): void {
    const now = performance.now();
    const isLate = now - this.#lastLook > LOOK_MILLISECONDS + LATE_MILLISECONDS;
    this.#lastLook = now;
    if (isLate) this.#lastSign = now;
    if (this.#waiting === 0 && !this.#isSilent) this.#rest();
    else if (now - this.#lastSign > QUIET_MILLISECONDS && !this.#isProbing) void this.#ask();
  }

  #rest(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }

  /** Asks, and while there is no answer asks again on another connection: this one's network may be what is gone. */
  async #ask(): Promise<void> {
    this.#isProbing = true;
    const asked = performance.now();
    const answer = this.#knock().then(() => true, isSign);
    let sign = await Promise.race([answer, after(PROBE_MILLISECONDS)]);
    if (sign === "late") {
      // A process that was busy runs its timers before it reads its sockets: the answer may lie there.
      await nextTurn();
      sign = await Promise.race([answer, sign]);
    }
    this.#isProbing = false;
    if (this.#isClosed) return;
    if (sign === true) this.#heard();
    // Others were answered meanwhile, or this process was too busy to tell: no silence.
    else if (sign === "late" && this.#lastSign > asked) this.#drop();
    else this.#missed(sign);
  }

  async #knock(): Promise<void> {
    if (!this.#probe) {
      this.#probe = this.#options.newClient();
      await this.#probe.connect();
    }
    await this.#probe.query("select 1");
  }

  #heard(): void {
    this.#lastSign = performance.now();
    if (!this.#isSilent) return;
    this.#isSilent = false;
    this.#options.log.info("the database answers again");
  }

  /** `false`: the connection failed, which is not silence; waiting callers get the error on their own connections. */
  #missed(sign: false | "late"): void {
    this.#drop();
    if (sign === false) {
      this.#lastSign = performance.now();
      this.#isSilent = false;
      return;
    }
    if (this.#isSilent) return;
    this.#isSilent = true;
    this.#options.log.error("the database does not answer; requests are refused until it does");
    this.#options.onSilent();
  }

  #drop(): void {
    const probe = this.#probe;
    this.#probe = null;
    if (probe) hangUp(probe);
  }
}

/** Ends a connection without a message: a silent server would not answer, and pg would wait for it. */
export function hangUp(client: pg.ClientBase): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}

/** Whether a failed knock is still a sign of life: the server itself refused, say for too many connections. */
const isSign = (error: { code?: string }): boolean => error.code?.length === 5 && /\d/.test(error.code);

function after(milliseconds: number): Promise<"late"> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, "late").unref());
}
