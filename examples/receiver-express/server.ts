import { createApp } from "./app.ts";
import { Store } from "./store.ts";

const { MARQUE_WEBHOOK_SECRET: secret, PORT = "3000", BRANDS = "brands" } = process.env;
if (!secret) {
  console.error("Set MARQUE_WEBHOOK_SECRET to the webhook secret of your workspace (whsec_…).");
  process.exit(1);
}

const server = createApp(secret, new Store(BRANDS)).listen(Number(PORT), (error) => {
  if (error) throw error;
  console.log(`Waiting for events on port ${PORT}, path /webhooks; brands go to ${BRANDS}/`);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.close());
