import { NAME_CHARACTERS, SENT_NAME_CHARACTERS } from "@marque/contract/tables";
import { OperatorError } from "../errors.ts";

/** What people call a thing obeys the same rules from the command line as from the dashboard. */
export function checkName(text: string, thing: string, field: "name" | "label"): void {
  if (text.trim() === "") throw new OperatorError(`${thing} needs a ${field}.`);
  if ([...text.trim()].length > NAME_CHARACTERS || [...text].length > SENT_NAME_CHARACTERS) {
    throw new OperatorError(
      `The ${field} may have at most ${NAME_CHARACTERS} characters, and ${SENT_NAME_CHARACTERS} with the white space around it.`,
    );
  }
  if (!text.isWellFormed() || text.includes("\0")) {
    throw new OperatorError(`The ${field} must be valid Unicode text without NUL characters.`);
  }
}
