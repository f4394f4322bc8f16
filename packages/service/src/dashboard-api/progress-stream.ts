import { PassThrough, type Readable } from "node:stream";
import type { JobView } from "@marque/contract";
import type { JobProgress } from "../generation/job-progress.ts";
import { isFinished } from "../generation/job-views.ts";
import type { SessionWatch } from "../identity/session-watch.ts";

/** A comment now and then keeps proxies from taking the silence for the end. */
const HEARTBEAT_MILLISECONDS = 15_000;
/** Then the browser asks again: no connection is held permanently. */
const LONGEST_MILLISECONDS = 5 * 60_000;
const ASK_AGAIN_MILLISECONDS = 1_000;

export interface Watching {
  readonly progress: JobProgress;
  readonly sessions: SessionWatch;
  /** Whose stream it is: it ends with that session. */
  readonly session: Parameters<SessionWatch["isOpen"]>[0];
}

/**
 * Server-sent events of one job: its state at once, each change as it happens, and the end when it is finished or
 * gone, or when the session that asked is over. A client that was cut off asks again and gets the state at once, so nothing
 * needs to be remembered.
 */
export function progressStream({ progress, sessions, session }: Watching, job: JobView): Readable {
  const stream = new PassThrough();
  const tell = (view: JobView) => stream.write(`event: job\ndata: ${JSON.stringify(view)}\n\n`);
  const end = () => void stream.end();
  stream.write(`retry: ${ASK_AGAIN_MILLISECONDS}\n\n`);
  tell(job);
  if (isFinished(job) || progress.isClosed) return stream.end();

  const tellIfOpen = async (view: JobView | null) => {
    const isOpen = view !== null && (await sessions.isOpen(session));
    if (stream.writableEnded) return;
    if (isOpen) tell(view);
    if (!isOpen || isFinished(view)) end();
  };
  // One after the other; where the session cannot be asked about, the browser comes again and is asked who it is.
  let telling = Promise.resolve();
  const unwatch = progress.watch(job, (view) => {
    telling = telling.then(() => tellIfOpen(view)).catch(end);
  });
  const unwatchSession = sessions.watch(session, end);
  const heartbeat = setInterval(() => stream.write(": still here\n\n"), HEARTBEAT_MILLISECONDS);
  const longest = setTimeout(end, LONGEST_MILLISECONDS);
  const stayOpen = progress.onClose(end);
  // Also when the reader leaves: the stream is destroyed with the connection.
  stream.once("close", () => {
    unwatch();
    unwatchSession();
    stayOpen();
    clearInterval(heartbeat);
    clearTimeout(longest);
  });
  return stream;
}
