import { useProviderName } from "../../api/sign-in-methods.ts";
import { Card } from "../../ui/card.tsx";

/** For people whom the operator's identity provider signs in. */
export function SignedInBy({ hasPassword }: { readonly hasPassword: boolean }) {
  const name = useProviderName();
  return (
    <Card title="Single sign-on">
      <p className="text-muted">{wordsOf(name, hasPassword)}</p>
    </Card>
  );
}

function wordsOf(name: string | null, hasPassword: boolean): string {
  if (name === null)
    return "This account is linked to an identity provider that is not set up here at the moment.";
  if (hasPassword)
    return `You can sign in with ${name}, or with your password. The code of two-factor sign-in is asked for after the password alone.`;
  return `You sign in with ${name}. This account has no password of its own; the operator of this service can give it one.`;
}
