/**
 * Every page and its address. Pages are loaded when they are first asked for. A `validateSearch` names every parameter
 * it knows, also as undefined: what it leaves out, the router takes from the address unchecked.
 */

import type { QueryClient } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  parseSearchWith,
  redirect,
  stringifySearchWith,
} from "@tanstack/react-router";
import { ApiError } from "./api/client.ts";
import { ownPath } from "./api/own-path.ts";
import { sessionQuery } from "./api/session.ts";
import { setSessionEnded } from "./shell/ended-session.ts";
import { PageFailure, PageMissing } from "./shell/page-failure.tsx";
import { PlainLayout } from "./shell/plain-layout.tsx";
import { Root } from "./shell/root.tsx";
import { WorkspaceLayout } from "./shell/workspace-layout.tsx";

const root = createRootRouteWithContext<{ readonly client: QueryClient }>()({
  component: Root,
  notFoundComponent: PageMissing,
});

/** Pages for people who are not signed in, or not fully. */
const entry = createRoute({ getParentRoute: () => root, id: "entry" });
const signIn = createRoute({
  getParentRoute: () => entry,
  path: "sign-in",
  validateSearch: (search): { next?: string | undefined } => ({ next: ownPath(search.next) }),
  component: lazyRouteComponent(() => import("./pages/entry/sign-in-page.tsx"), "SignInPage"),
});
/** The identity provider sends people back here. */
const providerAnswer = createRoute({
  getParentRoute: () => entry,
  path: "sign-in/answer",
  component: lazyRouteComponent(() => import("./pages/entry/provider-answer-page.tsx"), "ProviderAnswerPage"),
});
const choosePassword = createRoute({
  getParentRoute: () => entry,
  path: "choose-password",
  beforeLoad: ({ context, location }) => requireSession(context.client, location.href),
  component: lazyRouteComponent(() => import("./pages/entry/choose-password-page.tsx"), "ChoosePasswordPage"),
});
const invitation = createRoute({
  getParentRoute: () => entry,
  path: "invitations/$token",
  component: lazyRouteComponent(() => import("./pages/entry/invitation-page.tsx"), "InvitationPage"),
});
const passwordReset = createRoute({
  getParentRoute: () => entry,
  path: "password-resets/$token",
  component: lazyRouteComponent(() => import("./pages/entry/password-reset-page.tsx"), "PasswordResetPage"),
});

/** What an agency shows to somebody without an account. */
const clientLink = createRoute({
  getParentRoute: () => entry,
  path: "client-links/$token",
  component: lazyRouteComponent(() => import("./pages/client/page.tsx"), "ClientLinkPage"),
});

const recover = createRoute({
  getParentRoute: () => entry,
  path: "recover",
  component: lazyRouteComponent(() => import("./pages/entry/recover-page.tsx"), "RecoverPage"),
});

