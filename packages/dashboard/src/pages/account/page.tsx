import { useSession } from "../../api/session.ts";
import { ThemeSwitch } from "../../shell/theme-switch.tsx";
import { Card } from "../../ui/card.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { ChangePassword } from "./change-password.tsx";
import { page as copy } from "./copy.ts";
import { OpenSessions } from "./open-sessions.tsx";
import { Passkeys } from "./passkeys.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SignedInBy } from "./signed-in-by.tsx";
import { TwoFactor } from "./two-factor.tsx";

export function AccountPage() {
  const { person } = useSession();
  return (
    <>
      <PageHeader title={copy.title} description={person.email} />
      <div className="grid gap-6">
        {person.has_provider && <SignedInBy hasPassword={person.has_password} />}
        {person.has_password && <PasswordCards />}
        <Card title={copy.sessions} description={copy.sessionsAbout}>
          <OpenSessions />
        </Card>
        <Card title={copy.appearance} description={copy.appearanceAbout}>
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
      <Card title={copy.password} description={copy.passwordAbout}>
        <ChangePassword />
      </Card>
      <Passkeys />
      <Card title={copy.twoFactor} description={copy.twoFactorAbout}>
        <TwoFactor />
      </Card>
      <Card title={copy.recoveryCodes} description={copy.recoveryCodesAbout}>
        <RecoveryCodes />
      </Card>
    </>
  );
}
