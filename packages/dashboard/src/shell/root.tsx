import { Outlet, useRouterState } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef } from "react";
import { root as copy } from "./copy.ts";
import { useSessionEnded } from "./ended-session.ts";

const SignInAgain = lazy(() =>
  import("./sign-in-again.tsx").then(({ SignInAgain: component }) => ({ default: component })),
);

/** Around every page: the way past the navigation, and the focus on the new page's heading. */
export function Root() {
  useFocusOnNavigation();
  const hasEnded = useSessionEnded();
  return (
    <>
      <a
        href="#main"
        className="fixed top-3 left-3 z-50 -translate-y-20 rounded-lg bg-ink px-4 py-2 font-medium text-surface focus:translate-y-0"
      >
        {copy.skip}
      </a>
      <Outlet />
      {hasEnded && (
        <Suspense>
          <SignInAgain />
        </Suspense>
      )}
    </>
  );
}

/** After following a link the focus is on the new page's h1, as it would be at its top after a full load. */
function useFocusOnNavigation(): void {
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current !== undefined && previous.current !== pathname) {
      document.querySelector("h1")?.focus({ preventScroll: true });
    }
    previous.current = pathname;
  }, [pathname]);
}
