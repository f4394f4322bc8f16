import { codeField as copy } from "./copy.ts";
import { TextField } from "./field.tsx";

/** The second factor: what the app shows, or one of the codes that were written down. */
export function CodeField({
  value,
  onChange,
  error,
  label = copy.label,
  hint = copy.hint,
  isFocused = false,
}: {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
  readonly label?: string;
  readonly hint?: string;
  /** Where it is all that is asked for. */
  readonly isFocused?: boolean;
}) {
  return (
    <TextField
      label={label}
      hint={hint}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      isCode
      required
      autoFocus={isFocused}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  );
}
