import { describe, expect, it } from "vitest";
import type { LeasedDelivery } from "../storage/delivery-leases.ts";
import { Lines } from "./lines.ts";
import { Slots } from "./slots.ts";

const row = (id: string, host = "a.example", workspace = "wsp_1"): LeasedDelivery => ({
  id,
  event_id: `evt_${id}`,
  workspace_id: workspace,
  url: `https://${host}/`,
  host,
  lease: 1,
  bytes: 2,
  body: Buffer.from("{}"),
  secrets: "00",
  taken_at: 0,
  number: 1,
  traceparent: null,
  resend_traceparent: null,
});

describe("lines of leased deliveries", () => {
  const slots = new Slots();
  const waiting = (each: LeasedDelivery, since: number) => ({ row: each, ticket: slots.hold(each), since });
  const next = (lines: Lines, host: string, oldest = 0) => lines.next(host, oldest, () => true)?.row.id;

  it("give what came first, each host from its own line", () => {
    const lines = new Lines();
    lines.add(waiting(row("1"), 100));
    lines.add(waiting(row("2"), 110));
    lines.add(waiting(row("3", "b.example"), 120));
    expect(next(lines, "a.example")).toBe("1");
    expect(next(lines, "b.example")).toBe("3");
    expect(next(lines, "a.example")).toBe("2");
    expect(next(lines, "a.example")).toBeUndefined();
    expect(lines.areEmpty).toBe(true);
  });

  it("let the workspaces of a host take turns, and pass by who may not run", () => {
    const lines = new Lines();
    for (const id of ["1", "2", "3"]) lines.add(waiting(row(id), 100));
    for (const id of ["4", "5"]) lines.add(waiting(row(id, "a.example", "wsp_2"), 110));
    expect(next(lines, "a.example")).toBe("1");
    expect(next(lines, "a.example")).toBe("4");
    const onlySecond = lines.next("a.example", 0, ({ wanted }) => wanted.workspace_id === "wsp_2");
    expect(onlySecond?.row.id).toBe("5");
    expect(next(lines, "a.example")).toBe("2");
    expect(next(lines, "a.example")).toBe("3");
    expect(lines.areEmpty).toBe(true);
  });

  it("let nobody begin who waits for too long; those are taken out to be put back", () => {
    const lines = new Lines();
    lines.add(waiting(row("late"), 100));
    lines.add(waiting(row("in time"), 300));
    expect(next(lines, "a.example", 200)).toBeUndefined();
    expect(lines.count).toBe(2);
    expect(lines.takeOlder(200).map((each) => each.row.id)).toEqual(["late"]);
    expect(lines.count).toBe(1);
    expect(next(lines, "a.example", 200)).toBe("in time");
    expect(lines.areEmpty).toBe(true);
  });
});
