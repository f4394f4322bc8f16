import { TextField } from "../../ui/field.tsx";
import { newPasswordField as copy } from "./copy.ts";

/** As the service demands it. */
export const PASSWORD_CHARACTERS = 12;

/** The field for a password that is being chosen. */
export function NewPasswordField({
  value,
  onChange,
  error,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}) {
  return (
    <TextField
      label={copy.label}
      type="password"
      name="new-password"
      autoComplete="new-password"
      required
      minLength={PASSWORD_CHARACTERS}
      hint={copy.hint(PASSWORD_CHARACTERS)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  );
}
