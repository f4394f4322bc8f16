import { codeOf, inWords } from "../api/client.ts";
import { Banner } from "./banner.tsx";
import { Button } from "./button.tsx";
import { failure as copy } from "./copy.ts";
import { MendingLink } from "./mending-link.tsx";

/** Shown instead of something that could not be loaded: why, the page that fixes it, and a way to try again. */
export function Failure({ error, onRetry }: { readonly error: unknown; readonly onRetry?: () => void }) {
  return (
    <Banner
      kind="danger"
      action={
        <>
          <MendingLink code={codeOf(error)} />
          {onRetry && (
            <Button size="small" onClick={onRetry}>
              {copy.retry}
            </Button>
          )}
        </>
      }
    >
      {inWords(error)}
    </Banner>
  );
}
