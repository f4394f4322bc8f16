import { Field } from "../../ui/field.tsx";

interface SliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  /** The value as people say it, shown beside the label. */
  readonly said: string;
  readonly onChange: (value: number) => void;
  readonly isDisabled?: boolean;
}

/** The browser's own slider, by whole steps. */
export function Slider({ label, min, max, value, said, onChange, isDisabled = false }: SliderProps) {
  return (
    <Field
      label={
        <span className="flex justify-between gap-3">
          {label}
          <span aria-hidden="true" className="text-muted">
            {said}
          </span>
        </span>
      }
    >
      {(tied) => (
        <input
          {...tied}
          type="range"
          min={min}
          max={max}
          step={1}
          value={value}
          disabled={isDisabled}
          aria-valuetext={said}
          onChange={(event) => onChange(Number(event.target.value))}
          className="h-8 w-full cursor-pointer accent-ink disabled:opacity-50"
        />
      )}
    </Field>
  );
}
