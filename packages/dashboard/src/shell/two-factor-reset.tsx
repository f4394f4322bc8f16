import type { SessionView } from "@marque/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "../api/client.ts";
import { sessionQuery, useSession } from "../api/session.ts";
import { Banner } from "../ui/banner.tsx";
import { Button, buttonClasses } from "../ui/button.tsx";
import { exactTime } from "../ui/moment.tsx";

/** Tells a person that the operator switched their second factor off, until they put it away. */
export function TwoFactorResetNotice() {
  const { two_factor_reset_at: at } = useSession();
  const client = useQueryClient();
  const dismiss = useMutation({
    mutationFn: () => api.delete("/two-factor/reset"),
    onSuccess: () =>
      client.setQueryData(sessionQuery.queryKey, (session: SessionView | undefined) =>
        session ? { ...session, two_factor_reset_at: null } : session,
      ),
  });
  if (at === null) return null;
  return (
    <div className="pb-6">
      <Banner
        kind="warning"
        action={
          <span className="flex flex-wrap gap-2">
            <Link to="/account" className={buttonClasses({ size: "small" })}>
              Switch it on again
            </Link>
            <Button size="small" isBusy={dismiss.isPending} onClick={() => dismiss.mutate()}>
              Put away
            </Button>
          </span>
        }
      >
        Whoever runs this service switched your two-factor sign-in off on {exactTime(at)}. If you did not ask
        for it, change your password and tell them.
      </Banner>
    </div>
  );
}
