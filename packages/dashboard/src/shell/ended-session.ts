import { useSyncExternalStore } from "react";

/** Whether the session of the page that is open has ended. The page stays as it is, with all that was typed into it. */
let hasEnded = false;
const listeners = new Set<() => void>();

export function setSessionEnded(isEnded: boolean): void {
  hasEnded = isEnded;
  for (const listener of listeners) listener();
}

export function useSessionEnded(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => hasEnded,
  );
}
