import { useProviderName } from "../../api/sign-in-methods.ts";
import { Card } from "../../ui/card.tsx";
import { signedInBy as copy } from "./copy.ts";

/** For people whom the operator's identity provider signs in. */
export function SignedInBy({ hasPassword }: { readonly hasPassword: boolean }) {
  const name = useProviderName();
  return (
    <Card title={copy.title}>
      <p className="text-muted">{wordsOf(name, hasPassword)}</p>
    </Card>
  );
}

function wordsOf(name: string | null, hasPassword: boolean): string {
  if (name === null) return copy.notSetUp;
  if (hasPassword) return copy.withPassword(name);
  return copy.withoutPassword(name);
}
