import { useSession } from "../api/session.ts";
import { exactTime } from "../ui/moment.tsx";
import { AccountNotice } from "./account-notice.tsx";
import { passkeysRemoved as copy } from "./passkey-copy.ts";

/** Tells a person that the operator removed their passkeys. */
export function PasskeysRemovedNotice() {
  const { passkeys_removed_at: at } = useSession();
  if (at === null) return null;
  return (
    <AccountNotice
      dismissal="/passkeys/removal"
      dismissed={{ passkeys_removed_at: null }}
      action={copy.action}
    >
      {copy.notice(exactTime(at))}
    </AccountNotice>
  );
}
