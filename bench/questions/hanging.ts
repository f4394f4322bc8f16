// What receivers that hang cost the others: a steady stream to fifty endpoints, five of which never answer.
import { setTimeout as pause } from "node:timers/promises";
import { createSender, insertEvents, startDelivering } from "../stage/deliveries.ts";
import { startPostgres } from "../stage/postgres.ts";
import { atMost, interleave, judged, type Question, quantile } from "../stage/question.ts";
import { localCertificate, nextMessage, startYardstick } from "../stage/yardstick.ts";

const ENDPOINTS = 50;
const HANGING = 5;
/** Every tenth of a second each endpoint gets an event. */
const BEAT_MS = 100;

export const hanging: Question = {
  name: "hanging-receivers",
  asks: "healthy deliveries' p95 with a tenth of the endpoints hanging",
  yardstick: "without them",
  target: "≤ 1.5 ×",
  async measure({ quick }) {
    const postgres = await startPostgres();
    const { key, cert, ca } = await localCertificate();
    const receiver = await startYardstick<number[]>("receiving", {
      BENCH_KEY: key,
      BENCH_CERT: cert,
      BENCH_PORTS: String(ENDPOINTS),
    });
    const workspaceId = await createSender(postgres);
    const urls = receiver.first.map((port) => `https://localhost:${port}/hook`);
    const stream = async (hangingPorts: number) => {
      receiver.child.send(hangingPorts);
      const delivering = startDelivering(postgres.database, ca);
      const sentAt = new Map<string, number>();
      for (let beat = 0; beat < (quick ? 30 : 80); beat++) {
        const started = Date.now();
        const ids = await insertEvents(postgres, workspaceId, urls);
        // The same endpoints are looked at with and without the hanging ones.
        for (const id of ids.slice(HANGING)) sentAt.set(id, Date.now());
        delivering.look();
        await pause(Math.max(0, BEAT_MS - (Date.now() - started)));
      }
      const arrived = new Map<string, number>();
      const deadline = Date.now() + 20_000;
      while (arrived.size < sentAt.size && Date.now() < deadline) {
        await pause(100);
        const answer = nextMessage<[string, number][]>(receiver.child);
        receiver.child.send("arrivals");
        for (const [id, at] of await answer) if (sentAt.has(id)) arrived.set(id, at);
      }
      await delivering.stop();
      // What hung is due again in a minute; the next round begins without it.
      await postgres.query("update deliveries set status = 'cancelled' where status = 'pending'");
      if (arrived.size < sentAt.size)
        throw new Error(`${sentAt.size - arrived.size} healthy deliveries did not arrive`);
      const times = [...sentAt].map(([id, at]) => arrived.get(id)! - at).sort((a, b) => a - b);
      return Math.max(1, quantile(times, 0.95));
    };
    try {
      await stream(0);
      const result = await interleave(
        quick ? 2 : 5,
        () => stream(HANGING),
        () => stream(0),
      );
      return {
        ours: `p95 ${result.ours.toFixed(0)} ms`,
        yardstick: `p95 ${result.yardstick.toFixed(0)} ms`,
        figure: `${result.ratio.toFixed(2)} ×`,
        spread: result.spread,
        ...judged(result, atMost(1.5)),
      };
    } finally {
      receiver.stop();
      await postgres.stop();
    }
  },
};
