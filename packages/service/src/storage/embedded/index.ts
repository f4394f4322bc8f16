/** The PostgreSQL that npm installed, run as our own process. */

export { EmbeddedPostgresError } from "./errors.ts";
export { claimInstance, joinInstance } from "./instance-lock.ts";
export { type EmbeddedServer, startEmbedded } from "./server.ts";
