import type { HomeView } from "@marque/contract";
import { Link } from "@tanstack/react-router";
import { useWorkspace } from "../../api/session.ts";
import { buttonClasses } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { classes } from "../../ui/classes.ts";
import { firstSteps as copy } from "./copy.ts";

interface Step {
  readonly done: keyof HomeView["first_steps"];
  readonly title: string;
  readonly why: string;
  readonly action: string;
  readonly to:
    | "/w/$workspaceId/playground"
    | "/w/$workspaceId/settings/keys"
    | "/w/$workspaceId/settings/webhooks";
  /** A workspace on Free cannot do it. */
  readonly needsApi: boolean;
}

const STEPS: readonly Step[] = [
  {
    done: "has_brand",
    title: copy.brand,
    why: copy.brandWhy,
    action: copy.brandAction,
    to: "/w/$workspaceId/playground",
    needsApi: false,
  },
  {
    done: "has_key",
    title: copy.key,
    why: copy.keyWhy,
    action: copy.keyAction,
    to: "/w/$workspaceId/settings/keys",
    needsApi: true,
  },
  {
    done: "has_endpoint",
    title: copy.endpoint,
    why: copy.endpointWhy,
    action: copy.endpointAction,
    to: "/w/$workspaceId/settings/webhooks",
    needsApi: true,
  },
  {
    done: "has_api_call",
    title: copy.call,
    why: copy.callWhy,
    action: copy.callAction,
    to: "/w/$workspaceId/playground",
    needsApi: true,
  },
];

/** What to do first; gone when all of it is done. */
export function FirstSteps({ steps }: { readonly steps: HomeView["first_steps"] }) {
  const { id, plan } = useWorkspace();
  const shown = STEPS.filter(({ needsApi }) => plan !== "free" || !needsApi);
  const left = shown.filter(({ done }) => !steps[done]);
  if (left.length === 0) return null;
  return (
    <Card
      title={copy.title}
      {...(shown.length > 1 && { description: copy.done(shown.length - left.length, shown.length) })}
    >
      <ol className="grid">
        {shown.map((step) => (
          <li
            key={step.done}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line py-4 not-first:border-t first:pt-0 last:pb-0"
          >
            <div className="flex min-w-0 flex-1 basis-64 gap-3.5">
              <Tick isDone={steps[step.done]} />
              <div className="grid gap-0.5">
                <p className={classes("font-medium", steps[step.done] && "text-muted")}>
                  {step.title}
                  {steps[step.done] && <span className="sr-only"> {copy.doneMark}</span>}
                </p>
                {!steps[step.done] && <p className="text-muted">{step.why}</p>}
              </div>
            </div>
            {!steps[step.done] && (
              <Link
                to={step.to}
                params={{ workspaceId: id }}
                className={buttonClasses({ kind: step === left[0] ? "primary" : "secondary", size: "small" })}
              >
                {step.action}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Tick({ isDone }: { readonly isDone: boolean }) {
  return (
    <svg viewBox="0 0 20 20" className="mt-0.5 size-5 shrink-0" fill="none" aria-hidden="true">
      <circle
        cx="10"
        cy="10"
        r="8.5"
        strokeWidth="1.5"
        className={isDone ? "fill-success stroke-success" : "stroke-line-strong"}
      />
      {isDone && (
        <path
          d="M6.2 10.4l2.5 2.4 5-5.3"
          strokeWidth="1.8"
          strokeLinecap="round"
          className="stroke-surface"
        />
      )}
    </svg>
  );
}
