import type { IncomingMessage, ServerResponse } from "node:http";
import { errorBody } from "@marque/contract/tables";
import type { Config } from "../config.ts";
import { OperatorError } from "../errors.ts";
import { newRequestId } from "../ids.ts";
import type { Log } from "../log.ts";
import { callerOf } from "./caller.ts";
import { type Certificates, certificates } from "./certificates.ts";
import { planListeners } from "./origins.ts";
import { type ServeOptions, type Serving, serve } from "./serve.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
/** What answers on each kind of origin, for the roles this process runs. */
export type Handlers = { api?: Handler; dashboard?: Handler; countClient?: ServeOptions["countClient"] };

/** Binds the origins of the roles this process runs; null when it runs none that listens. */
export async function listen(
  config: Config,
  log: Log,
  handlers: Handlers,
): Promise<{ serving: Serving; tls: Certificates } | null> {
  const api = handlers.api ?? handlers.dashboard;
  if (!api) return null;
  const plan = asOperatorError(() =>
    planListeners({
      ...(handlers.api && {
        live: { origin: config.liveOrigin, listen: config.liveListen ?? undefined },
        sandbox: { origin: config.sandboxOrigin, listen: config.sandboxListen ?? undefined },
      }),
      ...(handlers.dashboard && {
        dashboard: { origin: config.dashboardOrigin, listen: config.dashboardListen ?? undefined },
      }),
    }),
  );
  const tls = await certificates({
    dataDir: config.dataDir,
    // Of all origins, not only the ones this process serves: processes that share a data directory share the leaf.
    hostnames: [config.liveOrigin, config.sandboxOrigin, config.dashboardOrigin].map(
      ({ hostname }) => hostname,
    ),
    certFile: config.tlsCertFile ?? undefined,
    keyFile: config.tlsKeyFile ?? undefined,
    log,
  }).catch(rethrowAsOperatorError);
  try {
    const serving = await serve({
      plan,
      tls,
      trustProxy: config.trustProxy,
      envelope: errorBody,
      requestId: newRequestId,
      countClient: handlers.countClient,
      log,
      handler: (request, response) => {
        const isDashboard = callerOf(request).origin === "dashboard" && handlers.dashboard;
        (isDashboard || api)(request, response);
      },
    }).catch(rethrowAsOperatorError);
    return { serving, tls };
  } catch (error) {
    await tls.stop();
    throw error;
  }
}

/** The http folder throws plain sentences about settings; here they become the operator's. */
function rethrowAsOperatorError(error: unknown): never {
  throw error instanceof OperatorError
    ? error
    : new OperatorError((error as Error).message, { cause: error });
}

function asOperatorError<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    return rethrowAsOperatorError(error);
  }
}
