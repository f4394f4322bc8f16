// Codes that an authenticator app shows: RFC 6238 with what every app takes for granted, SHA-1, six digits, 30 seconds.
import { createHmac, randomBytes } from "node:crypto";
import { isSameSecret } from "./same-secret.ts";

/** As long as SHA-1's output, which RFC 4226 recommends. */
const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Clocks of phones go wrong, and people type slowly: the code before and the one after are taken too. */
const STEPS_AROUND = 1;
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** A new secret in base32, as apps take it. */
export function newTotpSecret(): string {
  const bits = [...randomBytes(SECRET_BYTES)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return bits.replace(/.{5}/g, (five) => BASE32[Number.parseInt(five, 2)]!);
}

/** What the QR code says. */
export function totpUrl(secret: string, email: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`;
}

export function stepAt(seconds: number): number {
  return Math.floor(seconds / STEP_SECONDS);
}

/** The code of a step: RFC 4226, section 5.3. */
export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const offset = digest[digest.length - 1]! & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** The step whose code this is, among those that are good now and newer than `lastStep`; undefined for any other code. */
export function stepOfCode(
  secret: string,
  code: string,
  nowSeconds: number,
  lastStep: number | null,
): number | undefined {
  const present = stepAt(nowSeconds);
  for (let step = present - STEPS_AROUND; step <= present + STEPS_AROUND; step++) {
    if (lastStep !== null && step <= lastStep) continue;
    if (isSameSecret(codeOfStep(secret, step), code)) return step;
  }
  return undefined;
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
