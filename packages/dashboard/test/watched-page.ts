import axe from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

const SETTLED_WITHIN_MS = 10_000;

/** A page that remembers what a good page does not do: complain in the console, ask another origin for something. */
export class WatchedPage {
  readonly page: Page;
  readonly #complaints: string[] = [];
  readonly #foreign: string[] = [];

  constructor(page: Page, origin: string) {
    this.page = page;
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") this.#complaints.push(message.text());
    });
    page.on("pageerror", (error) => this.#complaints.push(String(error)));
    page.context().on("request", (request) => {
      const url = request.url();
      if (!url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url)) this.#foreign.push(url);
    });
  }

  /** No complaint but those that belong to the test, and no request to anybody else. */
  expectQuiet(...expected: readonly RegExp[]): void {
    expect(this.#foreign).toEqual([]);
    expect(this.#complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
  }

  async expectAccessible({ onlyColours = false } = {}): Promise<void> {
    // Evaluated by the debugger's protocol, which the page's policy does not bind. It stays for as long as the document.
    if (!(await this.page.evaluate<boolean>('typeof axe === "object"'))) await this.page.evaluate(axe.source);
    // On a busy machine a layer may keep the other theme's ground for longer than is waited for: what counts is what stays.
    await expect
      .poll(() => this.#violations(onlyColours), { timeout: SETTLED_WITHIN_MS, interval: 500 })
      .toEqual([]);
  }

  async #violations(onlyColours: boolean): Promise<readonly unknown[]> {
    // Two frames, because the browser brings another colour scheme to all layers of a page by the next one only.
    await this.page.evaluate(
      "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))",
    );
    // A page whose colours are on their way from one theme to the other has neither's. One that is cut short is over too.
    await this.page.evaluate("Promise.allSettled(document.getAnimations().map((each) => each.finished))");
    const violations = await this.page.evaluate<Violation[]>(
      `axe.run(document, { resultTypes: ["violations"]${onlyColours ? ', runOnly: ["color-contrast"]' : ""} })
        .then(({ violations }) => violations)`,
    );
    return violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ html, failureSummary }) => `${html} — ${failureSummary}`),
    ]);
  }

  /** Nothing is wider than the screen. */
  async expectNoSidewaysScroll(): Promise<void> {
    const [content, screen] = await this.page.evaluate<number[]>(
      "[document.documentElement.scrollWidth, document.documentElement.clientWidth]",
    );
    expect(content).toBeLessThanOrEqual(screen!);
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
