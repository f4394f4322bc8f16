import { DashboardLimits } from "../admission/dashboard-limits.ts";
import { isLocalHost } from "../config.ts";
import { createDashboard } from "../dashboard-api/app.ts";
import { authorityOfCallers } from "../http/callers-authority.ts";
import type { Handlers } from "../http/listen.ts";
import { IdentityProvider } from "../identity/provider.ts";
import { RelyingParty } from "../identity/relying-party.ts";
import { SessionWatch } from "../identity/session-watch.ts";
import { providerSettings } from "../provider-settings.ts";
import { PrivateHosts } from "../webhooks/public-url.ts";
import { ThreadEditor } from "../worker/thread-editor.ts";
import { ThreadScenes } from "../worker/thread-scenes.ts";
import type { Parts } from "./parts.ts";

/** Where `npm start` has the dashboard built. */
const PAGES = new URL("../../../dashboard/dist/", import.meta.url);

interface DashboardRole extends Required<Pick<Handlers, "dashboard">> {
  close(): Promise<void>;
}

/** Answers the dashboard's origin, and draws its previews and scenes. */
export async function composeDashboard(parts: Parts, sceneThread: URL | undefined): Promise<DashboardRole> {
  const { config, database, log } = parts;
  const editor = new ThreadEditor();
  const scenes = new ThreadScenes({ thread: sceneThread });
  const closeThreads = () => Promise.all([editor.close(), scenes.close()]);
  const settings = providerSettings(config);
  const dashboard = await createDashboard({
    ...parts,
    limits: new DashboardLimits(database),
    editor,
    scenes,
    sessions: new SessionWatch(database, log),
    provider: settings && new IdentityProvider(settings, log),
    relyingParty: new RelyingParty(config.dashboardOrigin.origin, log),
    privateHosts: new PrivateHosts(config.webhookPrivateHosts),
    origins: {
      live: config.liveOrigin.origin,
      sandbox: config.sandboxOrigin.origin,
      dashboard: config.dashboardOrigin.origin,
    },
    caFile: authorityOfCallers(config),
    pages: PAGES,
    isLocal: isLocalHost(config.dashboardOrigin.hostname),
    metricsToken: config.metricsToken,
    planChoice: config.planChoice,
  }).catch((error: Error) => closeThreads().then(() => Promise.reject(error)));
  return {
    dashboard: (request, response) => dashboard.routing(request, response),
    close: () => dashboard.close().finally(closeThreads),
  };
}
