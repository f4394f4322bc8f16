import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { api } from "../api/client.ts";
import { noteSignedOut } from "../api/provider-journey.ts";
import { useSession } from "../api/session.ts";
import { Menu, MenuItem, MenuSeparator } from "../ui/menu.tsx";
import { accountMenu as copy } from "./copy.ts";

export function AccountMenu({ opens }: { readonly opens: "down" | "up" }) {
  const { person } = useSession();
  const navigate = useNavigate();
  const client = useQueryClient();
  const signOut = useMutation({
    mutationFn: () => api.post("/logout"),
    onSuccess: async () => {
      noteSignedOut();
      await navigate({ to: "/sign-in" });
      client.clear();
    },
  });
  return (
    <Menu
      label={copy.account}
      opens={opens}
      align={opens === "up" ? "start" : "end"}
      triggerClassName="flex min-h-10 w-full min-w-0 items-center gap-2.5 rounded-lg px-2 text-sm text-muted hover:bg-sunken hover:text-ink"
      trigger={
        <>
          <span
            aria-hidden="true"
            data-initial={person.email.slice(0, 1)}
            className="grid size-6 shrink-0 place-items-center rounded-full bg-sunken text-xs font-semibold uppercase before:content-[attr(data-initial)]"
          />
          <span className="sr-only">{copy.accountOf} </span>
          <span className="truncate">{person.email}</span>
        </>
      }
    >
      <MenuItem onSelect={() => void navigate({ to: "/account" })}>{copy.account}</MenuItem>
      <MenuItem onSelect={() => void navigate({ to: "/workspaces/new" })}>{copy.newWorkspace}</MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => signOut.mutate()}>{copy.signOut}</MenuItem>
    </Menu>
  );
}
