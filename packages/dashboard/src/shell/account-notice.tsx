import type { SessionView } from "@marque/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { api } from "../api/client.ts";
import { sessionQuery } from "../api/session.ts";
import { Banner } from "../ui/banner.tsx";
import { Button, buttonClasses } from "../ui/button.tsx";
import { accountNotice as copy } from "./copy.ts";

/** Something that happened to a person's account, above every page until they put it away. */
export function AccountNotice({
  dismissal,
  action,
  dismissed,
  children,
}: {
  /** Deleted when it is dismissed. */
  readonly dismissal: string;
  /** What the link to the account says. */
  readonly action: string;
  /** What the session no longer has then. */
  readonly dismissed: Partial<SessionView>;
  readonly children: ReactNode;
}) {
  const client = useQueryClient();
  const dismiss = useMutation({
    mutationFn: () => api.delete(dismissal),
    onSuccess: () =>
      client.setQueryData(sessionQuery.queryKey, (session: SessionView | undefined) =>
        session ? { ...session, ...dismissed } : session,
      ),
  });
  return (
    <div className="pb-6">
      <Banner
        kind="warning"
        action={
          <span className="flex flex-wrap gap-2">
            <Link to="/account" className={buttonClasses({ size: "small" })}>
              {action}
            </Link>
            <Button size="small" isBusy={dismiss.isPending} onClick={() => dismiss.mutate()}>
              {copy.dismiss}
            </Button>
          </span>
        }
      >
        {children}
      </Banner>
    </div>
  );
}
