/** Wording of the passkeys on the account page. */

export const passkeys = {
  title: "Passkeys",
  about:
    "Sign in with your fingerprint, your face or your device’s screen lock instead of password and code. Passkeys stay when you change your password: remove any you don’t recognise.",
  loading: "passkeys",
  none: "You have no passkeys.",
  unsupported: "This browser can’t add passkeys here.",
  add: "Add a passkey",
  caption: "Passkeys",
  name: "Name",
  added: "Added",
  lastUsed: "Last used",
  never: "Never",
  madeFor: (host: string) => `Doesn’t work here: it was made for ${host}.`,
  actionsColumn: "Change",
  rename: "Rename",
  renameOf: (name: string) => `Rename passkey ${name}`,
  remove: "Remove",
  removeOf: (name: string) => `Remove passkey ${name}`,
  removeTitle: "Remove passkey",
  removeEffect: (name: string) =>
    `“${name}” will no longer sign you in. Your password keeps working, and so do your other passkeys.`,
  removeOnDevice: "Delete it on the device too, so that the device stops offering it.",
  removed: "Passkey removed",
};

export const addPasskey = {
  title: "Add a passkey",
  about: "Your browser then asks where to save the passkey: on this device, on a phone or on a security key.",
  name: "Name",
  nameHint: "So that you can tell your passkeys apart.",
  password: "Your password",
  cancel: "Cancel",
  add: "Add passkey",
  added: "Passkey added",
};

export const renamePasskey = {
  title: "Rename passkey",
  name: "Name",
  cancel: "Cancel",
  save: "Save",
  renamed: "Passkey renamed",
};
