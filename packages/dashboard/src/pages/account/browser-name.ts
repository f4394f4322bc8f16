import { browserName as copy } from "./copy.ts";

/** In the order of looking: Edge and Opera also call themselves Chrome, Chrome also calls itself Safari. */
const BROWSERS = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["Firefox", "Firefox"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;
const SYSTEMS = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["Mac OS X", "macOS"],
  ["Linux", "Linux"],
] as const;
const SHOWN_CHARACTERS = 40;

/** "Firefox on Linux"; what is neither is shown as it named itself. */
export function browserName(userAgent: string): string {
  const find = (names: readonly (readonly [string, string])[]) =>
    names.find(([sign]) => userAgent.includes(sign))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  if (browser && system) return copy.browserOnSystem(browser, system);
  return browser ?? (userAgent.slice(0, SHOWN_CHARACTERS) || copy.unknown);
}
