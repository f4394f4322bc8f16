import { useId } from "react";

/** One of a few, each with a sentence on what it means; radio buttons underneath. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  readonly label: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly description?: string;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1.5 text-sm font-medium">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex cursor-pointer items-start gap-3 rounded-xl border border-line p-3.5 hover:border-line-strong has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="mt-1 size-4 shrink-0 accent-ink outline-none"
          />
          <span className="grid gap-0.5">
            <span className="font-medium">{option.label}</span>
            {option.description && <span className="text-sm text-muted">{option.description}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
