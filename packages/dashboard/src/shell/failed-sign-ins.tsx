import { useSession } from "../api/session.ts";
import { exactTime } from "../ui/moment.tsx";
import { AccountNotice } from "./account-notice.tsx";
import { failedSignIns as copy } from "./copy.ts";

/** Tells a person that somebody tried passwords on their account. */
export function FailedSignInsNotice() {
  const { failed_sign_ins: failed } = useSession();
  if (!failed) return null;
  return (
    <AccountNotice dismissal="/failed-sign-ins" dismissed={{ failed_sign_ins: null }} action={copy.action}>
      {copy.message(failed.attempts, exactTime(failed.since), exactTime(failed.last_at))}
    </AccountNotice>
  );
}
