import { useId } from "react";

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** A sentence on what it means; shown by cards. */
  readonly description?: string;
}

const FOCUSED = "has-focus-visible:outline-2 has-focus-visible:outline-accent";
const OVERLAID = "absolute inset-0 cursor-pointer opacity-0";

/** How a group looks. `segmented`: ways to see the same page. `chips`: several, on as many lines as they need. `cards`: a few, each with a sentence. */
const LOOKS = {
  segmented: {
    legend: "sr-only",
    group: "inline-flex rounded-lg bg-sunken p-1",
    option: `relative inline-flex min-h-8 cursor-pointer items-center rounded-md px-3 text-sm font-medium text-muted has-checked:bg-raised has-checked:text-ink has-checked:shadow-card ${FOCUSED}`,
    input: OVERLAID,
  },
  chips: {
    legend: "pb-1.5 text-sm font-medium",
    group: "flex flex-wrap gap-2",
    option: `relative inline-flex min-h-9 cursor-pointer items-center rounded-lg border border-line px-3 text-sm hover:border-line-strong has-checked:border-ink has-checked:bg-sunken has-checked:font-medium has-focus-visible:outline-offset-2 ${FOCUSED}`,
    input: OVERLAID,
  },
  cards: {
    legend: "pb-1.5 text-sm font-medium",
    group: "grid gap-2",
    option: `relative flex cursor-pointer items-start gap-3 rounded-xl border border-line p-3.5 hover:border-line-strong has-checked:border-ink has-focus-visible:outline-offset-2 ${FOCUSED}`,
    input: "mt-1 size-4 shrink-0 accent-ink outline-none",
  },
} as const;

/** One of several; radio buttons underneath, so that arrow keys and forms work as everywhere. */
export function RadioGroup<Value extends string>({
  label,
  look,
  options,
  value,
  onChange,
}: {
  readonly label: string;
  readonly look: keyof typeof LOOKS;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) {
  const name = useId();
  const classes = LOOKS[look];
  return (
    <fieldset className="min-w-0">
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.group}>
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={classes.input}
            />
            {look === "cards" ? <Described option={option} /> : option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Described({ option: { label, description } }: { readonly option: RadioOption<string> }) {
  return (
    <span className="grid gap-0.5">
      <span className="font-medium">{label}</span>
      {description && <span className="text-sm text-muted">{description}</span>}
    </span>
  );
}
