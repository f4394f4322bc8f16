/** The PostgreSQL that npm brought along, run as a process of our own. */

export { EmbeddedPostgresError } from "./errors.ts";
export { type Claim, claimInstance, joinInstance, type Membership } from "./instance-lock.ts";
export { type EmbeddedOptions, type EmbeddedServer, startEmbedded } from "./server.ts";
