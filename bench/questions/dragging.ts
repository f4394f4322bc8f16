// How fast the drawing follows a hand: a slider is dragged with the mouse and a colour is changed with every frame, in a real
// browser. From each input event to the frame that shows a drawing of that value or of a later one.
import { loadavg } from "node:os";
import type { Page } from "playwright-core";
import { cpuEach, summary, visit } from "../stage/browser.ts";
import { type Question, quantile } from "../stage/question.ts";

const WITHIN_MS = 200;
const SETTLED_WITHIN_MS = 20_000;
const PROMPT = "A calm logo for Hearthside, a bakery, in terracotta and teal, a loaf of bread";

/** What the page notes: when something was set, asked for, answered and shown. */
interface Noted {
  readonly inputs: readonly number[];
  readonly asked: readonly number[];
  readonly answered: readonly number[];
  readonly shown: readonly number[];
  /** Statuses. */
  readonly refused: readonly number[];
}

const NOTE = `
  window.noted = { inputs: [], asked: [], answered: [], shown: [], refused: [] };
  const plain = window.fetch;
  window.fetch = async (...given) => {
    const isPreview = String(given[0]?.url ?? given[0]).endsWith("/preview");
    if (!isPreview) return plain(...given);
    noted.asked.push(performance.now());
    const reply = await plain(...given);
    noted.answered.push(performance.now());
    if (!reply.ok) noted.refused.push(reply.status);
    return reply;
  };
  addEventListener("input", () => noted.inputs.push(performance.now()), { capture: true });
  // The frame after the one in which the picture was ready has it. At the document: what loads is not told to the window.
  document.addEventListener("load", ({ target }) => {
    if (!/^preview/i.test(target.alt ?? "")) return;
    requestAnimationFrame(() => noted.shown.push(performance.now()));
  }, { capture: true });
`;

/** A colour picker's pointer, as fast as frames come: round the wheel in `seconds`. */
const PICK = (seconds: number) => `new Promise((done) => {
  const picker = document.querySelector("input[type=color]");
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set;
  const begun = performance.now();
  const step = () => {
    const at = (performance.now() - begun) / ${seconds * 1000};
    if (at >= 1) return done();
    const part = (n) => Math.round(90 + 80 * Math.sin(2 * Math.PI * (at + n / 3))).toString(16).padStart(2, "0");
    set.call(picker, "#" + part(0) + part(1) + part(2));
    picker.dispatchEvent(new Event("input", { bubbles: true }));
    requestAnimationFrame(step);
  };
  step();
})`;

export const dragging: Question = {
  name: "dragging",
  asks: "editing by hand: input → drawing shown, while dragging, in a browser",
  yardstick: "load average while it ran",
  target: "p95 ≤ 200 ms on two cores",
  async measure({ quick }) {
    const visitor = await visit(NOTE);
    const { page, workspace, projectId } = visitor;
    try {
      await page.goto(`${workspace}/playground?project=${projectId}`);
      const memory = await visitor.brand(PROMPT);
      await page.goto(`${workspace}/playground?project=${projectId}&from=${memory}&by=hand`);
      // The first preview starts the thread that draws them.
      await page.locator("input[type=range]").first().waitFor();
      await page.evaluate(PICK(quick ? 1 : 4));
      await settled(page);
      const before = await visitor.cpu();
      const slid: number[] = [];
      const picked: number[] = [];
      const own: number[] = [];
      for (let round = 0; round < (quick ? 1 : 6); round++) {
        // A hand that drags for a minute on end meets the limit of an account; that is not what is asked about.
        await visitor.forgetLimits();
        const dragged = await during(page, () => slide(page));
        slid.push(...waits(dragged));
        const noted = await during(page, () => page.evaluate(PICK(4)));
        picked.push(...waits(noted));
        for (const each of [dragged, noted]) own.push(...each.asked.map((at, n) => shownAfter(each, n) - at));
      }
      const after = await visitor.cpu();
      const all = [...slid, ...picked].sort((a, b) => a - b);
      return {
        ours: `${summary(all)} from an input; ${summary(own)} from a request; ${cpuEach(before, after, own.length)}`,
        yardstick: loadavg()[0]!.toFixed(1),
        figure: `${all.length} inputs; slider ${summary(slid)}; colour ${summary(picked)}`,
        spread: `${all[0]!.toFixed(0)}–${all.at(-1)!.toFixed(0)} ms`,
        isMet: quantile(all, 0.95) <= WITHIN_MS,
      };
    } finally {
      await visitor.end();
    }
  },
};

/** A slider to and fro, with the mouse. */
async function slide(page: Page): Promise<void> {
  // The size of the mark where it has one beside the name, else the weight of the letters.
  const slider = page.locator("input[type=range]:enabled").first();
  // To the middle: at the foot of the page a bar may lie over it.
  await page.evaluate(
    "document.querySelector('input[type=range]:enabled').scrollIntoView({ block: 'center', behavior: 'instant' })",
  );
  const { x, y, width, height } = (await slider.boundingBox())!;
  const at = (share: number) => [x + 8 + (width - 16) * share, y + height / 2] as const;
  await page.mouse.move(...at(0.5));
  await page.mouse.down();
  for (const [from, to] of [
    [0.5, 1],
    [1, 0],
    [0, 0.5],
  ] as const) {
    for (let step = 1; step <= 40; step++) {
      await page.mouse.move(...at(from + ((to - from) * step) / 40));
      await page.evaluate("new Promise(requestAnimationFrame)");
    }
  }
  await page.mouse.up();
}

async function during(page: Page, drag: () => Promise<unknown>): Promise<Noted> {
  await page.evaluate("for (const times of Object.values(noted)) times.length = 0");
  await drag();
  await settled(page);
  return page.evaluate<Noted>("noted");
}

/** All that was asked for is answered, and shown. */
async function settled(page: Page): Promise<void> {
  // Not by waitForFunction, which the pages' policy refuses.
  await page.evaluate(`new Promise((done, fail) => {
    const until = performance.now() + ${SETTLED_WITHIN_MS};
    const look = () => {
      const isQuiet = noted.asked.length > 0 && noted.answered.length === noted.asked.length;
      if (isQuiet && performance.now() - noted.answered.at(-1) > 300) done();
      else if (performance.now() > until) fail(new Error("not settled: " + JSON.stringify(noted)));
      else setTimeout(look, 20);
    };
    look();
  })`);
}

/** From each input to the drawing of the first request that was sent after it. */
function waits(noted: Noted): number[] {
  if (noted.shown.length === 0) throw new Error("no preview was shown");
  if (noted.refused.length > 0) throw new Error(`previews were refused: ${noted.refused.join(", ")}`);
  return noted.inputs.flatMap((at) => {
    const request = noted.asked.findIndex((asked) => asked >= at);
    // The value was the one before: nothing was asked for.
    return request < 0 ? [] : [shownAfter(noted, request) - at];
  });
}

/** A drawing that is the same as the one before is not loaded again: it counts as shown when it was answered. */
function shownAfter({ answered, shown }: Noted, request: number): number {
  const from = answered[request]!;
  const next = answered[request + 1] ?? Number.POSITIVE_INFINITY;
  return shown.find((at) => at >= from && at <= next) ?? from;
}
