import { availableParallelism } from "node:os";

/** However long the work was, the next in line waits no longer than this. */
const LONGEST_REST_MILLISECONDS = 10_000;

/**
 * How long to pause after work, so that the two together take no more than a share of the machine's processors. A low
 * priority alone does not do it: a thread that computes without end keeps every other one waiting for the rest of its
 * time slice each time it wakes up, and a request wakes several threads in turn. On two cores that made the reads of others
 * four times as slow. Where there are enough processors for the share, there is no pause.
 */
export function restAfter(
  workMilliseconds: number,
  share: number,
  processors: number = availableParallelism(),
): number {
  const timesTheWork = Math.max(0, 1 / (share * processors) - 1);
  return Math.min(workMilliseconds * timesTheWork, LONGEST_REST_MILLISECONDS);
}
