import type { HomeView } from "@marque/contract";
import { countRequestsToday, findFirstSteps, recentFailures, recentOutcomes } from "../storage/activity.ts";
import { recentClientNews } from "../storage/client-news.ts";
import type { Executor } from "../storage/database.ts";
import { recentBrands } from "./search.ts";
import { warningsOf } from "./warnings.ts";

/** The Home page of a workspace. */
export async function homeOf(store: Executor, workspaceId: string): Promise<HomeView> {
  const [outcomes, requests, failures, warnings, firstSteps, brands, news] = await Promise.all([
    recentOutcomes(store, workspaceId),
    countRequestsToday(store, workspaceId),
    recentFailures(store, workspaceId),
    warningsOf(store, workspaceId, Math.floor(Date.now() / 1000)),
    findFirstSteps(store, workspaceId),
    recentBrands(store, workspaceId),
    recentClientNews(store, workspaceId),
  ]);
  return {
    today: {
      requests,
      generations: outcomes.succeeded_today + outcomes.failed_today + outcomes.waiting,
      succeeded: outcomes.succeeded_today,
      failed: outcomes.failed_today,
    },
    success_rate: outcomes.finished === 0 ? null : outcomes.succeeded / outcomes.finished,
    recent_brands: brands,
    recent_failures: failures,
    client_news: news,
    warnings,
    first_steps: firstSteps,
  };
}
