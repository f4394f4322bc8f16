import { inWords } from "../api/client.ts";
import { Banner } from "./banner.tsx";
import { Button } from "./button.tsx";

/** In place of something that could not be loaded: why, and a way to try again. */
export function Failure({ error, onRetry }: { readonly error: unknown; readonly onRetry?: () => void }) {
  return (
    <Banner
      kind="danger"
      action={
        onRetry && (
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {inWords(error)}
    </Banner>
  );
}
