import { type FormEvent, type KeyboardEvent, type RefObject, useId } from "react";
import { codeOf, fieldError, formError } from "../../api/client.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { controlClasses } from "../../ui/field.tsx";
import { MendingLink } from "../../ui/mending-link.tsx";
import { promptForm as copy } from "./copy.ts";
import { UsualWishes, withWish } from "./usual-wishes.tsx";

const PROMPT_CHARACTERS = 2_000;
export const EXAMPLES = {
  fresh: copy.freshExample,
  refining: copy.refiningExample,
} as const;

interface PromptFormProps {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly isRefining: boolean;
  readonly prompt: string;
  readonly onPrompt: (prompt: string) => void;
  readonly onSubmit: () => void;
  readonly isRunning: boolean;
  /** What one more brand costs; null where it is free of charge. */
  readonly price: string | null;
  readonly refusal: unknown;
  /** Asks for the sentence in all directions; the button says what they cost together. */
  readonly directions: { readonly label: string; readonly onAsk: () => void; readonly isBusy: boolean };
}

/** The sentence, the usual wishes, and the button. Ctrl+Enter (on a Mac ⌘+Enter) presses it. */
export function PromptForm(props: PromptFormProps) {
  const { box, isRefining, prompt, onPrompt, onSubmit, isRunning, price, refusal, directions } = props;
  const id = useId();
  const wrong = fieldError(refusal, "prompt");
  const general = formError(refusal, ["prompt"]);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  function pressed(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // Not `submit()`: the browser then says what is missing, as it does for the button.
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-3">
      <div className="grid gap-1.5">
        <label htmlFor={id} className="text-sm font-medium">
          {isRefining ? copy.whatToChange : copy.whatFor}
        </label>
        <textarea
          ref={box}
          id={id}
          name="prompt"
          rows={isRefining ? 2 : 4}
          required
          maxLength={PROMPT_CHARACTERS}
          placeholder={isRefining ? EXAMPLES.refining : EXAMPLES.fresh}
          value={prompt}
          onChange={(event) => onPrompt(event.target.value)}
          onKeyDown={pressed}
          aria-describedby={wrong ? `${id}-error` : undefined}
          aria-invalid={wrong ? true : undefined}
          className={controlClasses}
        />
        {wrong && (
          <p id={`${id}-error`} role="alert" className="text-sm text-danger">
            {wrong}
          </p>
        )}
      </div>
      {isRefining && (
        <UsualWishes
          onChoose={(wish) => {
            onPrompt(withWish(prompt, wish));
            box.current?.focus();
          }}
        />
      )}
      {general && (
        <Banner kind="danger" action={<MendingLink code={codeOf(refusal)} />}>
          {general}
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button kind="primary" type="submit" isBusy={isRunning}>
          {isRefining ? copy.refine : copy.create}
          {price !== null && ` · ${price}`}
        </Button>
        {!isRefining && (
          <Button
            isBusy={directions.isBusy}
            onClick={() => box.current?.form?.reportValidity() && directions.onAsk()}
          >
            {directions.label}
          </Button>
        )}
        <p className="text-sm text-muted max-sm:hidden">
          <kbd className="font-mono">{copy.keys}</kbd> {copy.sends}
        </p>
      </div>
    </form>
  );
}
