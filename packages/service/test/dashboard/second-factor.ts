import { codeOfStep, stepAt } from "../../src/identity/totp.ts";
import type { TestService } from "../test-service.ts";
import type { DashboardClient } from "./dashboard-client.ts";
import { PASSWORD } from "./dashboard-client.ts";

/** The phone of a person who has two-factor sign-in on. */
export interface Phone {
  readonly secret: string;
  /** Ten to stand in for it. */
  readonly codes: readonly string[];
}

/** What the phone shows, or showed and will show `steps` away. */
export function codeNow(secret: string, steps = 0): string {
  return codeOfStep(secret, stepAt(Date.now() / 1000) + steps);
}

/** Switches it on. The code that was used for it is forgotten, so that a test need not wait for the next one. */
export async function withTwoFactor(
  service: Pick<TestService, "db">,
  { id, client }: { readonly id: string; readonly client: DashboardClient },
): Promise<Phone> {
  const { secret } = (await client.call("/api/two-factor/setup", { json: {} })).body;
  const reply = await client.call("/api/two-factor/on", {
    json: { current_password: PASSWORD, code: codeNow(secret) },
  });
  if (reply.status !== 200) throw new Error(`two-factor sign-in is not on: ${reply.text}`);
  await forgetUsedCodes(service, id);
  return { secret, codes: reply.body.codes };
}

export async function forgetUsedCodes({ db }: Pick<TestService, "db">, userId: string): Promise<void> {
  await db.query("update two_factor_secrets set last_step = null where user_id = $1", [userId]);
}
