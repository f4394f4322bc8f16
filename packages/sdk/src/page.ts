import type { List } from "./types.ts";

/** One page of a list. */
export interface Page<Item> extends List<Item> {
  /** The page after this one; null on the last. */
  nextPage(): Promise<Page<Item>> | null;
}

type Load<Item> = (startingAfter: string | undefined) => Promise<List<Item>>;

/**
 * A list that was asked for. Await it for the first page, or iterate over it for all items: `for await (const
 * project of marque.projects.list())`. Nothing is sent before one of the two.
 */
export class ListRequest<Item> implements PromiseLike<Page<Item>>, AsyncIterable<Item> {
  readonly #load: Load<Item>;
  readonly #start: string | undefined;

  constructor(load: Load<Item>, startingAfter: string | undefined) {
    this.#load = load;
    this.#start = startingAfter;
  }

  // biome-ignore lint/suspicious/noThenProperty: being awaitable is what it is for
  then<A = Page<Item>, B = never>(
    onFulfilled?: ((page: Page<Item>) => A | PromiseLike<A>) | null,
    onRejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#page(this.#start).then(onFulfilled, onRejected);
  }

  async *[Symbol.asyncIterator](): AsyncIterator<Item> {
    let page: Page<Item> | null = await this.#page(this.#start);
    while (page) {
      yield* page.data;
      page = await page.nextPage();
    }
  }

  async #page(startingAfter: string | undefined): Promise<Page<Item>> {
    const list = await this.#load(startingAfter);
    const next = list.next_cursor;
    return { ...list, nextPage: () => (next === null ? null : this.#page(next)) };
  }
}
