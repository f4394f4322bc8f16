import { type ReactNode, useState } from "react";
import { buttonClasses } from "./button.tsx";
import { copyButton as words } from "./copy.ts";
import { useToast } from "./toast.tsx";

const SAYS_COPIED_MILLISECONDS = 1_500;

/** Puts `text` on the clipboard, and says so; where the browser refuses, says that. */
export function useCopy(): {
  readonly copied: string | null;
  copy(text: string, what: string): Promise<void>;
} {
  const announce = useToast();
  const [copied, setCopied] = useState<string | null>(null);
  return {
    copied,
    async copy(text, what) {
      try {
        await navigator.clipboard.writeText(text);
        setCopied(text);
        setTimeout(() => setCopied(null), SAYS_COPIED_MILLISECONDS);
        announce(words.copiedOf(what));
      } catch {
        announce(words.failed);
      }
    },
  };
}

export function CopyButton({
  text,
  what,
  children,
}: {
  readonly text: string;
  /** What is copied, for the spoken name and the message: "Webhook secret". */
  readonly what: string;
  /** Instead of "Copy"; has to say what is copied. */
  readonly children?: ReactNode;
}) {
  const { copied, copy } = useCopy();
  return (
    <button type="button" className={buttonClasses({ size: "small" })} onClick={() => void copy(text, what)}>
      {copied === null &&
        (children ?? (
          <span>
            {words.copy}
            <span className="sr-only"> {what}</span>
          </span>
        ))}
      {copied !== null && words.copied}
    </button>
  );
}
