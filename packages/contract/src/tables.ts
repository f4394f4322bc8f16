/**
 * The contract without its schemas: errors, ids, plans and what the dashboard's pages receive. Code that only needs these
 * does not load the schema library, whose 373 modules are half the start of a `marque admin` command.
 */
export * from "./dashboard/index.ts";
export * from "./directions.ts";
export * from "./errors.ts";
export * from "./ids.ts";
export * from "./names.ts";
export * from "./plans.ts";
export * from "./values.ts";
