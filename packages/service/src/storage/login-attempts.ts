import type { Executor, Statement } from "./database.ts";

export interface LoginAttempts {
  readonly attempts: number;
  /** Until the period that began with the first attempt ends, and counting starts anew. */
  readonly seconds_left: number;
}

/** The row's lock puts attempts made at once, on any node, in a line: none is counted past another. */
const count: Statement = {
  name: "login_attempts.count",
  text: `
    insert into login_attempts as a (subject, attempts) values ($1, 1)
    on conflict (subject) do update set
      attempts = case when a.started_at > now() - make_interval(secs => $2) then a.attempts + 1 else 1 end,
      started_at = case when a.started_at > now() - make_interval(secs => $2) then a.started_at else now() end
    returning attempts, ceil(extract(epoch from started_at - now()) + $2)::int as seconds_left`,
};
const forget: Statement = {
  name: "login_attempts.forget",
  text: "delete from login_attempts where subject = $1",
};
const giveBack: Statement = {
  name: "login_attempts.giveBack",
  text: "update login_attempts set attempts = attempts - 1 where subject = $1 and attempts > 0",
};
const sweep: Statement = {
  name: "login_attempts.sweep",
  text: "delete from login_attempts where started_at < now() - make_interval(secs => $1)",
};

export async function countLoginAttempt(
  store: Executor,
  subject: string,
  periodSeconds: number,
): Promise<LoginAttempts> {
  return (await store.run<LoginAttempts>(count, [subject, periodSeconds]))[0]!;
}

export async function forgetLoginAttempts(store: Executor, subject: string): Promise<void> {
  await store.run(forget, [subject]);
}

export async function giveBackLoginAttempt(store: Executor, subject: string): Promise<void> {
  await store.run(giveBack, [subject]);
}

export async function sweepLoginAttempts(store: Executor, periodSeconds: number): Promise<void> {
  await store.run(sweep, [periodSeconds]);
}
