import type { SymbolView } from "@marque/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api, inWords } from "../../api/client.ts";
import { useWorkspace } from "../../api/session.ts";
import { TextField } from "../../ui/field.tsx";
import { symbolSearch as copy } from "./copy.ts";

/** Long enough that a word is not looked for at each of its letters. */
const TYPING_MILLISECONDS = 300;
const LONGEST = 60;

interface SymbolSearchProps {
  readonly brandId: string;
  readonly value: string | undefined;
  readonly onChange: (id: string) => void;
}

/** Drawings for a word, each to be taken by a press. */
export function SymbolSearch({ brandId, value, onChange }: SymbolSearchProps) {
  const { path } = useWorkspace();
  const [typed, setTyped] = useState("");
  const word = useSettled(typed.trim());
  const found = useQuery({
    queryKey: [`${path}/brands/${brandId}/symbols`, word],
    queryFn: () => api.get<{ data: SymbolView[] }>(`${path}/brands/${brandId}/symbols`, { q: word }),
    enabled: word !== "",
    staleTime: Number.POSITIVE_INFINITY,
  });
  const drawings = word === "" ? undefined : found.data?.data;
  return (
    <>
      <TextField
        label={copy.label}
        placeholder={copy.example}
        maxLength={LONGEST}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={found.error && word !== "" ? inWords(found.error) : undefined}
      />
      <p role="status" className="sr-only">
        {drawings && (drawings.length === 1 ? copy.oneFound : copy.found(drawings.length))}
      </p>
      {drawings?.length === 0 && <p className="text-sm text-muted">{copy.none(word)}</p>}
      {drawings && drawings.length > 0 && (
        <ul aria-label={copy.list} className="grid grid-cols-6 gap-1.5">
          {drawings.map((drawing, at) => (
            <li key={drawing.id}>
              <button
                type="button"
                aria-label={copy.item(drawing.name, at + 1)}
                aria-pressed={drawing.id === value}
                title={drawing.name}
                onClick={() => onChange(drawing.id)}
                className="grid aspect-square w-full place-items-center rounded-lg border border-line p-2 hover:border-line-strong aria-pressed:border-ink aria-pressed:bg-sunken"
              >
                <Drawing {...drawing} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Drawing({ d, box: { x, y, width, height } }: SymbolView) {
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      className="size-full"
      aria-hidden="true"
      fill="currentColor"
    >
      <path d={d} />
    </svg>
  );
}

/** The text, once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
