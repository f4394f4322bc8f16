import { exactTime, Moment } from "../../../../ui/moment.tsx";
import { nextAttempt as copy } from "../copy.ts";

const NEAR_SECONDS = 60;

/** When a pending event is tried next. */
export function NextAttempt({ at }: { readonly at: number }) {
  if (at - Date.now() / 1000 >= NEAR_SECONDS) return <Moment at={at} />;
  return <span title={exactTime(at)}>{copy.soon}</span>;
}
