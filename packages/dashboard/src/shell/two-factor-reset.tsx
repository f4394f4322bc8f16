import { useSession } from "../api/session.ts";
import { exactTime } from "../ui/moment.tsx";
import { AccountNotice } from "./account-notice.tsx";

/** Tells a person that the operator switched their second factor off. */
export function TwoFactorResetNotice() {
  const { two_factor_reset_at: at } = useSession();
  if (at === null) return null;
  return (
    <AccountNotice
      dismissal="/two-factor/reset"
      dismissed={{ two_factor_reset_at: null }}
      action="Switch it on again"
    >
      Whoever runs this service switched your two-factor sign-in off on {exactTime(at)}. If you did not ask
      for it, change your password and tell them.
    </AccountNotice>
  );
}
