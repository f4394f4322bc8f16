import { type ComponentProps, type ReactNode, useId } from "react";
import { classes } from "./classes.ts";

interface Surroundings {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Shown below the control and read out with it. */
  readonly error?: string | undefined;
  /** For controls whose purpose the page makes plain to the eye. */
  readonly isLabelHidden?: boolean;
}

export const controlClasses =
  "block w-full min-h-10 rounded-lg border border-line-strong bg-surface px-3 py-2 text-ink placeholder:text-faint hover:border-ink aria-invalid:border-danger disabled:bg-sunken disabled:text-faint";

/** A label above a control, hint and error below, tied together for those who do not see them. */
export function Field({
  label,
  hint,
  error,
  isLabelHidden = false,
  children,
}: Surroundings & {
  readonly children: (tied: {
    readonly id: string;
    readonly "aria-describedby": string | undefined;
    readonly "aria-invalid": true | undefined;
  }) => ReactNode;
}) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={isLabelHidden ? "sr-only" : "text-sm font-medium"}>
        {label}
      </label>
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

export function TextField({
  label,
  hint,
  error,
  isLabelHidden,
  isCode = false,
  ...rest
}: Surroundings & { readonly isCode?: boolean } & Omit<ComponentProps<"input">, "className" | "id">) {
  return (
    <Field label={label} hint={hint} error={error} {...(isLabelHidden && { isLabelHidden })}>
      {(tied) => (
        <input type="text" {...rest} {...tied} className={classes(controlClasses, isCode && "font-mono")} />
      )}
    </Field>
  );
}

export function TextArea({
  label,
  hint,
  error,
  isLabelHidden,
  isCode = false,
  ...rest
}: Surroundings & { readonly isCode?: boolean } & Omit<ComponentProps<"textarea">, "className" | "id">) {
  return (
    <Field label={label} hint={hint} error={error} {...(isLabelHidden && { isLabelHidden })}>
      {(tied) => (
        <textarea rows={4} {...rest} {...tied} className={classes(controlClasses, isCode && "font-mono")} />
      )}
    </Field>
  );
}

/** A choice among a few, by the browser's own control: it is the one every assistive tool knows. */
export function Select({
  label,
  hint,
  error,
  isLabelHidden,
  options,
  ...rest
}: Surroundings & {
  readonly options: readonly { readonly value: string; readonly label: string }[];
} & Omit<ComponentProps<"select">, "className" | "id" | "children">) {
  return (
    <Field label={label} hint={hint} error={error} {...(isLabelHidden && { isLabelHidden })}>
      {(tied) => (
        <select {...rest} {...tied} className={controlClasses}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
