import { usualWishes as copy } from "./copy.ts";

/** What people usually ask for next, in words that the reader knows. */
const WISHES = [copy.bolder, copy.anotherSymbol, copy.warmer, copy.stacked] as const;

/** Chips that put their words into the box. They send nothing: on Live that would cost money. */
export function UsualWishes({ onChoose }: { readonly onChoose: (words: string) => void }) {
  return (
    <ul aria-label={copy.title} className="flex flex-wrap gap-2">
      {WISHES.map((wish) => (
        <li key={wish}>
          <button
            type="button"
            onClick={() => onChoose(wish)}
            className="min-h-8 rounded-full border border-line bg-surface px-3 text-sm font-medium text-muted hover:border-line-strong hover:text-ink"
          >
            {wish}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The wish behind what is there already: "Bolder, warmer". */
export function withWish(prompt: string, wish: string): string {
  const before = prompt.trim().replace(/[,.;]+$/, "");
  return before === "" ? wish : `${before}, ${wish.toLowerCase()}`;
}
