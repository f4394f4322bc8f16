import { useEffect, useState } from "react";
import { controlClasses, Field } from "../../ui/field.tsx";
import { colourField as copy } from "./copy.ts";

/** A few that logos are often in, to begin with; the picker has all others. */
const SWATCHES = [
  ["#111827", copy.ink],
  ["#b3261e", copy.red],
  ["#c2551b", copy.rust],
  ["#b07d11", copy.ochre],
  ["#2d6a34", copy.green],
  ["#0f766e", copy.teal],
  ["#1d4ed8", copy.blue],
  ["#4338ca", copy.indigo],
  ["#86198f", copy.plum],
] as const;

interface ColourFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (hex: string) => void;
}

/** The browser's own picker, the code beside it, and swatches. */
export function ColourField({ label, value, onChange }: ColourFieldProps) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex items-end gap-3">
        <Field label={label}>
          {(tied) => (
            <input
              {...tied}
              type="color"
              value={value}
              onChange={(event) => onChange(event.target.value)}
              className="h-10 w-14 cursor-pointer rounded-lg border border-line-strong bg-surface p-1"
            />
          )}
        </Field>
        <Code label={copy.code(label)} value={value} onChange={onChange} />
      </div>
      <div className="flex flex-wrap gap-1.5">
        {SWATCHES.map(([hex, name]) => (
          <button
            key={hex}
            type="button"
            aria-label={`${label}: ${name}`}
            aria-pressed={hex === value}
            title={name}
            onClick={() => onChange(hex)}
            className="size-7 rounded-full border border-line-strong aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-ink"
            style={{ backgroundColor: hex }}
          />
        ))}
      </div>
    </div>
  );
}

const CODE = /^#?([0-9a-f]{6})$/i;

/** Typed letter by letter: it counts once it is a code. */
function Code({ label, value, onChange }: ColourFieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const isCode = CODE.test(typed.trim());
  return (
    <input
      type="text"
      aria-label={label}
      aria-invalid={isCode ? undefined : true}
      maxLength={7}
      spellCheck={false}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        const code = CODE.exec(event.target.value.trim())?.[1];
        if (code) onChange(`#${code.toLowerCase()}`);
      }}
      onBlur={() => setTyped(value)}
      className={`${controlClasses} max-w-28 font-mono`}
    />
  );
}
