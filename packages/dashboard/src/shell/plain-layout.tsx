import { Link, Outlet } from "@tanstack/react-router";
import { AccountMenu } from "./account-menu.tsx";
import { plainLayout as copy } from "./copy.ts";
import { FailedSignInsNotice } from "./failed-sign-ins.tsx";
import { PasskeysRemovedNotice } from "./passkeys-removed.tsx";
import { TwoFactorResetNotice } from "./two-factor-reset.tsx";
import { Wordmark } from "./wordmark.tsx";

/** For signed-in pages that belong to no workspace. */
export function PlainLayout() {
  return (
    <div className="mx-auto max-w-4xl px-4 sm:px-8">
      <header className="flex items-center justify-between gap-4 py-5">
        <Link to="/" aria-label={copy.home}>
          <Wordmark />
        </Link>
        <AccountMenu opens="down" />
      </header>
      <main id="main" className="py-6 sm:py-10">
        <FailedSignInsNotice />
        <TwoFactorResetNotice />
        <PasskeysRemovedNotice />
        <Outlet />
      </main>
    </div>
  );
}
