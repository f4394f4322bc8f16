import { useNavigate } from "@tanstack/react-router";
import { useSession, useWorkspace } from "../api/session.ts";
import { Menu, MenuItem, MenuSeparator } from "../ui/menu.tsx";
import { workspaceSwitcher as copy } from "./copy.ts";

export function WorkspaceSwitcher() {
  const current = useWorkspace();
  const { workspaces } = useSession();
  const navigate = useNavigate();
  return (
    <Menu
      label={copy.title}
      triggerClassName="flex min-h-11 w-full min-w-0 items-center justify-between gap-3 rounded-lg border border-line bg-surface px-3 text-left shadow-card hover:border-line-strong"
      trigger={
        <>
          <span className="sr-only">{copy.current} </span>
          <span className="truncate font-medium">{current.name}</span>
          <svg viewBox="0 0 16 16" className="size-4 shrink-0 text-muted" fill="none" aria-hidden="true">
            <path d="M5 6.5L8 3.5l3 3M5 9.5l3 3 3-3" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </>
      }
    >
      {workspaces.map(({ id, name }) => (
        <MenuItem
          key={id}
          isChosen={id === current.id}
          onSelect={() => void navigate({ to: "/w/$workspaceId/home", params: { workspaceId: id } })}
        >
          {name}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={() => void navigate({ to: "/workspaces/new" })}>{copy.newWorkspace}</MenuItem>
    </Menu>
  );
}
