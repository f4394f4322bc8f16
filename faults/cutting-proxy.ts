import { connect, createServer, type Server, type Socket } from "node:net";
import type { Random } from "./random.ts";

/** A port of this machine, or a Unix socket. */
export type Target = { readonly port: number; readonly host: string } | { readonly path: string };

/** Passes bytes on, until it is told to cut: what goes through sees a network that fails. */
export class CuttingProxy {
  readonly #server: Server;
  readonly #random: Random;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #target: Target;
  #isDown = false;

  private constructor(target: Target, random: Random) {
    this.#target = target;
    this.#random = random;
    this.#server = createServer((near) => {
      if (this.#isDown) return void near.resetAndDestroy();
      const far = connect(this.#target);
      const pair = [near, far] as const;
      this.#pairs.add(pair);
      for (const [from, to] of [pair, [far, near]] as const) {
        from.setNoDelay(true);
        from.pipe(to);
        from.on("error", () => reset(to));
        from.on("close", () => {
          this.#pairs.delete(pair);
          to.destroySoon();
        });
      }
    });
  }

  static async open(target: Target, random: Random): Promise<CuttingProxy> {
    const proxy = new CuttingProxy(target, random);
    await new Promise<void>((resolve) => proxy.#server.listen(0, "127.0.0.1", resolve));
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as { port: number }).port;
  }

  /** A server that was started again may have moved. */
  aim(target: Target): void {
    this.#target = target;
  }

  /** Resets about this share of the open connections. Returns how many. */
  cut(share: number): number {
    const hit = [...this.#pairs].filter(() => this.#random.isLucky(share));
    for (const socket of hit.flat()) reset(socket);
    return hit.length;
  }

  /** Nothing gets through for a while. Returns how many connections that ended. */
  goDown(milliseconds: number): number {
    this.#isDown = true;
    setTimeout(() => {
      this.#isDown = false;
    }, milliseconds);
    return this.cut(1);
  }
}

/** A Unix socket knows no reset: it is closed in the middle, which tells its peer the same. */
function reset(socket: Socket): void {
  if (socket.destroyed) return;
  if (socket.remoteAddress) socket.resetAndDestroy();
  else socket.destroy();
}
