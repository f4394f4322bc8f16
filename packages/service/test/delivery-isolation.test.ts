import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type DeliveryStage, startDeliveryStage } from "./delivery-stage.ts";
import {
  type Authority,
  answer200,
  createAuthority,
  eventually,
  type Receiver,
  startReceiver,
} from "./receiver.ts";

const RECEIVERS = 10;

let authority: Authority;
let receivers: Receiver[];
let stage: DeliveryStage | undefined;

beforeAll(async () => {
  authority = await createAuthority();
  receivers = await Promise.all(Array.from({ length: RECEIVERS }, () => startReceiver(authority)));
});
afterEach(async () => {
  await stage?.stop();
  stage = undefined;
});
afterAll(async () => {
  await Promise.all(receivers.map((receiver) => receiver.stop()));
  await authority.remove();
});

/** Sends rounds of one event to each receiver; returns the 95th percentile of the answering ones' times. */
async function p95Of(answering: readonly Receiver[], rounds: number): Promise<number> {
  const sentAt = new Map<string, number>();
  for (let n = 0; n < rounds; n++) {
    const at = Date.now();
    for (const id of await stage!.send(receivers.map(({ url }) => url))) sentAt.set(id, at);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  const times: number[] = [];
  for (const receiver of answering) {
    const mine = ({ event }: { event: { event_id: string } }) => sentAt.has(event.event_id);
    for (const { at, event } of await receiver.until(rounds, mine))
      times.push(at - sentAt.get(event.event_id)!);
  }
  expect(times).toHaveLength(answering.length * rounds);
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
}

describe("receivers keep to themselves", () => {
  it("with a tenth of the endpoints hanging, the others' p95 stays within 1.5 times the undisturbed run", async () => {
    stage = await startDeliveryStage(authority, { timeoutSeconds: 2 });
    const [hanging, ...rest] = receivers;
    for (const receiver of rest) receiver.behave(answer200);
    let hung = 0;
    const undisturbed: number[] = [];
    const disturbed: number[] = [];
    // Turn by turn, and the best of each: the machine has other things to do, which is nobody's receiver's doing.
    for (let turn = 0; turn < 3; turn++) {
      hanging!.behave(answer200);
      undisturbed.push(await p95Of(rest, 20));
      hanging!.behave(() => {
        hung += 1;
      });
      disturbed.push(await p95Of(rest, 20));
    }
    // It was really tried, and really hung.
    expect(hung).toBeGreaterThanOrEqual(6);
    expect(Math.min(...disturbed)).toBeLessThanOrEqual(Math.max(Math.min(...undisturbed), 20) * 1.5);
  });

  it("a host that hangs holds few slots at a time, and its backlog is stepped over", async () => {
    stage = await startDeliveryStage(authority, { timeoutSeconds: 1 });
    const [hanging, prompt] = receivers;
    let open = 0;
    let most = 0;
    hanging!.behave((response) => {
      open += 1;
      most = Math.max(most, open);
      response.on("close", () => {
        open -= 1;
      });
    });
    prompt!.behave(answer200);
    const before = prompt!.received.length;
    await stage.send(Array.from({ length: 300 }, () => hanging!.url));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const sent = Date.now();
    await stage.send(Array.from({ length: 10 }, () => prompt!.url));
    await prompt!.until(before + 10);
    expect(Date.now() - sent).toBeLessThan(1_000);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(4);
  });

  it("ten gigabytes from one receiver do not delay another", async () => {
    stage = await startDeliveryStage(authority, { timeoutSeconds: 2 });
    const [flooding, prompt] = receivers;
    flooding!.behave((response) => {
      response.writeHead(200, { "content-length": 10 * 1024 ** 3 });
      const chunk = Buffer.alloc(64 * 1024);
      const pour = () => {
        while (!response.destroyed) if (!response.write(chunk)) return void response.once("drain", pour);
      };
      pour();
    });
    prompt!.behave(answer200);
    const [floods, before] = [flooding!.received.length, prompt!.received.length];
    await stage.send(Array.from({ length: 40 }, (_, n) => (n % 2 ? flooding! : prompt!).url));
    await prompt!.until(before + 20, undefined, 3_000);
    await flooding!.until(floods + 20);
    const rows = await eventually(async () => {
      const kept = await stage!.db.query<{ kept: number; error: string }>(
        "select length(response_body) as kept, error from delivery_attempts where error is not null",
      );
      return kept.length >= 20 ? kept : null;
    });
    for (const row of rows)
      expect(row).toEqual({ kept: 16_384, error: "the response did not end within 1 MiB" });
  });

  it("delivers a burst to one prompt host completely, each event once", async () => {
    stage = await startDeliveryStage(authority);
    const [prompt] = receivers;
    prompt!.behave(answer200);
    const before = prompt!.received.length;
    const events = await stage.send(Array.from({ length: 300 }, () => prompt!.url));
    await eventually(async () => ((await stage!.states()).delivered === 300 ? true : null));
    const got = prompt!.received.slice(before).map(({ event }) => event.event_id);
    expect(got.sort()).toEqual(events.sort());
  });

  it("what waits in line for a host that stops answering is put back, unattempted, and delivered once it answers", async () => {
    stage = await startDeliveryStage(authority);
    const [host] = receivers;
    const before = host!.received.length;
    const held: (() => void)[] = [];
    // Quick at first, so that events are leased ahead; then silent until it is told to go on.
    let isSilent = false;
    host!.behave((response) => {
      const answer = () => response.writeHead(200).end();
      if (!isSilent && host!.received.length - before > 100) isSilent = true;
      if (isSilent) held.push(answer);
      else answer();
    });
    const events = await stage.send(Array.from({ length: 400 }, () => host!.url));
    const leased = async () => {
      const rows = await stage!.db.query<{ count: number }>(
        "select count(*)::int as count from deliveries where leased_until is not null",
      );
      return rows[0]!.count;
    };
    // Those that run keep their lease; the rest is anybody's again well before a lease would have run out.
    await eventually(async () => (held.length > 0 && (await leased()) === held.length ? true : null));
    host!.behave(answer200);
    for (const answer of held) answer();
    await eventually(async () => ((await stage!.states()).delivered === 400 ? true : null));
    const got = host!.received.slice(before).map(({ event }) => event.event_id);
    expect(got.sort()).toEqual(events.sort());
  });
});
