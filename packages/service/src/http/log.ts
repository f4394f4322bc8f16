/** What this folder needs of the log: pino's shape, so that tests can give a list. */
export interface HttpLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
