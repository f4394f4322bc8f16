import type { HomeView } from "@marque/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "../../api/client.ts";
import { useWorkspace } from "../../api/session.ts";
import { buttonClasses } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Failure } from "../../ui/failure.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { BrandTiles } from "../brand/brand-tiles.tsx";
import { ClientNewsList } from "./client-news.tsx";
import { page as copy } from "./copy.ts";
import { FirstSteps } from "./first-steps.tsx";
import { RecentFailures } from "./recent-failures.tsx";
import { TodayFigures } from "./today-figures.tsx";
import { Warnings } from "./warnings.tsx";

/** Often enough that a new failure is seen, rarely enough to be no load. */
const REFRESH_MILLISECONDS = 30_000;

export function HomePage() {
  const { id, name, path } = useWorkspace();
  const home = useQuery({
    queryKey: [path, "home"],
    queryFn: () => api.get<HomeView>(`${path}/home`),
    refetchInterval: REFRESH_MILLISECONDS,
  });
  return (
    <>
      <PageHeader
        title={copy.title}
        description={name}
        actions={
          <Link
            to="/w/$workspaceId/playground"
            params={{ workspaceId: id }}
            // One thing is to be done next: until there is a brand, it is the first step below.
            className={buttonClasses({ kind: home.data?.first_steps.has_brand ? "primary" : "secondary" })}
          >
            {copy.create}
          </Link>
        }
      />
      {home.isPending ? (
        <Placeholder />
      ) : home.error ? (
        <Failure error={home.error} onRetry={() => void home.refetch()} />
      ) : (
        <Contents home={home.data} />
      )}
    </>
  );
}

function Contents({ home }: { readonly home: HomeView }) {
  return (
    <div className="grid gap-6">
      <Warnings warnings={home.warnings} />
      {home.client_news.length > 0 && (
        <Card title={copy.clients} description={copy.clientsAbout}>
          <ClientNewsList news={home.client_news} />
        </Card>
      )}
      <TodayFigures home={home} />
      {home.recent_brands.length > 0 && (
        <Card title={copy.brands}>
          <BrandTiles brands={home.recent_brands} />
        </Card>
      )}
      <FirstSteps steps={home.first_steps} />
      {home.recent_failures.length > 0 && (
        <Card title={copy.failures} description={copy.failuresAbout}>
          <RecentFailures failures={home.recent_failures} />
        </Card>
      )}
    </div>
  );
}

function Placeholder() {
  return (
    <div className="grid gap-6">
      <p role="status" className="sr-only">
        {copy.loading}
      </p>
      <Skeleton className="h-28" />
      <Skeleton className="h-60" />
    </div>
  );
}
