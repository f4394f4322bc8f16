import { Link } from "@tanstack/react-router";
import { useWorkspace } from "../api/session.ts";
import { navigation as copy } from "./copy.ts";

interface Place {
  readonly to:
    | "/w/$workspaceId/home"
    | "/w/$workspaceId/projects"
    | "/w/$workspaceId/playground"
    | "/w/$workspaceId/requests"
    | "/w/$workspaceId/settings/keys"
    | "/w/$workspaceId/settings/webhooks"
    | "/w/$workspaceId/settings/members"
    | "/w/$workspaceId/settings/billing"
    | "/w/$workspaceId/settings/audit";
  readonly label: string;
  readonly isForOwners?: boolean;
}

const GROUPS: readonly { readonly title: string | null; readonly places: readonly Place[] }[] = [
  {
    title: null,
    places: [
      { to: "/w/$workspaceId/home", label: copy.home },
      { to: "/w/$workspaceId/projects", label: copy.projects },
      { to: "/w/$workspaceId/playground", label: copy.playground },
      { to: "/w/$workspaceId/requests", label: copy.requestLog },
    ],
  },
  {
    title: copy.workspace,
    places: [
      { to: "/w/$workspaceId/settings/keys", label: copy.keys },
      { to: "/w/$workspaceId/settings/webhooks", label: copy.webhooks },
      { to: "/w/$workspaceId/settings/members", label: copy.members },
      { to: "/w/$workspaceId/settings/billing", label: copy.billing },
      { to: "/w/$workspaceId/settings/audit", label: copy.auditLog, isForOwners: true },
    ],
  },
];

export function Navigation() {
  const { id, isOwner } = useWorkspace();
  return (
    <nav aria-label={copy.workspace} className="grid gap-6">
      {GROUPS.map(({ title, places }) => (
        <div key={title} className="grid gap-1">
          {title && <p className="px-3 pb-1 text-sm text-faint">{title}</p>}
          <ul className="grid gap-0.5">
            {places
              .filter(({ isForOwners }) => isOwner || !isForOwners)
              .map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    params={{ workspaceId: id }}
                    activeOptions={{ includeSearch: false }}
                    className="flex min-h-9 items-center rounded-lg px-3 font-medium text-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:text-ink"
                  >
                    {label}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
