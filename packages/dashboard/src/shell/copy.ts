/** All wording around the pages: navigation, notices, and what stands in place of a page. */

export const accountMenu = {
  account: "Account",
  accountOf: "Account of",
  newWorkspace: "New workspace",
  signOut: "Sign out",
};

export const accountNotice = {
  dismiss: "Dismiss",
};

export const failedSignIns = {
  action: "Open account",
  message: (attempts: number, since: string, last: string) =>
    `Someone tried ${attempts} wrong passwords or codes on your account since ${since}, most recently at ${last}. None worked. You stay signed in, and this browser can still sign in.`,
};

export const navigation = {
  home: "Home",
  projects: "Projects",
  playground: "Playground",
  requestLog: "Request log",
  workspace: "Workspace",
  keys: "API keys",
  webhooks: "Webhooks",
  members: "Members",
  billing: "Billing",
  auditLog: "Audit log",
};

export const pageFailure = {
  failed: "This page could not be loaded",
  missing: "Page not found",
  missingAbout: "The page does not exist, or you don’t have access to it.",
  home: "Go to home",
};

export const plainLayout = {
  home: "Marque home",
};

export const root = {
  skip: "Skip to content",
};

export const searchForm = {
  label: "Search projects and brands",
  placeholder: "Search",
};

export const secondStep = {
  signIn: "Sign in",
  lost: "Lost your phone and your backup codes? Your operator can turn off two-factor sign-in for you.",
  startAgain: "Start again",
};

export const signInAgain = {
  title: "Your session has ended",
  about: "Sign in to continue. What you typed on this page is still here. Send it again after you sign in.",
  email: "Email address",
  password: "Password",
  leave: "Leave page",
  signIn: "Sign in",
  inAnotherTab: (provider: string) =>
    `Sign in with ${provider} in another tab, then come back and continue. What you typed on this page is still here.`,
  notYet: "You’re not signed in yet. Sign in in the other tab first.",
  openSignIn: "Open sign-in page",
  usePassword: "Use password instead",
  continue: "Continue",
};

export const themeSwitch = {
  label: "Theme",
};

export const theme = {
  auto: "Auto",
  light: "Light",
  dark: "Dark",
};

export const twoFactorReset = {
  action: "Turn on again",
  message: (time: string) =>
    `Your operator turned off two-factor sign-in for your account on ${time}. If you didn’t ask for this, change your password and tell them.`,
};

export const wordmark = {
  marque: "Marque",
};

export const workspaceLayout = {
  home: "Marque home",
  closeMenu: "Close menu",
  menu: "Menu",
};

export const workspaceSwitcher = {
  title: "Workspaces",
  current: "Workspace",
  newWorkspace: "New workspace",
};
