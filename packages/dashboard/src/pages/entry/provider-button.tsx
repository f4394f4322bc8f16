import { useMutation } from "@tanstack/react-query";
import { api, inWords } from "../../api/client.ts";
import { keepJourney, wasSignedOut } from "../../api/provider-journey.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { providerButton as copy } from "./copy.ts";

/** Leaves for the identity provider. What has to be known on the way back stays in this tab. */
export function ProviderButton({
  name,
  verb = copy.signIn,
  next,
  invitation,
}: {
  readonly name: string;
  readonly verb?: string;
  readonly next?: string | undefined;
  readonly invitation?: string;
}) {
  const leave = useMutation({
    mutationFn: () => api.post<{ url: string }>("/login/provider", { asks_again: wasSignedOut() }),
    onSuccess: ({ url }) => {
      keepJourney({ next, invitation });
      window.location.assign(url);
    },
  });
  return (
    <div className="grid gap-4">
      {leave.error && <Banner kind="danger">{inWords(leave.error)}</Banner>}
      <Button onClick={() => leave.mutate()} isBusy={leave.isPending || leave.isSuccess}>
        <span className="truncate">{copy.verbWith(verb, name)}</span>
      </Button>
    </div>
  );
}

/** Between the form above and the other way in. */
export function Or() {
  return (
    <p
      aria-hidden="true"
      className="flex items-center gap-3 py-5 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
    >
      {copy.or}
    </p>
  );
}
