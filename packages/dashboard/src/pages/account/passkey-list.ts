/** Under which the list of passkeys is kept. */
export const passkeysKey = ["passkeys"];
