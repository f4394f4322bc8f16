import { connect, createServer, type NetConnectOpts, type Server, type Socket } from "node:net";

/** Passes bytes on, until it is told to cut: what goes through sees a network that fails. */
export class CuttingProxy {
  readonly #server: Server;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #isDown = false;
  cuts = 0;

  private constructor(target: () => NetConnectOpts) {
    this.#server = createServer((near) => {
      if (this.#isDown) return void near.resetAndDestroy();
      const far = connect(target());
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

  /** `target` is asked at each connection: a server that was started again may have moved. */
  static async open(target: () => NetConnectOpts): Promise<CuttingProxy> {
    const proxy = new CuttingProxy(target);
    await new Promise<void>((resolve) => proxy.#server.listen(0, "127.0.0.1", resolve));
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as { port: number }).port;
  }

  /** Resets each open connection for which `isHit` says so. Returns how many that were. */
  cut(isHit: () => boolean): number {
    const hit = [...this.#pairs].filter(isHit);
    for (const socket of hit.flat()) reset(socket);
    this.cuts += hit.length;
    return hit.length;
  }

  /** Nothing gets through for a while. */
  async goDown(milliseconds: number): Promise<void> {
    this.#isDown = true;
    this.cut(() => true);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    this.#isDown = false;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
    await closed;
  }
}

/** A Unix socket knows no reset: it is closed in the middle, which tells its peer the same. */
function reset(socket: Socket): void {
  if (socket.destroyed) return;
  if (socket.remoteAddress) socket.resetAndDestroy();
  else socket.destroy();
}
