import { useSession } from "../../api/session.ts";
import { ThemeSwitch } from "../../shell/theme-switch.tsx";
import { Card } from "../../ui/card.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { ChangePassword } from "./change-password.tsx";
import { OpenSessions } from "./open-sessions.tsx";
import { Passkeys } from "./passkeys.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SignedInBy } from "./signed-in-by.tsx";
import { TwoFactor } from "./two-factor.tsx";

export function AccountPage() {
  const { person } = useSession();
  return (
    <>
      <PageHeader title="Account" description={person.email} />
      <div className="grid gap-6">
        {person.has_provider && <SignedInBy hasPassword={person.has_password} />}
        {person.has_password && <PasswordCards />}
        <Card title="Sessions" description="Where this account is signed in. End what you do not recognise.">
          <OpenSessions />
        </Card>
        <Card title="Appearance" description="Kept in this browser.">
          <ThemeSwitch />
        </Card>
      </div>
    </>
  );
}

/** What belongs to an account with its own password. */
function PasswordCards() {
  return (
    <>
      <Card title="Password" description="Changing it ends every session but this one.">
        <ChangePassword />
      </Card>
      <Passkeys />
      <Card
        title="Two-factor sign-in"
        description="Asks for a code from an app on your phone after the password. Who has only the password does not get in."
      >
        <TwoFactor />
      </Card>
      <Card
        title="Recovery codes"
        description="For the day you forget the password and nobody can give you a link. Each works once; a new password makes them void."
      >
        <RecoveryCodes />
      </Card>
    </>
  );
}
