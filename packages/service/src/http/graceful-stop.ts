// Stop accepting, close what is idle, let running requests finish, and after the grace end the rest.
import type { Server as HttpServer } from "node:http";
import type { Connections } from "./connections.ts";
import { type BoundListener, closeAll } from "./listeners.ts";

export async function stopGracefully(
  listeners: readonly BoundListener[],
  http: HttpServer,
  connections: Connections,
  graceMs: number,
): Promise<void> {
  // A listener's close resolves when its last connection is gone.
  const closed = closeAll(listeners.flatMap(({ servers }) => servers));
  connections.beginStop();
  // Node's parser knows best which kept connections are between two requests and have sent nothing of the next.
  http.closeIdleConnections();
  const grace = setTimeout(() => connections.destroyAll(), graceMs);
  await closed;
  clearTimeout(grace);
  http.close();
}
