import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { processExists } from "./postmaster.ts";
import { eventually, onStage, sql } from "./testing/stage.ts";

const serverRuns = (dataDir: string) => existsSync(join(dataDir, "postgres", "data", "postmaster.pid"));
const refusal = (holder: number | undefined) =>
  `Another Marque is already running on this data directory (process ${holder}). ` +
  "Stop it first, or set MARQUE_DATA_DIR to another directory.";

onStage(
  "of two services started at once on one data directory one wins, the other refuses and does no harm",
  async (stage) => {
    const dataDir = await stage.newDataDir();
    const both = [stage.act("service", dataDir), stage.act("service", dataDir)];
    const outcomes = await Promise.all(
      both.map((actor) => Promise.any([actor.sees("up"), actor.sees("refused", /Another Marque/)])),
    );
    expect(outcomes.map(({ event }) => event).sort()).toEqual(["refused", "up"]);
    const winner = both[outcomes.findIndex(({ event }) => event === "up")]!;
    const loser = both.find((actor) => actor !== winner)!;
    expect((await loser.sees("refused")).message).toBe(refusal(winner.process.pid));
    await loser.gone;
    winner.order("query");
    expect((await winner.sees("answer")).rows).toEqual([{ one: 1 }]);
  },
);

onStage("a killed service's claim is free at once", async (stage) => {
  const dataDir = await stage.dataDir();
  const first = stage.act("service", dataDir);
  await first.up();
  await first.kill();
  expect((await stage.act("service", dataDir).up()).adopted).toBe(true);
});

onStage("after a restart of PostgreSQL the service has its claim again", async (stage) => {
  const dataDir = await stage.dataDir();
  const first = stage.act("service", dataDir);
  const { pid, connection } = await first.up();
  process.kill(pid, "SIGKILL");
  await first.sees("info", /runs again/);
  await eventually(async () => {
    const held = await sql(
      { ...connection, database: "postgres" },
      "SELECT FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ExclusiveLock' AND granted",
    );
    expect(held).toHaveLength(1);
  });
  const { message } = await stage.act("service", dataDir).sees("refused");
  expect(message).toBe(refusal(first.process.pid));
  expect(first.happenings.some(({ event }) => event === "lost")).toBe(false);
});

onStage(
  "ten short-lived users at once on a new data directory all do their work, and the last stops the server",
  async (stage) => {
    const dataDir = await stage.newDataDir();
    const visitors = Array.from({ length: 10 }, () => stage.act("visitor", dataDir));
    await Promise.all(
      visitors.map(async (visitor) => {
        await visitor.sees("left");
        expect((await visitor.sees("answer")).rows).toEqual([{ one: 1 }]);
        await visitor.gone;
      }),
    );
    expect(serverRuns(dataDir)).toBe(false);
  },
);

onStage("a short-lived user beside a service leaves the server running", async (stage) => {
  const dataDir = await stage.dataDir();
  const { pid } = await stage.act("service", dataDir).up();
  const visitor = stage.act("visitor", dataDir);
  expect((await visitor.up()).adopted).toBe(true);
  await visitor.gone;
  await sleep(200);
  expect(processExists(pid)).toBe(true);
});

onStage(
  "a short-lived user that started the server leaves it to a service that has come meanwhile",
  async (stage) => {
    const dataDir = await stage.dataDir();
    const user = stage.act("user", dataDir);
    const { pid } = await user.up();
    const service = stage.act("service", dataDir);
    expect(await service.up()).toMatchObject({ adopted: true, pid });
    user.order("leave");
    await user.gone;
    service.order("query");
    await service.sees("answer");
    expect(processExists(pid)).toBe(true);
    // Nor does a later user take the service's server for a temporary one.
    await service.kill();
    await stage.act("visitor", dataDir).gone;
    expect(processExists(pid)).toBe(true);
  },
);

onStage(
  "a short-lived user whose service stops under it goes on, and stops the server itself in the end",
  async (stage) => {
    const dataDir = await stage.dataDir();
    const service = stage.act("service", dataDir);
    await service.up();
    const user = stage.act("user", dataDir);
    await user.up();
    service.order("stop");
    await service.gone;
    await user.sees("info", /runs again/);
    user.order("query");
    await user.sees("answer");
    await eventually(async () => expect(existsSync(join(dataDir, "postgres.temporary"))).toBe(true));
    user.order("leave");
    await user.sees("left");
    expect(serverRuns(dataDir)).toBe(false);
  },
);

onStage(
  "a service that lost its claim to a faster one hears it and leaves the server alone",
  async (stage) => {
    const dataDir = await stage.dataDir();
    const first = stage.act("service", dataDir);
    const { pid, connection } = await first.up();
    first.process.kill("SIGSTOP");
    const maintenance = { ...connection, database: "postgres" };
    await sql(
      maintenance,
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'marque service%'",
    );
    const second = stage.act("service", dataDir);
    await second.up();
    first.process.kill("SIGCONT");
    expect((await first.sees("lost")).message).toBe(refusal(second.process.pid));
    first.order("stop");
    await first.gone;
    expect(processExists(pid)).toBe(true);
    expect(await sql(connection, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  },
);
