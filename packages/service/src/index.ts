export { Admin, type WorkspaceChange, withAdmin } from "./admin.ts";
export {
  type BackupMade,
  type BackupSeen,
  makeBackup,
  type Restored,
  restoreBackup,
  type TableCount,
  verifyBackup,
} from "./backup/index.ts";
export { CONFIG_ROWS, type Config, readConfig, readReaderConfig } from "./config.ts";
export { OperatorError } from "./errors.ts";
export { findLocalService, type LocalService, type LocalWorkspace, openLocalWorkspace } from "./local.ts";
export { openReader } from "./reader/open.ts";
