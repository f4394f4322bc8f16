import { type FormEvent, useState } from "react";
import { TextField } from "./field.tsx";

/** A filter that is typed: taken over with Enter or on leaving it, for half an id finds nothing. */
export function FilterField({
  label,
  placeholder,
  value,
  onSet,
}: {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onSet: (value: string) => void;
}) {
  // Created again when the filter is set from elsewhere: by a link, or by clearing it.
  return <Typed key={value} label={label} placeholder={placeholder} value={value} onSet={onSet} />;
}

function Typed({ label, placeholder, value, onSet }: Parameters<typeof FilterField>[0]) {
  const [text, setText] = useState(value);
  const take = () => text.trim() !== value && onSet(text.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    take();
  };
  return (
    <form onSubmit={submit}>
      <TextField
        label={label}
        isCode
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={take}
        autoComplete="off"
        spellCheck={false}
      />
    </form>
  );
}
