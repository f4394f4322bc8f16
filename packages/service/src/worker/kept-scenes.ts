/** Scenes by what they were drawn from, up to so many characters; the one not asked for the longest goes first. */
export class KeptScenes {
  readonly #most: number;
  readonly #scenes = new Map<string, string>();
  #characters = 0;

  constructor(mostCharacters: number) {
    this.#most = mostCharacters;
  }

  get(key: string): string | undefined {
    const svg = this.#scenes.get(key);
    if (svg === undefined) return undefined;
    this.#scenes.delete(key);
    this.#scenes.set(key, svg);
    return svg;
  }

  set(key: string, svg: string): void {
    this.#characters += svg.length - (this.#scenes.get(key)?.length ?? 0);
    this.#scenes.delete(key);
    this.#scenes.set(key, svg);
    for (const [oldest, { length }] of this.#scenes) {
      if (this.#characters <= this.#most) break;
      this.#scenes.delete(oldest);
      this.#characters -= length;
    }
  }
}
