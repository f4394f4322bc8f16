import { useQuery } from "@tanstack/react-query";
import { useWorkspace } from "../../../../api/session.ts";
import { Banner } from "../../../../ui/banner.tsx";
import { Card } from "../../../../ui/card.tsx";
import { Failure } from "../../../../ui/failure.tsx";
import { Loading } from "../../../../ui/spinner.tsx";
import { endpointsTab as copy } from "../copy.ts";
import { endpointsQuery } from "../queries.ts";
import { AddEndpoint } from "./add-endpoint.tsx";
import { EndpointItem } from "./endpoint-item.tsx";
import { SigningSecret } from "./signing-secret.tsx";

export function EndpointsTab() {
  const { isOwner } = useWorkspace();
  return (
    <div className="grid gap-6">
      {!isOwner && <Banner>{copy.ownersOnly}</Banner>}
      <Card title={copy.title} description={copy.about}>
        <div className="grid gap-6">
          <Endpoints />
          {isOwner && <AddEndpoint />}
        </div>
      </Card>
      {isOwner && <SigningSecret />}
    </div>
  );
}

function Endpoints() {
  const { path } = useWorkspace();
  const endpoints = useQuery(endpointsQuery(path));
  if (endpoints.isPending) return <Loading what={copy.loading} />;
  if (endpoints.error) return <Failure error={endpoints.error} onRetry={() => void endpoints.refetch()} />;
  if (endpoints.data.length === 0) return <p className="text-muted">{copy.empty}</p>;
  return (
    <ul className="grid">
      {endpoints.data.map((endpoint) => (
        <li key={endpoint.id} className="border-line py-5 not-first:border-t first:pt-0 last:pb-0">
          <EndpointItem endpoint={endpoint} />
        </li>
      ))}
    </ul>
  );
}
