import { useState } from "react";
import { byteSize } from "../../../../ui/byte-size.ts";
import { Card } from "../../../../ui/card.tsx";
import { CodeBlock } from "../../../../ui/code-block.tsx";
import { RadioGroup } from "../../../../ui/radio-group.tsx";
import { readable } from "./readable-body.ts";

const VIEWS = [
  { value: "readable", label: "Readable" },
  { value: "exact", label: "Exact bytes" },
] as const;

/** What every attempt sends. Text, whatever it says: nothing of it is drawn. */
export function EventBody({ body }: { readonly body: string }) {
  const [view, setView] = useState<"readable" | "exact">("readable");
  const size = byteSize(new TextEncoder().encode(body).length);
  return (
    <Card
      title="Body"
      description={
        view === "readable"
          ? `With line breaks for reading. The signature is over the exact bytes (${size}), which have none.`
          : `The ${size} that every attempt sends, and that the signature is over.`
      }
      actions={
        <RadioGroup
          look="segmented"
          label="View of the body"
          options={VIEWS}
          value={view}
          onChange={setView}
        />
      }
    >
      {view === "readable" ? (
        <CodeBlock code={readable(body)} what="Body, readable" />
      ) : (
        <CodeBlock code={body} what="Body, exact bytes" isWrapped />
      )}
    </Card>
  );
}
