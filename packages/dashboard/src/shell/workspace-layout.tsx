import { Link, Outlet, useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useMembership, useWorkspace } from "../api/session.ts";
import { classes } from "../ui/classes.ts";
import { AccountMenu } from "./account-menu.tsx";
import { workspaceLayout as copy } from "./copy.ts";
import { FailedSignInsNotice } from "./failed-sign-ins.tsx";
import { Navigation } from "./navigation.tsx";
import { PageMissing } from "./page-failure.tsx";
import { PasskeysRemovedNotice } from "./passkeys-removed.tsx";
import { SearchForm } from "./search-form.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { TwoFactorResetNotice } from "./two-factor-reset.tsx";
import { Wordmark } from "./wordmark.tsx";
import { WorkspaceSwitcher } from "./workspace-switcher.tsx";

/** A person who leaves a workspace, or is removed, may still have one of its pages open. */
export function WorkspaceLayout() {
  return useMembership() ? <MemberLayout /> : <PageMissing />;
}

/** Navigation beside the page; on narrow screens above it, folded away behind a button. */
function MemberLayout() {
  const { id } = useWorkspace();
  const [isUnfolded, setIsUnfolded] = useFoldedOnNavigation();
  return (
    <div className="lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <header className="flex flex-col gap-5 border-line p-4 max-lg:border-b lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:border-r">
        <div className="flex items-center justify-between gap-3">
          <Link
            to="/w/$workspaceId/home"
            params={{ workspaceId: id }}
            aria-label={copy.home}
            className="px-1"
          >
            <Wordmark />
          </Link>
          <button
            type="button"
            aria-expanded={isUnfolded}
            aria-controls="navigation"
            onClick={() => setIsUnfolded(!isUnfolded)}
            className="min-h-10 rounded-lg border border-line bg-surface px-3 text-sm font-medium lg:hidden"
          >
            {isUnfolded ? copy.closeMenu : copy.menu}
          </button>
        </div>
        <div
          id="navigation"
          className={classes("flex flex-1 flex-col gap-5", !isUnfolded && "max-lg:hidden")}
        >
          <WorkspaceSwitcher />
          <SearchForm />
          <Navigation />
          <div className="grid grid-cols-1 justify-items-start gap-3 pt-4 lg:mt-auto">
            <ThemeSwitch />
            <AccountMenu opens="up" />
          </div>
        </div>
      </header>
      <main id="main" className="mx-auto w-full max-w-6xl min-w-0 px-4 py-6 sm:px-8 sm:py-10">
        <FailedSignInsNotice />
        <TwoFactorResetNotice />
        <PasskeysRemovedNotice />
        <Outlet />
      </main>
    </div>
  );
}

function useFoldedOnNavigation() {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const state = useState(false);
  const [, setIsUnfolded] = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is the reason to fold
  useEffect(() => setIsUnfolded(false), [pathname]);
  return state;
}
