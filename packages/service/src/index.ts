export { Admin, type WorkspaceChange, withAdmin } from "./admin.ts";
export { CONFIG_ROWS, type Config, readConfig } from "./config.ts";
export { demoKeyFile } from "./demo.ts";
export { OperatorError } from "./errors.ts";
