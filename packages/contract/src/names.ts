/** What a name has at most: without the white space around it, and as it is sent. */
export const NAME_CHARACTERS = 200;
export const SENT_NAME_CHARACTERS = 1_000;
