// How long a person waits for six directions: from the click to the sixth picture on the screen, in a real browser, one
// sentence after the other, with the service, PostgreSQL and the browser on the same cores.
import { loadavg } from "node:os";
import { cpuEach, summary, type Visit, visit } from "../stage/browser.ts";
import { PROMPTS } from "../stage/prompts.ts";
import { type Question, quantile } from "../stage/question.ts";

const WITHIN_MS = 4_000;
const GIVEN_UP_MS = 60_000;

/** Milliseconds from the click to the first and to the sixth picture, as the page itself sees them. */
interface Seen {
  readonly first: number;
  readonly all: number;
}

const WATCH = `new Promise((done, fail) => {
  let clicked, first;
  setTimeout(() => fail(new Error("not all were shown: " + document.body.innerText)), ${GIVEN_UP_MS});
  addEventListener("click", ({ timeStamp }) => { clicked ??= timeStamp; }, { capture: true, once: true });
  const isShown = (card) => [...card.querySelectorAll("img")].some((each) => each.complete && each.naturalWidth > 0);
  const look = () => {
    const count = [...document.querySelectorAll("article")].filter(isShown).length;
    if (clicked !== undefined && count > 0) first ??= performance.now() - clicked;
    if (clicked !== undefined && count >= 6) done({ first, all: performance.now() - clicked });
    else requestAnimationFrame(look);
  };
  look();
})`;

export const directions: Question = {
  name: "directions",
  asks: "six directions: click → all six shown, in a browser",
  yardstick: "load average while it ran",
  target: "p95 ≤ 4 s on two cores",
  async measure({ quick }) {
    const visitor = await visit("");
    try {
      // The service is ready before its drawing threads are: they read a language model first.
      await visitor.page.goto(visitor.workspace);
      await visitor.brand(PROMPTS[0]!);
      const seen: Seen[] = [];
      const before = await visitor.cpu();
      for (const prompt of quick ? PROMPTS.slice(0, 3) : [...PROMPTS, ...PROMPTS]) {
        // One person asks for no more than a few of these per minute; the bench asks without a pause.
        await visitor.forgetLimits();
        seen.push(await once(visitor, prompt));
      }
      const after = await visitor.cpu();
      const all = seen.map((one) => one.all).sort((a, b) => a - b);
      return {
        ours: `${summary(all)}; ${cpuEach(before, after, seen.length)}`,
        yardstick: loadavg()[0]!.toFixed(1),
        figure: `${seen.length} sentences; the first picture ${summary(seen.map(({ first }) => first))}`,
        spread: `${all[0]!.toFixed(0)}–${all.at(-1)!.toFixed(0)} ms`,
        isMet: quantile(all, 0.95) <= WITHIN_MS,
      };
    } finally {
      await visitor.end();
    }
  },
};

async function once({ page, workspace, projectId }: Visit, prompt: string): Promise<Seen> {
  await page.goto(`${workspace}/playground?project=${projectId}`);
  await page.locator("textarea").first().fill(prompt);
  const button = page.getByRole("button", { name: /directions/i });
  await button.waitFor();
  const seen = page.evaluate<Seen>(WATCH);
  await button.click();
  return seen;
}
