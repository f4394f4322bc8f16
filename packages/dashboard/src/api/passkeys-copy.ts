/** What is said when a device gives no passkey. */
export const deviceWords = {
  notSignedIn: "You are not signed in: the browser got no passkey. Try again, or use your password.",
  notAdded: "No passkey was added: the browser or the device stopped. Try again.",
  hasOne: "This device already has a passkey for your account.",
  cannot: "This device can’t keep passkeys. Set up a screen lock on it, or use another device.",
  notHere: "This browser doesn’t accept passkeys at this address. Ask your operator.",
};
