import { CopyButton } from "./copy-button.tsx";

/** Text to be taken as it is: a command, a body, a secret. */
export function CodeBlock({
  code,
  what,
  isWrapped = false,
}: {
  readonly code: string;
  /** "curl command", "Request body": names the block and its copy button. */
  readonly what: string;
  /** Breaks long lines instead of scrolling them. */
  readonly isWrapped?: boolean;
}) {
  return (
    <figure aria-label={what} className="overflow-hidden rounded-xl border border-line bg-sunken">
      <div className="flex items-center justify-between gap-3 border-b border-line py-1.5 pr-1.5 pl-4">
        <figcaption className="text-sm text-muted">{what}</figcaption>
        <CopyButton text={code} what={what} />
      </div>
      {/* Contained: otherwise a long line would widen every grid around it. */}
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
        tabIndex={0}
        className="max-h-96 overflow-auto contain-inline-size p-4 font-mono text-sm leading-relaxed"
      >
        <code className={isWrapped ? "break-all whitespace-pre-wrap" : ""}>{code}</code>
      </pre>
    </figure>
  );
}
