import { describe, expect, it } from "vitest";
import { FIRST_SLOTS } from "./allowance.ts";
import { HELD_BYTES, type Offer, SLOTS, Slots, type Ticket, type Wanted } from "./slots.ts";

const TOOK_IT = { error: null, durationMs: 10, dialMs: 0 };
const HUNG = { error: "no complete answer within 5 seconds", durationMs: 5_000, dialMs: 0 };

const wanted = (workspace = "wsp_1", host = "a.example", path = "/"): Wanted => ({
  workspace_id: workspace,
  host,
  url: `https://${host}${path}`,
  bytes: 12_000,
});

function hold(slots: Slots, count: number, ...of: Parameters<typeof wanted>): Ticket[] {
  return Array.from({ length: count }, () => slots.hold(wanted(...of)));
}

/** Leases one, runs it, and ends it so. */
function attempt(
  slots: Slots,
  outcome: typeof TOOK_IT | typeof HUNG,
  ...of: Parameters<typeof wanted>
): void {
  const ticket = slots.hold(wanted(...of));
  slots.begin(ticket);
  slots.end(ticket, outcome);
}

/** How many more may be leased for a workspace at a host, as the lease reads the offer. */
function freeOf(slots: Slots, workspace = "wsp_1", host = "a.example"): number {
  const { shares, hosts, freeOfOthers } = slots.offer();
  const share = shares.find((each) => each.workspaceId === workspace && each.host === host);
  return share?.free ?? hosts.find((each) => each.host === host)?.free ?? freeOfOthers;
}

const isPathFull = (slots: Slots, path: string, workspace = "wsp_1") =>
  slots
    .offer()
    .fullPaths.some((each) => each.workspaceId === workspace && each.url === `https://a.example${path}`);

describe("slots of a host", () => {
  it("a new host runs few and has none in line; once it answers quickly, the next ones are at hand", () => {
    const slots = new Slots();
    const [first] = hold(slots, FIRST_SLOTS);
    expect(freeOf(slots)).toBe(0);
    slots.begin(first!);
    slots.end(first!, TOOK_IT);
    expect(freeOf(slots)).toBe(7 * (FIRST_SLOTS + 1) - (FIRST_SLOTS - 1));
  });

  it.each([
    { durationMs: 1, depth: 7 },
    { durationMs: 15, depth: 5 },
    { durationMs: 90, depth: 3 },
    { durationMs: 110, depth: 1 },
  ])("answers after $durationMs ms let $depth be leased for each that may run", ({ durationMs, depth }) => {
    const slots = new Slots();
    attempt(slots, { ...TOOK_IT, durationMs });
    hold(slots, 1);
    expect(freeOf(slots)).toBe(depth * (FIRST_SLOTS + 1) - 1);
  });

  it("a host that becomes slower has a shorter line, and one slow answer does not decide it", () => {
    const slots = new Slots();
    hold(slots, 1);
    for (let n = 0; n < 10; n++) attempt(slots, TOOK_IT);
    const before = freeOf(slots);
    attempt(slots, { ...TOOK_IT, durationMs: 25 });
    expect(freeOf(slots)).toBeGreaterThan(0.7 * before);
    for (let n = 0; n < 40; n++) attempt(slots, { ...TOOK_IT, durationMs: 60 });
    expect(freeOf(slots)).toBe(3 * (FIRST_SLOTS + 51) - 1);
  });

  it("a long dial does not make a quick host slow, a slow answer does", () => {
    const slots = new Slots();
    const [first, second] = hold(slots, 3);
    slots.begin(first!);
    slots.end(first!, { error: null, durationMs: 250, dialMs: 240 });
    expect(freeOf(slots)).toBe(7 * (FIRST_SLOTS + 1) - 2);
    slots.begin(second!);
    slots.end(second!, { error: null, durationMs: 250, dialMs: 10 });
    expect(freeOf(slots)).toBe(FIRST_SLOTS + 2 - 1);
  });

  it("a path that hangs has one slot in the end, and the workspace's other paths at this host have theirs", () => {
    const slots = new Slots();
    for (let n = 0; n < 5; n++) attempt(slots, HUNG, "wsp_1", "a.example", "/hangs");
    const [running] = hold(slots, 1, "wsp_1", "a.example", "/hangs");
    expect(slots.hasRoom(running!)).toBe(true);
    slots.begin(running!);
    expect(isPathFull(slots, "/hangs")).toBe(true);
    expect(slots.hasRoom(slots.hold(wanted("wsp_1", "a.example", "/hangs")))).toBe(false);
    expect(slots.hasRoom(slots.hold(wanted("wsp_1", "a.example", "/works")))).toBe(true);
    expect(isPathFull(slots, "/works")).toBe(false);
  });

  it("a path that takes events again has its slots again", () => {
    const slots = new Slots();
    for (let n = 0; n < 5; n++) attempt(slots, HUNG);
    for (let n = 0; n < 20; n++) attempt(slots, TOOK_IT);
    hold(slots, 10);
    expect(isPathFull(slots, "/")).toBe(false);
  });

  it("many paths of a workspace that hang are the workspace's trouble, not the host's", () => {
    const slots = new Slots();
    for (let n = 0; n < 20; n++) attempt(slots, TOOK_IT, "wsp_2");
    const others = freeOf(slots, "wsp_2");
    for (let n = 0; n < 20; n++) attempt(slots, HUNG, "wsp_1", "a.example", `/${n}`);
    expect(freeOf(slots, "wsp_1")).toBe(1);
    expect(freeOf(slots, "wsp_2")).toBe(others);
  });

  it("a host at which everybody hangs has few slots", () => {
    const slots = new Slots();
    for (let n = 0; n < 30; n++) attempt(slots, TOOK_IT);
    for (let n = 0; n < 20; n++) attempt(slots, HUNG, `wsp_${n}`);
    hold(slots, 1, "wsp_30");
    expect(freeOf(slots, "wsp_1")).toBeLessThanOrEqual(1);
  });

  it("a workspace that runs nothing there finds a slot at a host that another one fills", () => {
    const slots = new Slots();
    for (const ticket of hold(slots, FIRST_SLOTS)) slots.begin(ticket);
    expect(freeOf(slots, "wsp_1")).toBe(0);
    expect(freeOf(slots, "wsp_2")).toBe(1);
    const [guest] = hold(slots, 1, "wsp_2");
    expect(slots.hasRoom(guest!)).toBe(true);
    slots.begin(guest!);
    expect(freeOf(slots, "wsp_2")).toBeLessThanOrEqual(0);
    slots.end(guest!, TOOK_IT);
    expect(freeOf(slots, "wsp_2")).toBeGreaterThanOrEqual(1);
  });

  it("two workspaces at a quick host get half of it each", () => {
    const slots = new Slots();
    for (let n = 0; n < 200; n++) attempt(slots, TOOK_IT, "wsp_1");
    for (let n = 0; n < 200; n++) attempt(slots, TOOK_IT, "wsp_2");
    hold(slots, 1, "wsp_1");
    hold(slots, 1, "wsp_2");
    expect(freeOf(slots, "wsp_1")).toBe(7 * 32 - 1);
    expect(freeOf(slots, "wsp_2")).toBe(7 * 32 - 1);
  });
});

