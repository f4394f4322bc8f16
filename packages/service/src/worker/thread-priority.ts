import { getPriority, setPriority } from "node:os";

/** In steps of niceness below the process's own. */
const STEPS = {
  /** A person looks at a page whose pictures come; what answers all others goes first. */
  showing: 5,
  /** A brand that somebody waits seconds for may come some milliseconds later, a read may not. */
  drawing: 10,
  /** A program waits for a brand, a person with a page before them for an export. */
  exporting: 15,
};
/** The lowest one would starve on a machine that is busy for long; a process that was started there stays there. */
const LOWEST = 18;

/**
 * Lets requests go first. On Linux this is the priority of the calling thread alone; elsewhere it would slow down the
 * whole process.
 */
export function giveWay(as: keyof typeof STEPS): void {
  if (process.platform !== "linux") return;
  const own = getPriority();
  setPriority(Math.max(own, Math.min(own + STEPS[as], LOWEST)));
}
