/** Wording about passkeys outside the account page. */
export const passkeyButton = {
  signIn: "Sign in with a passkey",
};

export const passkeysRemoved = {
  notice: (when: string) =>
    `Your operator removed all your passkeys on ${when}. If you did not ask for that, change your password and tell them.`,
  action: "Add a passkey",
};
