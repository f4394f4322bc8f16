import { useCopy } from "../../ui/copy-button.tsx";
import { palette as words } from "./copy.ts";

interface Colour {
  readonly role: string;
  readonly hex: string;
}

/** Chips that copy their colour. */
export function Palette({ colours }: { readonly colours: readonly Colour[] }) {
  const { copied, copy } = useCopy();
  return (
    <ul className="flex flex-wrap gap-2">
      {colours.map(({ role, hex }) => (
        <li key={role}>
          <button
            type="button"
            onClick={() => void copy(hex, `${role} ${hex}`)}
            aria-label={words.copyOf(role, hex)}
            title={words.copy(role)}
            className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line bg-surface py-1 pr-3 pl-1.5 text-sm hover:border-line-strong"
          >
            <span
              aria-hidden="true"
              className="size-6 rounded-full ring-1 ring-line ring-inset"
              style={{ backgroundColor: hex }}
            />
            <span className="font-mono">{copied === hex ? words.copied : hex}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

export function coloursOf(assets: {
  readonly primary_color: string;
  readonly secondary_color: string;
}): readonly Colour[] {
  return [
    { role: words.primary, hex: assets.primary_color },
    { role: words.secondary, hex: assets.secondary_color },
  ];
}
