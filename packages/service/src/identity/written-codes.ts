// Codes that a person writes down: for a forgotten password, and for a lost phone.
import { createHash, randomInt } from "node:crypto";

/** No letters that are mistaken for each other; 31 of them, 4 × 4: 79 bits. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 4;
const GROUP_LETTERS = 4;

export function newWrittenCode(): string {
  const group = () =>
    Array.from({ length: GROUP_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

/** As it may be typed: in capitals, with blanks, without the hyphens. */
export function hashWrittenCode(code: string): Buffer {
  return createHash("sha256")
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ""))
    .digest();
}
