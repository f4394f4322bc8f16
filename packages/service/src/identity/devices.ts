import type { Executor } from "../storage/database.ts";
import { insertKnownDevice, isDeviceOf, isKnownToken, sweepKnownDevices } from "../storage/known-devices.ts";
import { hashToken, newToken } from "./token.ts";

/** Where a person signs in from: to distinguish their sessions, and to recognise the browser. */
export interface Device {
  readonly address: string;
  /** Under which attempts are counted: the address, or the network it stands for. */
  readonly network: string;
  readonly userAgent: string;
  /** What its long-lived cookie carries, if it has one. */
  readonly token: string | undefined;
}

export const DEVICE_SECONDS = 365 * 24 * 60 * 60;
const MOST_DEVICES = 20;

/** Notes that the person signed in from here; returns what the device's cookie carries from now on. */
export async function rememberDevice(transaction: Executor, userId: string, device: Device): Promise<string> {
  const sent = hashToken(device.token);
  // One browser may have several accounts. A token we did not make could have been planted there.
  const isOurs = sent !== null && (await isKnownToken(transaction, sent));
  const { token, hash } = isOurs ? { token: device.token!, hash: sent } : newToken();
  await insertKnownDevice(transaction, userId, hash, MOST_DEVICES);
  return token;
}

export async function isKnownDevice(store: Executor, email: string, device: Device): Promise<boolean> {
  const hash = hashToken(device.token);
  return hash !== null && isDeviceOf(store, email, hash, DEVICE_SECONDS);
}

export async function sweepDevices(store: Executor): Promise<void> {
  await sweepKnownDevices(store, DEVICE_SECONDS);
}