/** Everything below requires a person with their own password. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: "signed-in",
  beforeLoad: async ({ context, location }) => {
    const session = await requireSession(context.client, location.href);
    if (session.person.must_choose_password) throw redirect({ to: "/choose-password" });
    return { session };
  },
});
const start = createRoute({
  getParentRoute: () => signedIn,
  path: "/",
  beforeLoad: ({ context }) => {
    const first = context.session.workspaces[0];
    if (!first) throw redirect({ to: "/workspaces/new" });
    throw redirect({ to: "/w/$workspaceId/home", params: { workspaceId: first.id } });
  },
});

const plain = createRoute({ getParentRoute: () => signedIn, id: "plain", component: PlainLayout });
const account = createRoute({
  getParentRoute: () => plain,
  path: "account",
  component: lazyRouteComponent(() => import("./pages/account/page.tsx"), "AccountPage"),
});
const newWorkspace = createRoute({
  getParentRoute: () => plain,
  path: "workspaces/new",
  component: lazyRouteComponent(
    () => import("./pages/workspaces/new-workspace-page.tsx"),
    "NewWorkspacePage",
  ),
});

const workspace = createRoute({
  getParentRoute: () => signedIn,
  path: "w/$workspaceId",
  beforeLoad: ({ context, params }) => {
    if (!context.session.workspaces.some(({ id }) => id === params.workspaceId)) throw notFound();
  },
  component: WorkspaceLayout,
  notFoundComponent: PageMissing,
});
const workspaceStart = createRoute({
  getParentRoute: () => workspace,
  path: "/",
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/w/$workspaceId/home", params });
  },
});
const home = createRoute({
  getParentRoute: () => workspace,
  path: "home",
  component: lazyRouteComponent(() => import("./pages/home/page.tsx"), "HomePage"),
});
const projects = createRoute({
  getParentRoute: () => workspace,
  path: "projects",
  validateSearch: (search): { environment?: "live" | undefined } => ({
    environment: search.environment === "live" ? "live" : undefined,
  }),
  component: lazyRouteComponent(() => import("./pages/projects/page.tsx"), "ProjectsPage"),
});
/** Parts of a project besides its brands. */
const PROJECT_TABS = ["memory", "exports", "clients"] as const;
type ProjectTab = (typeof PROJECT_TABS)[number];
const project = createRoute({
  getParentRoute: () => workspace,
  path: "projects/$projectId",
  validateSearch: (search): { tab?: ProjectTab | undefined; brand?: string | undefined } => ({
    tab: PROJECT_TABS.find((tab) => tab === search.tab),
    brand: textOf(search.brand),
  }),
  component: lazyRouteComponent(() => import("./pages/project/page.tsx"), "ProjectPage"),
});
const playground = createRoute({
  getParentRoute: () => workspace,
  path: "playground",
  validateSearch: (
    search,
  ): {
    project?: string | undefined;
    from?: string | undefined;
    board?: string | undefined;
    /** How the brand is changed: in words, unless it says so. */
    by?: "hand" | undefined;
  } => ({
    project: textOf(search.project),
    from: textOf(search.from),
    board: textOf(search.board),
    by: search.by === "hand" ? "hand" : undefined,
  }),
  component: lazyRouteComponent(() => import("./pages/playground/page.tsx"), "PlaygroundPage"),
});
const search = createRoute({
  getParentRoute: () => workspace,
  path: "search",
  validateSearch: (search): { q?: string | undefined } => ({ q: textOf(search.q) }),
  component: lazyRouteComponent(() => import("./pages/search/page.tsx"), "SearchPage"),
});
const requests = createRoute({
  getParentRoute: () => workspace,
  path: "requests",
  validateSearch: textSearch,
  component: lazyRouteComponent(() => import("./pages/requests/page.tsx"), "RequestsPage"),
});
const keys = createRoute({
  getParentRoute: () => workspace,
  path: "settings/keys",
  component: lazyRouteComponent(() => import("./pages/settings/keys/page.tsx"), "KeysPage"),
});
const webhooks = createRoute({
  getParentRoute: () => workspace,
  path: "settings/webhooks",
  validateSearch: textSearch,
  component: lazyRouteComponent(() => import("./pages/settings/webhooks/page.tsx"), "WebhooksPage"),
});
const members = createRoute({
  getParentRoute: () => workspace,
  path: "settings/members",
  component: lazyRouteComponent(() => import("./pages/settings/members/page.tsx"), "MembersPage"),
});
const billing = createRoute({
  getParentRoute: () => workspace,
  path: "settings/billing",
  // Set by the payment provider's pages on the way back.
  validateSearch: (search): { from?: "payment" | undefined } => ({
    from: search.from === "payment" ? "payment" : undefined,
  }),
  component: lazyRouteComponent(() => import("./pages/settings/billing/page.tsx"), "BillingPage"),
});
const audit = createRoute({
  getParentRoute: () => workspace,
  path: "settings/audit",
  component: lazyRouteComponent(() => import("./pages/settings/audit/page.tsx"), "AuditPage"),
});

const routeTree = root.addChildren([
  entry.addChildren([signIn, providerAnswer, choosePassword, invitation, passwordReset, clientLink, recover]),
  signedIn.addChildren([
    start,
    plain.addChildren([account, newWorkspace]),
    workspace.addChildren([
      workspaceStart,
      home,
      projects,
      project,
      playground,
      search,
      requests,
      keys,
      webhooks,
      members,
      billing,
      audit,
    ]),
  ]),
]);

export function createAppRouter(client: QueryClient) {
  return createRouter({
    routeTree,
    context: { client },
    defaultPreload: "intent",
    // The queries keep what was loaded; the router need not keep it too.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: PageFailure,
    scrollRestoration: true,
    // All we keep in an address is text; as JSON, a status of "4" would stand there in quotes.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
  });
}

type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}

/** A call found the session gone, or not open yet: to the page that opens it, and back afterwards. */
export function leaveForEntry(router: AppRouter, client: QueryClient, code: string): void {
  const { pathname, href } = router.state.location;
  if (pathname === "/sign-in") return;
  // A page that is open may have something typed into it: it stays, and asks to sign in again.
  if (code === "session_required" && client.getQueryData(sessionQuery.queryKey) !== undefined) {
    setSessionEnded(true);
    return;
  }
  const leaving =
    code === "password_choice_required"
      ? router.navigate({ to: "/choose-password" })
      : router.navigate({ to: "/sign-in", search: { next: ownPath(href) } });
  // Afterwards: the page that is being left would ask for it again.
  void leaving.then(() => client.removeQueries({ queryKey: sessionQuery.queryKey }));
}

async function requireSession(client: QueryClient, href: string) {
  try {
    return await client.ensureQueryData(sessionQuery);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      throw redirect({ to: "/sign-in", search: { next: ownPath(href) } });
    }
    throw error;
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** Filters kept in the address: names with texts. */
function textSearch(search: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) =>
      typeof value === "string" || typeof value === "number" ? [[name, String(value)]] : [],
    ),
  );
}
