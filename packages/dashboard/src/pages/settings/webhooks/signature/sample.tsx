import { useState } from "react";
import { useSession } from "../../../../api/session.ts";
import { Card } from "../../../../ui/card.tsx";
import { CodeBlock } from "../../../../ui/code-block.tsx";
import { RadioGroup } from "../../../../ui/radio-group.tsx";
import node from "./samples/verify.mjs?raw";
import python from "./samples/verify.py?raw";

const SAMPLES = { node, python } as const;
const LANGUAGES = [
  { value: "node", label: "Node" },
  { value: "python", label: "Python" },
] as const;

/** The check in a few lines. The samples are separate files, run by the tests. */
export function Sample() {
  const { origins } = useSession();
  const [language, setLanguage] = useState<keyof typeof SAMPLES>("node");
  return (
    <Card
      title="How to check it"
      description={
        <>
          The HMAC-SHA256 of the raw body, in hex. With the SDK it is one call, and the{" "}
          <a
            href={`${origins.live}/docs/webhooks`}
            className="underline decoration-line-strong underline-offset-4 hover:text-ink"
          >
            guide to webhooks
          </a>{" "}
          has whole receivers for Express, Fastify and Next.js.
        </>
      }
      actions={
        <RadioGroup
          look="segmented"
          label="Language of the sample"
          options={LANGUAGES}
          value={language}
          onChange={setLanguage}
        />
      }
    >
      <CodeBlock code={SAMPLES[language].trim()} what="Sample code" />
    </Card>
  );
}
