import { readFileSync } from "node:fs";
import { getCACertificates } from "node:tls";
import { OperatorError } from "../errors.ts";

/** The authorities receivers' certificates are checked against: the usual ones and the operator's own. */
export function receiverAuthorities(file: string | null): string[] {
  const usual = getCACertificates("default");
  if (file === null) return usual;
  try {
    return [...usual, readFileSync(file, "utf8")];
  } catch (error) {
    throw new OperatorError(`MARQUE_WEBHOOK_CA_FILE cannot be read: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}
