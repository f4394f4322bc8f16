import type { SessionView } from "@marque/contract";
import { useMutation } from "@tanstack/react-query";
import { inWords } from "../api/client.ts";
import { usePasskeys } from "../api/sign-in-methods.ts";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { passkeyButton as copy } from "./passkey-copy.ts";

/** The way in without address, password and code. Nothing where the browser or the dashboard's address has no passkeys. */
export function PasskeyButton({ onSignedIn }: { readonly onSignedIn: (session: SessionView) => void }) {
  const isPossible = usePasskeys();
  const signIn = useMutation({
    // Loaded when it is needed: most people come with a password.
    mutationFn: async () => (await import("../api/passkeys.ts")).signInWithPasskey(),
    onSuccess: onSignedIn,
  });
  if (!isPossible) return null;
  return (
    <>
      {signIn.error && <Banner kind="danger">{inWords(signIn.error)}</Banner>}
      <Button onClick={() => signIn.mutate()} isBusy={signIn.isPending}>
        {copy.signIn}
      </Button>
    </>
  );
}
