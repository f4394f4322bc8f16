import type { Warning } from "@marque/contract";
import { Link } from "@tanstack/react-router";
import { useWorkspace } from "../../api/session.ts";
import { Banner } from "../../ui/banner.tsx";
import { buttonClasses } from "../../ui/button.tsx";
import { warnings as copy } from "./copy.ts";

interface Remedy {
  readonly kind: "warning" | "danger";
  readonly label: string;
  readonly to:
    | "/w/$workspaceId/settings/keys"
    | "/w/$workspaceId/settings/webhooks"
    | "/w/$workspaceId/settings/billing"
    | "/w/$workspaceId/requests";
  readonly search?: Readonly<Record<string, string>>;
}

const REMEDIES: Readonly<Record<Warning["kind"], Remedy>> = {
  suspended: { kind: "danger", label: copy.suspended, to: "/w/$workspaceId/requests" },
  overdue_invoice: { kind: "danger", label: copy.overdueInvoice, to: "/w/$workspaceId/settings/billing" },
  quota_used_up: { kind: "danger", label: copy.quotaUsedUp, to: "/w/$workspaceId/settings/billing" },
  quota_80: { kind: "warning", label: copy.quota80, to: "/w/$workspaceId/settings/billing" },
  leaked_key: { kind: "danger", label: copy.leakedKey, to: "/w/$workspaceId/settings/keys" },
  failing_endpoint: {
    kind: "warning",
    label: copy.failingEndpoint,
    to: "/w/$workspaceId/settings/webhooks",
    search: { tab: "deliveries", status: "undeliverable" },
  },
};

/** What needs attention, each with a link to where it is fixed. */
export function Warnings({ warnings }: { readonly warnings: readonly Warning[] }) {
  const { id } = useWorkspace();
  if (warnings.length === 0) return null;
  return (
    <section aria-label={copy.title} className="grid gap-3">
      {warnings.map(({ kind, message, subject }) => {
        const remedy = REMEDIES[kind];
        return (
          <Banner
            key={`${kind} ${subject}`}
            kind={remedy.kind}
            action={
              <Link
                to={remedy.to}
                params={{ workspaceId: id }}
                search={remedy.search ?? {}}
                className={buttonClasses({ size: "small" })}
              >
                {remedy.label}
              </Link>
            }
          >
            {message}
          </Banner>
        );
      })}
    </section>
  );
}
