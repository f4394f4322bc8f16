// Whatever way a run ends, nothing of it stays behind: no server, no service, no folder.
import { rmSync } from "node:fs";

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(130));

/** Ends a process when this one ends before it. Returns what to call when it has ended by itself. */
export function endsWithUs(pid: number, signal: NodeJS.Signals): () => void {
  return atExit(() => {
    process.kill(pid, signal);
    // One that sleeps hears nothing before it wakes.
    process.kill(pid, "SIGCONT");
  });
}

/** Removes a folder when this process ends before it was removed. */
export function removedWithUs(directory: string): () => void {
  return atExit(() => rmSync(directory, { recursive: true, force: true }));
}

const left = new Set<() => void>();
process.once("exit", () => {
  for (const work of left) {
    try {
      work();
    } catch {
      // The process is gone already, or a server that is stopping still writes into its folder.
    }
  }
});

function atExit(work: () => void): () => void {
  left.add(work);
  return () => left.delete(work);
}
