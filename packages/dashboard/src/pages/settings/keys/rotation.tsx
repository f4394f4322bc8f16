import type { KeyView } from "@marque/contract";
import { Banner } from "../../../ui/banner.tsx";
import { rotation as copy } from "./copy.ts";

/** Keys that have been in use for half a year. */
export function RotationHint({ keys }: { readonly keys: readonly KeyView[] }) {
  const old = keys.filter(({ should_rotate }) => should_rotate);
  if (old.length === 0) return null;
  return (
    <Banner kind="warning">
      <p className="font-medium">{old.length === 1 ? copy.oneOld(old[0]!.label) : copy.old(old.length)}</p>
      <p>{copy.hint}</p>
    </Banner>
  );
}

const STEPS = [copy.createSecond, copy.rollOut, copy.watch, copy.revokeOld];

export function RotationSteps() {
  return (
    <ol className="grid gap-2.5">
      {STEPS.map((step, index) => (
        <li key={step} className="flex gap-3">
          <span
            aria-hidden="true"
            className="grid size-6 shrink-0 place-items-center rounded-full bg-sunken text-xs font-semibold tabular-nums"
          >
            {index + 1}
          </span>
          <span className="text-muted">{step}</span>
        </li>
      ))}
    </ol>
  );
}
