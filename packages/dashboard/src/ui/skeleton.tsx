import { classes } from "./classes.ts";

/** The place of something that is loading; `className` gives its size. Silent: say it in words once, elsewhere. */
export function Skeleton({ className }: { readonly className: string }) {
  return <div aria-hidden="true" className={classes("animate-pulse rounded-lg bg-sunken", className)} />;
}
