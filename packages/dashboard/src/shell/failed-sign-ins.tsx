import type { SessionView } from "@marque/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "../api/client.ts";
import { sessionQuery, useSession } from "../api/session.ts";
import { Banner } from "../ui/banner.tsx";
import { Button, buttonClasses } from "../ui/button.tsx";
import { exactTime } from "../ui/moment.tsx";

/** Tells a person that somebody tried passwords on their account, until they put it away. */
export function FailedSignInsNotice() {
  const { failed_sign_ins: failed } = useSession();
  const client = useQueryClient();
  const dismiss = useMutation({
    mutationFn: () => api.delete("/failed-sign-ins"),
    onSuccess: () =>
      client.setQueryData(sessionQuery.queryKey, (session: SessionView | undefined) =>
        session ? { ...session, failed_sign_ins: null } : session,
      ),
  });
  if (!failed) return null;
  return (
    <div className="pb-6">
      <Banner
        kind="warning"
        action={
          <span className="flex flex-wrap gap-2">
            <Link to="/account" className={buttonClasses({ size: "small" })}>
              To the account
            </Link>
            <Button size="small" isBusy={dismiss.isPending} onClick={() => dismiss.mutate()}>
              Put away
            </Button>
          </span>
        }
      >
        Somebody tried {failed.attempts} wrong passwords or codes on your account since{" "}
        {exactTime(failed.since)}, last at {exactTime(failed.last_at)}. None of them opened it. This browser
        stays signed in, and is let through when you sign in again.
      </Banner>
    </div>
  );
}
