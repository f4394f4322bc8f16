import { RequestLog } from "../activity/request-log.ts";
import { Execution } from "../admission/execution.ts";
import { createApi } from "../api/app.ts";
import { countClientOf } from "../api/guard.ts";
import type { Handlers } from "../http/listen.ts";
import { ScannerKeys } from "../identity/scanner-keys.ts";
import { PrivateHosts } from "../webhooks/public-url.ts";
import type { Parts } from "./parts.ts";

interface ApiRole extends Required<Pick<Handlers, "api" | "countClient">> {
  close(): Promise<void>;
}

/** Answers the API's two origins. */
export async function composeApi(parts: Parts): Promise<ApiRole> {
  const { config, database, log, admission } = parts;
  const requestLog = new RequestLog(database, log);
  const api = await createApi({
    ...parts,
    execution: new Execution(database),
    scannerKeys: new ScannerKeys(config.githubKeysUrl),
    privateHosts: new PrivateHosts(config.webhookPrivateHosts),
    requestLog,
    mcp: config.mcp,
    origins: { liveOrigin: config.liveOrigin.origin, sandboxOrigin: config.sandboxOrigin.origin },
  }).catch((error: Error) => requestLog.close().then(() => Promise.reject(error)));
  return {
    api: (request, response) => api.routing(request, response),
    countClient: countClientOf(admission),
    close: () => api.close().finally(() => requestLog.close()),
  };
}
