import { useSession } from "../api/session.ts";
import { exactTime } from "../ui/moment.tsx";
import { AccountNotice } from "./account-notice.tsx";
import { twoFactorReset as copy } from "./copy.ts";

/** Tells a person that the operator switched their second factor off. */
export function TwoFactorResetNotice() {
  const { two_factor_reset_at: at } = useSession();
  if (at === null) return null;
  return (
    <AccountNotice
      dismissal="/two-factor/reset"
      dismissed={{ two_factor_reset_at: null }}
      action={copy.action}
    >
      {copy.message(exactTime(at))}
    </AccountNotice>
  );
}
