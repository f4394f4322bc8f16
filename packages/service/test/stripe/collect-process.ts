// One turn of the chore that charges cards, in a process that a test kills.
import { openPayments } from "../../src/billing/open-payments.ts";
import { readConfig } from "../../src/config.ts";
import { createLog } from "../../src/log.ts";
import { Database } from "../../src/storage/database.ts";

const config = readConfig(process.env);
const log = createLog({ level: "error" });
const database = new Database({ connection: () => ({ connectionString: config.databaseUrl! }), log });
const { cards } = await openPayments({ config, database, log });
await cards!.collect();
await database.close();
