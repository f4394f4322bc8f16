/** How variables must fit together; each one alone is checked where it is read. */

import { OperatorError } from "../errors.ts";
import { checkObjectStore, type ObjectStoreConfig } from "./object-store.ts";
import { checkPayment, type PaymentConfig } from "./payment.ts";
import { checkProvider, type ProviderConfig } from "./provider.ts";
import { checkReader, type ReaderConfig } from "./reader.ts";

interface Variables extends ReaderConfig, ProviderConfig, PaymentConfig, ObjectStoreConfig {
  readonly databaseUrl: string | null;
  readonly masterKey: Buffer | null;
  readonly tlsCertFile: string | null;
  readonly tlsKeyFile: string | null;
  readonly liveOrigin: URL;
  readonly sandboxOrigin: URL;
  readonly dashboardOrigin: URL;
}

export function checkTogether(config: Variables): void {
  checkReader(config);
  checkProvider(config);
  checkPayment(config);
  checkObjectStore(config);
  if (config.databaseUrl && !config.masterKey) {
    throw new OperatorError(
      "MARQUE_MASTER_KEY must be set together with DATABASE_URL: every process needs the same key (openssl rand -base64 32 makes one).",
    );
  }
  if (Boolean(config.tlsCertFile) !== Boolean(config.tlsKeyFile)) {
    throw new OperatorError("MARQUE_TLS_CERT_FILE and MARQUE_TLS_KEY_FILE must be set together.");
  }
  const origins = [config.liveOrigin, config.sandboxOrigin, config.dashboardOrigin].map((url) => url.origin);
  if (new Set(origins).size < origins.length) {
    throw new OperatorError(
      "MARQUE_LIVE_ORIGIN, MARQUE_SANDBOX_ORIGIN and MARQUE_DASHBOARD_ORIGIN must be three different origins.",
    );
  }
}
