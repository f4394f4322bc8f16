import type { Executor, Statement } from "./database.ts";

/**
 * Leases and waits are times by the database's clock. When that is set back, the times written before are further ahead
 * than intended, by as much as the clock was moved: a dead worker's job would be held for an hour. No lease and no
 * wait is longer than it can have been asked for, so what lies further ahead is brought back to that. It is not ended: who
 * still works on it renews it as ever.
 */
export interface LongestTimes {
  readonly jobLeaseSeconds: number;
  readonly jobWindowSeconds: number;
  readonly exportLeaseSeconds: number;
  readonly deliveryLeaseSeconds: number;
  /** Before the 2nd, 3rd and 4th attempt. */
  readonly retryDelays: readonly number[];
}

/** A moment more than the longest: times are compared that different statements took. */
const SLACK = "interval '1 second'";
const ahead = (parameter: string) => `now() + make_interval(secs => ${parameter})`;

const jobs: Statement = {
  name: "clock_steps.jobs",
  text: `update jobs set leased_until = least(leased_until, ${ahead("$1")}), deadline_at = least(deadline_at, ${ahead("$2")})
         where status = 'processing'
           and (leased_until > ${ahead("$1")} + ${SLACK} or deadline_at > ${ahead("$2")} + ${SLACK})`,
};
const exports: Statement = {
  name: "clock_steps.exports",
  text: `update exports set leased_until = ${ahead("$1")} where status = 'queued' and leased_until > ${ahead("$1")} + ${SLACK}`,
};
const DUE = "now() + make_interval(secs => coalesce(($1::float8[])[attempts], 0))";
const bringDeliveries = `
  update deliveries set due_at = least(due_at, ${DUE}), leased_until = least(leased_until, ${ahead("$2")})
  where status = 'pending'`;
/** One look at the end of the index: nothing waits for longer than the longest delay. */
const farDeliveries: Statement = {
  name: "clock_steps.farDeliveries",
  text: `${bringDeliveries} and due_at > now() + make_interval(secs => (select max(d) from unnest($1::float8[]) d)) + ${SLACK}`,
};
/** Reads all that are pending, so only when the clock was seen to step. */
const allDeliveries: Statement = {
  name: "clock_steps.allDeliveries",
  text: `${bringDeliveries} and (due_at > ${DUE} + ${SLACK} or leased_until > ${ahead("$2")} + ${SLACK})`,
};
/** What the queue of the chores goes by: heartbeats, waits before a retry, and when it last looked after each thing. */
const chores = [
  `update pgboss.job set heartbeat_on = least(heartbeat_on, now()), started_on = least(started_on, now()),
     start_after = least(start_after, now()), singleton_on = null
   where greatest(heartbeat_on, started_on, start_after, singleton_on at time zone 'utc') > now() + interval '1 minute'`,
  `update pgboss.queue set monitor_on = least(monitor_on, now()), monitor_claim_on = least(monitor_claim_on, now()),
     maintain_on = least(maintain_on, now())
   where greatest(monitor_on, monitor_claim_on, maintain_on) > now()`,
  "update pgboss.version set cron_on = least(cron_on, now()) where cron_on > now()",
];

/** What a look at few rows finds; cheap enough for every other second. */
export async function boundNearTimes(store: Executor, longest: LongestTimes): Promise<void> {
  await store.run(jobs, [longest.jobLeaseSeconds, longest.jobWindowSeconds]);
  await store.run(exports, [longest.exportLeaseSeconds]);
  await store.run(farDeliveries, [longest.retryDelays, longest.deliveryLeaseSeconds]);
}

export async function boundAllTimes(store: Executor, longest: LongestTimes): Promise<void> {
  await boundNearTimes(store, longest);
  await store.run(allDeliveries, [longest.retryDelays, longest.deliveryLeaseSeconds]);
  for (const chore of chores) await store.text(chore);
}

const clock: Statement = {
  name: "clock_steps.clock",
  text: "select extract(epoch from clock_timestamp())::float8 as seconds",
};

export async function secondsByDatabase(store: Executor): Promise<number> {
  return (await store.run<{ seconds: number }>(clock))[0]!.seconds;
}
