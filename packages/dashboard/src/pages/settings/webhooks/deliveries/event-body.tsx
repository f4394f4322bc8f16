import { useState } from "react";
import { byteSize } from "../../../../ui/byte-size.ts";
import { Card } from "../../../../ui/card.tsx";
import { CodeBlock } from "../../../../ui/code-block.tsx";
import { RadioGroup } from "../../../../ui/radio-group.tsx";
import { eventBody as copy } from "../copy.ts";
import { readable } from "./readable-body.ts";

const VIEWS = [
  { value: "readable", label: copy.readable },
  { value: "exact", label: copy.exact },
] as const;

/** What every attempt sends. Text, whatever it says: nothing of it is drawn. */
export function EventBody({ body }: { readonly body: string }) {
  const [view, setView] = useState<"readable" | "exact">("readable");
  const size = byteSize(new TextEncoder().encode(body).length);
  return (
    <Card
      title={copy.title}
      description={view === "readable" ? copy.readableAbout(size) : copy.exactAbout(size)}
      actions={
        <RadioGroup look="segmented" label={copy.view} options={VIEWS} value={view} onChange={setView} />
      }
    >
      {view === "readable" ? (
        <CodeBlock code={readable(body)} what={copy.bodyReadable} />
      ) : (
        <CodeBlock code={body} what={copy.bodyExact} isWrapped />
      )}
    </Card>
  );
}
