import { useEffect, useState } from "react";
import { elapsed as copy } from "./copy.ts";

const TICK_MILLISECONDS = 100;

/** Seconds since `since` (milliseconds), running. Not read out: the words beside it are. */
export function Elapsed({ since }: { readonly since: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span aria-hidden="true" className="tabular-nums">
      {copy.seconds(Math.max(0, (now - since) / 1000).toFixed(1))}
    </span>
  );
}
