import { parseArgs } from "node:util";

/** How a run is made: all of it is printed, so that it can be made again. */
export interface FaultOptions {
  readonly seed: number;
  readonly jobs: number;
  readonly workspaces: number;
  readonly kills: number;
  /** Seconds during which jobs come in and things are killed and cut. */
  readonly seconds: number;
  /** How long afterwards everything may take to come to its end. */
  readonly settleSeconds: number;
  /** Worker processes by what they draw with. */
  readonly workers: readonly ("engine" | "stand-in")[];
  readonly keep: boolean;
}

const SECONDS_BETWEEN_KILLS = 5;

const LONG: FaultOptions = {
  seed: 1,
  jobs: 2_000,
  workspaces: 20,
  kills: 36,
  seconds: 36 * SECONDS_BETWEEN_KILLS,
  settleSeconds: 600,
  workers: ["engine", "stand-in", "stand-in"],
  keep: false,
};

/** For `.ci/run`: within a minute, so without the engine, which takes seconds to load after each kill. */
const SHORT: FaultOptions = {
  ...LONG,
  jobs: 240,
  kills: 8,
  seconds: 18,
  settleSeconds: 120,
  workers: ["stand-in", "stand-in"],
};

export const USAGE = `npm run faults -- [--short] [--seed N] [--jobs N] [--kills N] [--seconds N] [--keep]

  --short     the version of .ci/run: ${SHORT.jobs} jobs, ${SHORT.kills} kills, without the engine
  --seed N    what is killed, cut and refused, and when (${LONG.seed})
  --jobs N    accepted generations (${LONG.jobs})
  --kills N   SIGKILLs (${LONG.kills}), one about every ${SECONDS_BETWEEN_KILLS} seconds
  --seconds N how long jobs come in and things are killed
  --keep      leaves the database and the logs for a look`;

export function readOptions(args: readonly string[]): FaultOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      short: { type: "boolean", default: false },
      seed: { type: "string" },
      jobs: { type: "string" },
      kills: { type: "string" },
      seconds: { type: "string" },
      keep: { type: "boolean", default: false },
    },
  });
  const base = values.short ? SHORT : LONG;
  const kills = whole("--kills", values.kills) ?? base.kills;
  return {
    ...base,
    seed: whole("--seed", values.seed) ?? base.seed,
    jobs: whole("--jobs", values.jobs) ?? base.jobs,
    kills,
    seconds:
      whole("--seconds", values.seconds) ??
      (values.kills === undefined ? base.seconds : kills * SECONDS_BETWEEN_KILLS),
    keep: values.keep,
  };
}

function whole(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new Error(`${name} must be a whole number above 0, not "${text}"`);
  return Number(text);
}
