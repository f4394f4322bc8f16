import { useSession } from "../api/session.ts";
import { exactTime } from "../ui/moment.tsx";
import { AccountNotice } from "./account-notice.tsx";

/** Tells a person that somebody tried passwords on their account. */
export function FailedSignInsNotice() {
  const { failed_sign_ins: failed } = useSession();
  if (!failed) return null;
  return (
    <AccountNotice dismissal="/failed-sign-ins" dismissed={{ failed_sign_ins: null }} action="To the account">
      Somebody tried {failed.attempts} wrong passwords or codes on your account since{" "}
      {exactTime(failed.since)}, last at {exactTime(failed.last_at)}. None of them opened it. This browser
      stays signed in, and is let through when you sign in again.
    </AccountNotice>
  );
}
