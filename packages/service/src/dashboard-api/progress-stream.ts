import { PassThrough, type Readable } from "node:stream";
import type { JobView } from "@marque/contract";
import type { JobProgress } from "../generation/job-progress.ts";
import { isFinished } from "../generation/job-views.ts";

/** A comment now and then keeps proxies from taking the silence for the end. */
const HEARTBEAT_MILLISECONDS = 15_000;
/** Then the browser asks again, and is asked who it is again: a session that was ended sees no more. */
const LONGEST_MILLISECONDS = 5 * 60_000;
const ASK_AGAIN_MILLISECONDS = 1_000;

/**
 * Server-sent events of one job: its state at once, each change as it happens, and the end when it is finished or
 * gone. Whoever was cut off asks again and is told the state at once, so nothing needs to be remembered.
 */
export function progressStream(progress: JobProgress, job: JobView): Readable {
  const stream = new PassThrough();
  const tell = (view: JobView) => stream.write(`event: job\ndata: ${JSON.stringify(view)}\n\n`);
  stream.write(`retry: ${ASK_AGAIN_MILLISECONDS}\n\n`);
  tell(job);
  if (isFinished(job) || progress.isClosed) return stream.end();

  const unwatch = progress.watch(job, (view) => {
    if (view) tell(view);
    if (!view || isFinished(view)) stream.end();
  });
  const heartbeat = setInterval(() => stream.write(": still here\n\n"), HEARTBEAT_MILLISECONDS);
  const longest = setTimeout(() => stream.end(), LONGEST_MILLISECONDS);
  const stayOpen = progress.onClose(() => stream.end());
  // Also when the reader leaves: the stream is destroyed with the connection.
  stream.once("close", () => {
    unwatch();
    stayOpen();
    clearInterval(heartbeat);
    clearTimeout(longest);
  });
  return stream;
}
