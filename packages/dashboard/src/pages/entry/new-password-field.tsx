import { TextField } from "../../ui/field.tsx";

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
      label="New password"
      type="password"
      name="new-password"
      autoComplete="new-password"
      required
      minLength={PASSWORD_CHARACTERS}
      hint={`At least ${PASSWORD_CHARACTERS} characters. A few unrelated words are easy to keep in mind.`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  );
}
