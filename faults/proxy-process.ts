// The proxies of a run, in a process of their own: callers and receivers keep the run's own process busy, and a network
// that is slow because of that would be a fault that nobody planned.
import { CuttingProxy, type Target } from "./cutting-proxy.ts";
import { Random } from "./random.ts";

export type ProxyOrder =
  | { readonly what: "open"; readonly name: string; readonly target: Target; readonly seed: number }
  | { readonly what: "aim"; readonly name: string; readonly target: Target }
  | { readonly what: "cut"; readonly name: string; readonly share: number }
  | { readonly what: "go down"; readonly name: string; readonly milliseconds: number };

const proxies = new Map<string, CuttingProxy>();

process.on("message", async ({ id, order }: { id: number; order: ProxyOrder }) => {
  process.send!({ id, result: await obey(order) });
});
process.on("disconnect", () => process.exit(0));

/** The port of what was opened, or the number of connections that were ended. */
async function obey(order: ProxyOrder): Promise<number> {
  if (order.what === "open") {
    const proxy = await CuttingProxy.open(order.target, new Random(order.seed));
    proxies.set(order.name, proxy);
    return proxy.port;
  }
  const proxy = proxies.get(order.name)!;
  if (order.what === "cut") return proxy.cut(order.share);
  if (order.what === "go down") return proxy.goDown(order.milliseconds);
  proxy.aim(order.target);
  return 0;
}
