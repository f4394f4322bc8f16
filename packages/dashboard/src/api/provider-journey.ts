/** What a tab remembers while its person is at the identity provider, and that somebody signed out in it. */

import { ownPath } from "./own-path.ts";

const JOURNEY = "marque-provider-journey";
const SIGNED_OUT = "marque-signed-out";

export interface Journey {
  readonly next?: string | undefined;
  /** The token of an invitation that is accepted on the way. */
  readonly invitation?: string | undefined;
}

export function keepJourney(journey: Journey): void {
  sessionStorage.setItem(JOURNEY, JSON.stringify(journey));
}

/** Once: a sign-in that comes back later has nothing to do with it. */
export function takeJourney(): Journey {
  const kept = sessionStorage.getItem(JOURNEY);
  sessionStorage.removeItem(JOURNEY);
  if (kept === null) return {};
  const { next, invitation } = JSON.parse(kept) as Journey;
  return { next: ownPath(next), ...(typeof invitation === "string" && { invitation }) };
}

/** After signing out, the provider must ask again, so that the next person at this browser is not let in. */
export function noteSignedOut(): void {
  sessionStorage.setItem(SIGNED_OUT, "yes");
}

export function forgetSignedOut(): void {
  sessionStorage.removeItem(SIGNED_OUT);
}

export function wasSignedOut(): boolean {
  return sessionStorage.getItem(SIGNED_OUT) !== null;
}
