import type { Executor, Statement } from "./database.ts";

export interface LoginAttempts {
  readonly attempts: number;
  /** Until the period that began with the first attempt ends, and counting starts again. */
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
/** As `count`; for an address that has an account also what its person is shown. One commit, whether there is an account or not. */
const countForAccount: Statement = {
  name: "login_attempts.countForAccount",
  text: `
    with counted as (
      insert into login_attempts as a (subject, attempts) values ($1, 1)
      on conflict (subject) do update set
        attempts = case when a.started_at > now() - make_interval(secs => $2) then a.attempts + 1 else 1 end,
        started_at = case when a.started_at > now() - make_interval(secs => $2) then a.started_at else now() end
      returning attempts, ceil(extract(epoch from started_at - now()) + $2)::int as seconds_left
    ), told as (
      insert into failed_sign_ins as f (user_id, attempts) select id, 1 from users where lower(email) = lower($3)
      on conflict (user_id) do update set
        attempts = case when f.last_at > now() - make_interval(secs => $4) then f.attempts + 1 else 1 end,
        since = case when f.last_at > now() - make_interval(secs => $4) then f.since else now() end,
        last_at = now()
      returning attempts
    )
    select attempts, seconds_left, coalesce((select attempts from told), 0) as failed from counted`,
};
const forget: Statement = {
  name: "login_attempts.forget",
  text: "delete from login_attempts where subject = $1",
};
const forgetAll: Statement = {
  name: "login_attempts.forgetAll",
  text: "delete from login_attempts where subject = $1 or starts_with(subject, $1 || ' ')",
};
const giveBack: Statement = {
  name: "login_attempts.giveBack",
  text: "update login_attempts set attempts = attempts - 1 where subject = $1 and attempts > 0",
};
const sweep: Statement = {
  name: "login_attempts.sweep",
  text: `delete from login_attempts
         where started_at < now() - make_interval(secs => case when subject like '% codes%' then $2::float8 else $1::float8 end)`,
};

export async function countLoginAttempt(
  store: Executor,
  subject: string,
  periodSeconds: number,
): Promise<LoginAttempts> {
  return (await store.run<LoginAttempts>(count, [subject, periodSeconds]))[0]!;
}

/** `failed`: the attempts on the account since its person was last told, 0 when the address has none. */
export async function countAccountAttempt(
  store: Executor,
  subject: string,
  periodSeconds: number,
  email: string,
  forgottenAfterSeconds: number,
): Promise<LoginAttempts & { readonly failed: number }> {
  const values = [subject, periodSeconds, email.trim(), forgottenAfterSeconds];
  return (await store.run<LoginAttempts & { failed: number }>(countForAccount, values))[0]!;
}

/** Of the subject, and of every one whose name begins with it. */
export async function forgetAllLoginAttempts(store: Executor, subject: string): Promise<void> {
  await store.run(forgetAll, [subject]);
}

export async function forgetLoginAttempts(store: Executor, subject: string): Promise<void> {
  await store.run(forget, [subject]);
}

export async function giveBackLoginAttempt(store: Executor, subject: string): Promise<void> {
  await store.run(giveBack, [subject]);
}

/** Wrong codes are counted over a longer period. */
export async function sweepLoginAttempts(
  store: Executor,
  periodSeconds: number,
  codesPeriodSeconds: number,
): Promise<void> {
  await store.run(sweep, [periodSeconds, codesPeriodSeconds]);
}
