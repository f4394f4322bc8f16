// npm run faults: jobs from many workspaces while processes are killed, connections cut and receivers fail; then everything
// is counted, in the database and at the receivers. Exit code 1 when a count is wrong.
import { setTimeout as pause } from "node:timers/promises";
import { backUpUnderLoad, drill } from "./backups.ts";
import { Callers } from "./callers.ts";
import { countAll } from "./count.ts";
import { type FaultOptions, readOptions, USAGE } from "./options.ts";
import { planCuts, planIntents, planStrikes } from "./plan.ts";
import { Random } from "./random.ts";
import { printReport, type Run } from "./report.ts";
import { openStage, type Stage } from "./stage.ts";
import { cut, strike } from "./strikes.ts";

const SETTLE_LOOK_MILLISECONDS = 250;

let options: FaultOptions;
try {
  options = readOptions(process.argv.slice(2));
} catch (error) {
  console.error(`${(error as Error).message}\n\n${USAGE}`);
  process.exit(2);
}
process.exit((await run(options)) ? 0 : 1);

async function run(options: FaultOptions): Promise<boolean> {
  const begun = performance.now();
  const random = new Random(options.seed);
  const stage = await openStage(options, random.branch());
  let isGood = false;
  try {
    const outcome = await perform(stage, options, random);
    isGood = printReport(options, outcome, (performance.now() - begun) / 1000);
  } finally {
    if (options.keep) console.log(`\nkept in ${stage.directory}`);
    await stage.close();
  }
  return isGood;
}

async function perform(stage: Stage, options: FaultOptions, random: Random): Promise<Run> {
  const intents = planIntents(options, random.branch());
  const strikes = planStrikes(options, random.branch());
  const cuts = planCuts(options, random.branch());
  const callers = new Callers({ ...stage, random: random.branch() });
  await Promise.all(stage.nodes.map((node) => node.start()));
  await callers.createProjects();

  const startedAt = performance.now();
  let isOver = false;
  const reading = stage.tenants.map((_, workspace) => callers.read(workspace, () => isOver));
  const killing = strike(stage, strikes, random.branch());
  const backingUp = backUpUnderLoad(stage, options.seconds / 2);
  await Promise.all([cut(stage, cuts), ...intents.map((each) => callers.carryOut(each))]);
  const kills = await killing;
  const underLoad = await backingUp;
  const troubleSeconds = (performance.now() - startedAt) / 1000;
  const isSettled = await settle(stage, options.settleSeconds);
  isOver = true;
  await Promise.all(reading);
  const settleSeconds = (performance.now() - startedAt) / 1000 - troubleSeconds;
  const { accounts, remarks } = await countAll(stage, intents, callers.witness);
  return {
    stage,
    intents,
    witness: callers.witness,
    kills,
    isSettled,
    troubleSeconds,
    settleSeconds,
    accounts: [...accounts, ...(await drill(stage, underLoad))],
    remarks: { ...remarks, "tries until the backup under load was made": String(underLoad.tries) },
  };
}

/** Waits until nothing is under way any more. False when that takes too long. */
async function settle({ database }: Stage, seconds: number): Promise<boolean> {
  const deadline = Date.now() + seconds * 1000;
  const sql = `select (select count(*) from jobs where status in ('queued', 'processing'))
                    + (select count(*) from deliveries where status = 'pending') as left`;
  while (Date.now() < deadline) {
    const { rows } = await database.text(sql).catch(() => ({ rows: [{ left: "?" }] }));
    if ((rows[0] as { left: string }).left === "0") return true;
    await pause(SETTLE_LOOK_MILLISECONDS);
  }
  return false;
}
