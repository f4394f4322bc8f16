/** The PostgreSQL that npm brought along, run as a process of our own. */

export { EmbeddedPostgresError } from "./errors.ts";
export { claimInstance, joinInstance } from "./instance-lock.ts";
export { type EmbeddedServer, startEmbedded } from "./server.ts";
