import { useState } from "react";
import { useSession } from "../../../../api/session.ts";
import { Card } from "../../../../ui/card.tsx";
import { CodeBlock } from "../../../../ui/code-block.tsx";
import { RadioGroup } from "../../../../ui/radio-group.tsx";
import { sample as copy } from "../copy.ts";
import node from "./samples/verify.mjs?raw";
import python from "./samples/verify.py?raw";

const SAMPLES = { node, python } as const;
const LANGUAGES = [
  { value: "node", label: copy.node },
  { value: "python", label: copy.python },
] as const;

/** The check in a few lines. The samples are separate files, run by the tests. */
export function Sample() {
  const { origins } = useSession();
  const [language, setLanguage] = useState<keyof typeof SAMPLES>("node");
  return (
    <Card
      title={copy.title}
      description={
        <>
          {copy.beforeGuide}{" "}
          <a
            href={`${origins.live}/docs/webhooks`}
            className="underline decoration-line-strong underline-offset-4 hover:text-ink"
          >
            {copy.guide}
          </a>{" "}
          {copy.afterGuide}
        </>
      }
      actions={
        <RadioGroup
          look="segmented"
          label={copy.language}
          options={LANGUAGES}
          value={language}
          onChange={setLanguage}
        />
      }
    >
      <CodeBlock code={SAMPLES[language].trim()} what={copy.what} />
    </Card>
  );
}
