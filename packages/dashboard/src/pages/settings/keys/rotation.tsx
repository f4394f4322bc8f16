import type { KeyView } from "@marque/contract";
import { Banner } from "../../../ui/banner.tsx";

/** Keys that have been in use for half a year. */
export function RotationHint({ keys }: { readonly keys: readonly KeyView[] }) {
  const old = keys.filter(({ should_rotate }) => should_rotate);
  if (old.length === 0) return null;
  return (
    <Banner kind="warning">
      <p className="font-medium">
        {old.length === 1
          ? `The key “${old[0]!.label}” is older than 180 days.`
          : `${old.length} keys are older than 180 days.`}
      </p>
      <p>Replace what has been around for long: how to do it without downtime is described below.</p>
    </Banner>
  );
}

const STEPS = [
  "Create a second key of the same type. Both work from then on.",
  "Put the new key into your program, and roll it out everywhere.",
  "Watch “Last used” of the old key. When it no longer moves, nothing uses it any more.",
  "Revoke the old key. It is refused from the next request on.",
];

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
