import { describe, expect, it } from "vitest";
import type { LeasedDelivery } from "../storage/delivery-leases.ts";
import { Lines } from "./lines.ts";
import { FIRST_SLOTS_OF_HOST, Slots } from "./slots.ts";

const row = (id: string, host = "a.example"): LeasedDelivery => ({
  id,
  event_id: `evt_${id}`,
  workspace_id: "wsp_1",
  url: `https://${host}/`,
  host,
  lease: 1,
  body: Buffer.from("{}"),
  secrets: "00",
  taken_at: 0,
});
const TOOK_IT = { error: null, durationMs: 10, dialMs: 0 };
const HUNG = { error: "no complete answer within 5 seconds", durationMs: 5_000, dialMs: 0 };

describe("lines of leased deliveries", () => {
  it("give what came first, each host from its own line", () => {
    const lines = new Lines();
    lines.add({ row: row("1"), since: 100 });
    lines.add({ row: row("2"), since: 110 });
    lines.add({ row: row("3", "b.example"), since: 120 });
    expect(lines.next("a.example", 0)?.id).toBe("1");
    expect(lines.next("b.example", 0)?.id).toBe("3");
    expect(lines.next("a.example", 0)?.id).toBe("2");
    expect(lines.next("a.example", 0)).toBeUndefined();
    expect(lines.areEmpty).toBe(true);
  });

  it("let nobody begin who waits for too long; those are taken out to be put back", () => {
    const lines = new Lines();
    lines.add({ row: row("late"), since: 100 });
    lines.add({ row: row("in time"), since: 300 });
    expect(lines.next("a.example", 200)).toBeUndefined();
    expect(lines.takeOlder(200).map(({ id }) => id)).toEqual(["late"]);
    expect(lines.next("a.example", 200)?.id).toBe("in time");
  });
});

describe("slots", () => {
  const leased = (slots: Slots, count: number) => {
    for (let n = 0; n < count; n++) slots.hold("a.example", "wsp_1");
  };

  it("a new host runs few and has none in line; once it answers quickly, the next ones are at hand", () => {
    const slots = new Slots();
    leased(slots, FIRST_SLOTS_OF_HOST);
    expect(slots.freeByHost().get("a.example")).toBe(0);
    slots.begin("a.example");
    slots.end("a.example", "wsp_1", TOOK_IT);
    expect(slots.freeByHost().get("a.example")).toBe(
      3 * (FIRST_SLOTS_OF_HOST + 1) - (FIRST_SLOTS_OF_HOST - 1),
    );
  });

  it("a long dial does not make a quick host slow, a slow answer does", () => {
    const slots = new Slots();
    leased(slots, 2);
    slots.begin("a.example");
    slots.end("a.example", "wsp_1", { error: null, durationMs: 250, dialMs: 240 });
    expect(slots.freeByHost().get("a.example")).toBe(3 * (FIRST_SLOTS_OF_HOST + 1) - 1);
    slots.begin("a.example");
    slots.end("a.example", "wsp_1", { error: null, durationMs: 250, dialMs: 10 });
    expect(slots.freeByHost().get("a.example")).toBe(FIRST_SLOTS_OF_HOST + 2);
  });

  it("a host that hangs loses its line and half its slots", () => {
    const slots = new Slots();
    leased(slots, 2);
    slots.begin("a.example");
    slots.end("a.example", "wsp_1", TOOK_IT);
    slots.begin("a.example");
    slots.end("a.example", "wsp_1", HUNG);
    expect(slots.freeByHost().get("a.example")).toBe(2);
  });

  it("what was held and put back counts for nobody", () => {
    const slots = new Slots();
    const free = slots.free;
    leased(slots, 3);
    for (let n = 0; n < 3; n++) slots.letGo("a.example", "wsp_1");
    expect(slots.free).toBe(free);
    expect(slots.freeByHost().size).toBe(0);
    expect(slots.fullWorkspaces()).toEqual([]);
  });
});
