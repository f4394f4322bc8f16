/** All wording of the pages before one is signed in: sign-in, invitation, new password, recovery. */

export const choosePasswordPage = {
  title: "Set up your account",
  about: "You signed in with a temporary password. Choose your own password and confirm your email address.",
  email: "Email address",
  submit: "Continue",
};

export const codePage = {
  title: "Enter your code",
  about: "Two-factor sign-in is on for this account.",
};

export const invitationPage = {
  title: "Invitation",
  loading: "invitation",
  joinWorkspace: (workspace: string) => `Join ${workspace}`,
  invitedAs: (role: string) => `You’re invited as ${role === "owner" ? "an owner" : "a member"} with`,
  expires: (time: string) => `. The invitation expires on ${time}.`,
  accountEnds: "This address already has an account. Its current password and sessions stop working.",
  joinVerb: "Join",
  useInvited: "Use the invited address",
  notMine: "This account isn’t mine",
  providerGone:
    "This account has no password, and its identity provider is no longer set up. Ask your operator for a password, then open this link again.",
  password: "Your password",
  passwordAndNew:
    "This address already has an account. Enter its password, then choose a new one that nobody else knows.",
  passwordOnly: "This address already has an account. Enter its password to accept the invitation.",
  accept: "Accept and join",
  email: "Email address",
  otherEmail:
    "Someone else already uses the invited address. Join with another one. Your operator can return the address to you.",
};

export const newPasswordField = {
  label: "New password",
  hint: (characters: number) =>
    `At least ${characters} characters. A few unrelated words are easy to remember.`,
};

export const passwordResetPage = {
  title: "Choose a new password",
  about: (email: string) => `For ${email}. All sessions of this account will end.`,
  loading: "link",
  done: "Your new password is set.",
  submit: "Set password",
};

export const providerAnswerPage = {
  title: "Signing in",
  loading: "your workspaces",
  failed: "You’re not signed in",
  noJourney: "This sign-in was not started in this tab. Start again.",
  back: "Back to sign-in",
};

export const providerButton = {
  signIn: "Sign in",
  verbWith: (verb: string, provider: string) => `${verb} with ${provider}`,
  or: "or",
};

export const recoverPage = {
  title: "Use a recovery code",
  about: "A recovery code from your account page lets you set a new password.",
  email: "Email address",
  code: "Recovery code",
  codeExample: "xxxx-xxxx-xxxx-xxxx",
  submit: "Set password",
  withoutCode: "No code? Your operator can give you a one-time password.",
  back: "Back to sign-in",
};

export const signInPage = {
  title: "Sign in",
  aboutNext: "Sign in to continue where you left off.",
  about: "Open your workspace.",
  email: "Email address",
  password: "Password",
  forgotten:
    "Forgot your password? An owner of your workspace can send you a reset link from Members. If you’re the only owner,",
  useCode: "use a recovery code",
  orAsk: "or ask your operator.",
};
