/** All wording of the account page. */

export const browserName = {
  browserOnSystem: (browser: string, system: string) => `${browser} on ${system}`,
  unknown: "Unknown browser",
};

export const changePassword = {
  changed: "Password changed",
  current: "Current password",
  change: "Change password",
};

export const confirmTwoFactor = {
  password: "Your password",
  cancel: "Cancel",
};

export const openSessions = {
  loading: "sessions",
  browser: "Browser",
  thisOne: "This session",
  address: "IP address",
  signedIn: "Signed in",
  lastSeen: "Last seen",
  endColumn: "End session",
  endOf: (browser: string, address: string) => `End session: ${browser}, ${address}`,
  end: "End",
  caption: "Active sessions",
  endOthers: "End all other sessions",
  othersEnded: "All other sessions ended",
  ended: "Session ended",
};

export const page = {
  title: "Account",
  sessions: "Sessions",
  sessionsAbout: "Where you’re signed in. End any session you don’t recognise.",
  appearance: "Appearance",
  appearanceAbout: "Saved in this browser.",
  password: "Password",
  passwordAbout: "A new password ends all your other sessions.",
  twoFactor: "Two-factor sign-in",
  twoFactorAbout:
    "Asks for a code from your phone as well as your password, so a stolen password is not enough.",
  recoveryCodes: "Recovery codes",
  recoveryCodesAbout:
    "Use one to set a new password if you forget yours. Each code works once. All of them stop working when your password changes.",
};

export const recoveryCodes = {
  what: "recovery codes",
  none: "You have no recovery codes.",
  left: (count: number) => `You have ${count} unused recovery ${count === 1 ? "code" : "codes"}.`,
  keepThem: "Save these codes somewhere you can reach without signing in. They are shown only once.",
  passwordForCodes: "Password for new codes",
  codeForCodes: "Code for new codes",
  create: "Create recovery codes",
};

export const setUpTwoFactor = {
  title: "Turn on two-factor sign-in",
  loading: "QR code",
  scan: "Scan the QR code with an authenticator app, or type the secret into the app.",
  secret: "secret",
  codeHint: "The six digits the app shows for Marque.",
  password: "Your password",
  cancel: "Cancel",
  turnOn: "Turn on",
  qrCode: "QR code for the authenticator app",
};

export const signedInBy = {
  title: "Single sign-on",
  notSetUp: "This account is linked to an identity provider that is not set up here right now.",
  withPassword: (provider: string) =>
    `You can sign in with ${provider} or with your password. Marque asks for a two-factor code only after the password.`,
  withoutPassword: (provider: string) =>
    `You sign in with ${provider}. This account has no password. Your operator can set one.`,
};

export const twoFactor = {
  loading: "two-factor sign-in",
  off: "Two-factor sign-in is off.",
  on: (since: string, codesLeft: number) =>
    `On since ${since}. You have ${codesLeft} unused backup ${codesLeft === 1 ? "code" : "codes"}.`,
  writeDown: "Save these backup codes. Each one replaces your phone once. They are shown only once.",
  codes: "backup codes",
  turnOn: "Turn on",
  newCodes: "Create new backup codes",
  turnOff: "Turn off",
  isOn: "Two-factor sign-in is on",
  newCodesEffect: "Your current backup codes stop working.",
  codesCreated: "Backup codes created",
  turnOffTitle: "Turn off two-factor sign-in",
  turnOffEffect: "Your password alone will open your account.",
  isOff: "Two-factor sign-in is off",
};