describe("all slots together", () => {
  const freeOfWorkspace = ({ workspaces, freeOfOtherWorkspaces }: Offer, id: string) =>
    workspaces.find((each) => each.workspaceId === id)?.free ?? freeOfOtherWorkspaces;

  /** Leases as the loop does until nothing is offered any more, each workspace with as many hosts as it likes. */
  function fill(slots: Slots, workspaces: readonly string[], bytes = 12_000): Map<string, number> {
    const held = new Map<string, number>();
    let host = 0;
    for (let idle = 0; idle < workspaces.length; ) {
      for (const workspace of workspaces) {
        const offer = slots.offer();
        const free = freeOfWorkspace(offer, workspace);
        const count = Math.max(0, Math.min(128, free, offer.count, Math.ceil(offer.bytes / bytes)));
        idle = count === 0 ? idle + 1 : 0;
        for (let n = 0; n < count; n++) {
          host += 1;
          slots.begin(slots.hold({ ...wanted(workspace, `h${host}.example`), bytes }));
        }
        held.set(workspace, (held.get(workspace) ?? 0) + count);
      }
    }
    return held;
  }

  it("five workspaces with hanging hosts leave many free, also before anything is known of them", () => {
    const slots = new Slots();
    const held = fill(slots, ["a", "b", "c", "d", "e"]);
    const all = [...held.values()].reduce((sum, each) => sum + each, 0);
    expect(SLOTS - all).toBeGreaterThan(SLOTS / 5);
    expect(freeOfWorkspace(slots.offer(), "f")).toBeGreaterThan(20);
    expect(slots.offer().count).toBeGreaterThan(40);
  });

  it("fifty of them do not take all", () => {
    const slots = new Slots();
    fill(
      slots,
      Array.from({ length: 50 }, (_, n) => `wsp_${n}`),
    );
    expect(freeOfWorkspace(slots.offer(), "late")).toBeGreaterThanOrEqual(FIRST_SLOTS);
    expect(slots.offer().count).toBeGreaterThan(20);
  });

  it("whoever made us wait gets a smaller portion", () => {
    const [fresh, known] = [new Slots(), new Slots()];
    for (let n = 0; n < 10; n++) attempt(known, HUNG, "a", `h${n}.example`);
    expect(fill(known, ["a"]).get("a")!).toBeLessThan(fill(fresh, ["a"]).get("a")! / 2);
  });

  it("large events fill the bytes, not the memory, and leave bytes to others", () => {
    const slots = new Slots();
    const megabyte = 1024 * 1024;
    const held = fill(slots, ["a", "b", "c"], megabyte);
    const all = [...held.values()].reduce((sum, each) => sum + each, 0) * megabyte;
    expect(all).toBeLessThan((HELD_BYTES * 3) / 4);
    expect(slots.offer().bytes).toBeGreaterThan(megabyte);
  });

  it("those who hold less than others are offered what a crowd hides", () => {
    const slots = new Slots();
    hold(slots, 50, "crowd");
    hold(slots, 1, "small");
    expect(freeOfWorkspace(slots.offer(), "crowd")).toBeGreaterThan(0);
    expect(freeOfWorkspace(slots.offerToOthers(), "crowd")).toBe(0);
    expect(freeOfWorkspace(slots.offerToOthers(), "small")).toBeGreaterThan(0);
  });

  it("what was held and put back counts for nobody", () => {
    const slots = new Slots();
    const { count, bytes } = slots.offer();
    for (const ticket of hold(slots, 3)) slots.letGo(ticket);
    expect(slots.offer()).toMatchObject({ count, bytes, shares: [], hosts: [], workspaces: [] });
  });
});
