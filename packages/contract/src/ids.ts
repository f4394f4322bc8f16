/**
 * Ids are a prefix and a 26-character lower-case ULID: 10 characters of milliseconds, 16 of randomness.
 * They are made by the database (see the service's migrations), so that their order is the order of the
 * database's clock, whatever the clocks of the nodes say.
 */

export const ID_PREFIXES = {
  workspace: "ws_",
  key: "key_",
  project: "proj_",
  job: "job_",
  memoryNode: "mem_",
  brand: "brand_",
  event: "evt_",
  delivery: "dlv_",
  invoice: "inv_",
  endpoint: "whe_",
  export: "exp_",
  user: "usr_",
  session: "ses_",
  invitation: "ivt_",
  auditEntry: "aud_",
  planRequest: "plr_",
  clientLink: "cln_",
  clientComment: "cmt_",
  passkey: "pky_",
} as const;

export type IdKind = keyof typeof ID_PREFIXES;

/** Crockford's base 32: no i, l, o, u. The first character is at most 7, because 48 bits fill 9.6 characters. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const BODY = "[0-7][0-9a-hjkmnp-tv-z]{25}";
const TIME_CHARACTERS = 10;

export function idPattern(kind: IdKind): string {
  return `^${ID_PREFIXES[kind]}${BODY}$`;
}

const patterns = Object.fromEntries(
  Object.keys(ID_PREFIXES).map((kind) => [kind, new RegExp(idPattern(kind as IdKind))]),
) as Record<IdKind, RegExp>;

export function isId(kind: IdKind, value: unknown): value is string {
  return typeof value === "string" && patterns[kind].test(value);
}

/** Milliseconds since 1970 at which the id was made, by the database's clock. */
export function idMilliseconds(id: string): number {
  const start = id.indexOf("_") + 1;
  let milliseconds = 0;
  for (const character of id.slice(start, start + TIME_CHARACTERS)) {
    milliseconds = milliseconds * 32 + ALPHABET.indexOf(character);
  }
  return milliseconds;
}

/** `created_at` as the API shows it. Taken from the id, so that order and `created_at` always agree. */
export function idSeconds(id: string): number {
  return Math.floor(idMilliseconds(id) / 1000);
}
