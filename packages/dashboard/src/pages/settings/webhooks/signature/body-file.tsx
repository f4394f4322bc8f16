import { useId } from "react";
import { useToast } from "../../../../ui/toast.tsx";
import { bodyFile as copy } from "../copy.ts";

/** The service takes bodies up to this; an event is far smaller. */
const LARGEST_BYTES = 250_000;

/** A text field turns CR LF into LF; a file keeps every byte. */
export function BodyFile({ onRead }: { readonly onRead: (text: string) => void }) {
  const id = useId();
  const announce = useToast();

  async function read(file: File | undefined) {
    if (!file) return;
    if (file.size > LARGEST_BYTES) announce(copy.tooLarge);
    else onRead(await file.text());
  }

  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <label htmlFor={id} className="text-muted">
        {copy.choose}
      </label>
      <input
        id={id}
        type="file"
        className="w-full min-w-0 text-muted sm:w-auto file:mr-3 file:min-h-8 file:cursor-pointer file:rounded-lg file:border file:border-line file:bg-surface file:px-3 file:text-sm file:font-medium file:text-ink hover:file:border-line-strong"
        onChange={(event) => void read(event.target.files?.[0])}
      />
    </div>
  );
}
