import type { FastifyInstance } from "fastify";
import type { Admission } from "../admission/admission.ts";
import type { DashboardLimits } from "../admission/dashboard-limits.ts";
import type { PaymentProvider } from "../billing/payment-provider.ts";
import type { PlanChoice } from "../billing/plan-choice.ts";
import type { Editor } from "../generation/editor.ts";
import type { JobProgress } from "../generation/job-progress.ts";
import type { ObjectStore } from "../generation/object-store.ts";
import type { deleteProject } from "../generation/projects.ts";
import type { Scenes } from "../generation/scenes.ts";
import type { HealthChecks } from "../http/health.ts";
import type { revokeLeakedKeys } from "../identity/leaked-keys.ts";
import type { IdentityProvider } from "../identity/provider.ts";
import type { RelyingParty } from "../identity/relying-party.ts";
import type { SessionWatch } from "../identity/session-watch.ts";
import type { Log } from "../log.ts";
import type { RequestMetrics } from "../metrics.ts";
import type { Tracing } from "../tracing.ts";
import type { PrivateHosts } from "../webhooks/public-url.ts";
import type { SecretBox } from "../webhooks/secret-box.ts";

/** What the dashboard's routes work with; the composition root makes it. */
export interface DashboardDependencies {
  readonly database: Parameters<typeof revokeLeakedKeys>[0];
  readonly queue: Parameters<typeof deleteProject>[1];
  /** Counts what the playground asks for in the workspace's own window. */
  readonly admission: Admission;
  /** Of the routes themselves. */
  readonly limits: DashboardLimits;
  readonly progress: JobProgress;
  /** Draws previews of edits by hand. */
  readonly editor: Editor;
  /** Draws scenes of the brand in use. */
  readonly scenes: Scenes;
  /** Null where the files of exports are kept in PostgreSQL. */
  readonly objects: ObjectStore | null;
  readonly sessions: SessionWatch;
  readonly box: SecretBox;
  /** Null unless the operator set one up. */
  readonly provider: IdentityProvider | null;
  /** The dashboard as passkeys know it. */
  readonly relyingParty: RelyingParty;
  readonly privateHosts: PrivateHosts;
  /** `https://host[:port]`, without a slash. */
  readonly origins: { readonly live: string; readonly sandbox: string; readonly dashboard: string };
  /** What callers have to trust; null where they trust the certificate already. */
  readonly caFile: string | null;
  /** The built pages; the folder need not be there. */
  readonly pages: URL;
  /** Served on this machine for this machine. */
  readonly isLocal: boolean;
  readonly health: HealthChecks;
  readonly metrics: RequestMetrics & { readonly text: () => Promise<string> };
  /** Lets others than loopback read `/metrics`. */
  readonly metricsToken: string | null;
  readonly payments: PaymentProvider;
  readonly planChoice: PlanChoice;
  readonly log: Log;
  /** Null unless traces are sent. */
  readonly tracing: Tracing | null;
}

/** One file of `routes/`: registers the routes of an area with `route`. */
export type DashboardRoutes = (app: FastifyInstance, dependencies: DashboardDependencies) => void;
