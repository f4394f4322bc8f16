import * as Radix from "@radix-ui/react-tabs";
import type { ReactNode } from "react";

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

/** Parts of one page, one at a time; the arrow keys go between them. The open one belongs to the caller's address. */
export function Tabs({
  label,
  tabs,
  open,
  onOpen,
}: {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly open: string;
  readonly onOpen: (id: string) => void;
}) {
  return (
    <Radix.Root value={open} onValueChange={onOpen}>
      <Radix.List aria-label={label} className="mb-6 flex gap-6 overflow-x-auto border-b border-line">
        {tabs.map(({ id, label: text }) => (
          <Radix.Trigger
            key={id}
            value={id}
            className="-mb-px min-h-11 border-b-2 border-transparent font-medium whitespace-nowrap text-muted -outline-offset-2 hover:text-ink data-[state=active]:border-ink data-[state=active]:text-ink"
          >
            {text}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, content }) => (
        <Radix.Content key={id} value={id} tabIndex={-1}>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
