import type { Environment } from "@marque/contract";
import { useMemo } from "react";
import { useSession } from "../../api/session.ts";
import { CodeBlock } from "../../ui/code-block.tsx";
import { equivalentCall as copy } from "./copy.ts";
import { curlFor } from "./curl.ts";

interface CallProps {
  readonly environment: Environment;
  readonly projectId: string;
  readonly prompt: string;
  readonly memoryId: string | null;
}

/** What the button does, as a command for a shell on this installation. Folded away: most people never need it. */
export function EquivalentCall({ environment, projectId, prompt, memoryId }: CallProps) {
  const { origins, ca_file: caFile } = useSession();
  const code = useMemo(
    () =>
      curlFor({
        origin: origins[environment],
        caFile,
        environment,
        projectId,
        prompt,
        memoryId,
        idempotencyKey: crypto.randomUUID(),
      }),
    [origins, caFile, environment, projectId, prompt, memoryId],
  );
  return (
    <details className="min-w-0">
      <summary className="w-fit rounded py-1 text-sm font-medium text-muted hover:text-ink">
        {copy.title}
      </summary>
      <div className="pt-2">
        <CodeBlock what={copy.command} code={code} />
      </div>
    </details>
  );
}
