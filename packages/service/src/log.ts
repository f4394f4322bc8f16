import { createRequire } from "node:module";
import type { Logger } from "pino";

export type Log = Logger;

const require = createRequire(import.meta.url);

/**
 * Secrets that may reach a log line inside some other text (an error's message, a URL, a header dump).
 * Redacting the finished line catches them wherever they are; redacting by field name would not.
 */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/\b([rs]k)_(test|live)_[0-9A-Za-z]{4,}/g, "$1_$2_[redacted]"],
  [/\bwhsec_[0-9A-Za-z+/=]{4,}/g, "whsec_[redacted]"],
  [
    /("(?:authorization|cookie|set-cookie|proxy-authorization|\w*password|secret|token)"\s*:\s*)("(?:[^"\\]|\\.)*"|\[[^\]]*\])/gi,
    '$1"[redacted]"',
  ],
  // The same inside a text that is itself JSON, as when a message quotes a body.
  [
    /(\\"(?:authorization|cookie|set-cookie|\w*password|secret|token)\\"\s*:\s*\\")(?:[^"\\]|\\\\(?:\\"|\\\\|[^"\\]))*/gi,
    "$1[redacted]",
  ],
  [/(\b(?:bearer|basic)\s+)[^\s"\\]{4,}/gi, "$1[redacted]"],
  [/(\/\/[^\s:/@"]+:)[^\s@"]+(@)/g, "$1[redacted]$2"],
];
/** Most lines carry none, and this finds that out in one pass. */
const MAY_HOLD_ONE =
  /[rs]k_(?:test|live)_|whsec_|authorization|cookie|password|secret|token|bearer|basic|\/\/[^\s/"]+@/i;

export function redact(line: string): string {
  const plain = percentDecoded(line);
  if (plain !== line && MAY_HOLD_ONE.test(plain)) {
    const redacted = blackedOut(plain);
    // A line is shown as it came, unless a secret was hidden in it.
    if (redacted !== plain) return redacted;
  }
  return MAY_HOLD_ONE.test(line) ? blackedOut(line) : line;
}

const blackedOut = (line: string): string =>
  SECRETS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line);

/** How many nested encodings are undone; deeper nesting is deliberate, and with the caller's own key. */
const DECODINGS = 4;

/**
 * The text without percent-encoding: `sk%5Flive%5F…` in a path is still a key. What would end a JSON text (quote,
 * backslash, control characters) stays encoded.
 */
export function percentDecoded(text: string): string {
  let plain = text;
  for (let round = 0; round < DECODINGS && plain.includes("%"); round++) {
    const before = plain;
    plain = plain.replace(/%([2-7][0-9a-f])/gi, (encoded, code: string) => {
      const character = String.fromCharCode(Number.parseInt(code, 16));
      return /["\\\x7f]/.test(character) ? encoded : character;
    });
    if (plain === before) break;
  }
  return plain;
}

export interface LogOptions {
  readonly level: string;
  /** Where lines go; standard output unless a test says otherwise. */
  readonly write?: (line: string) => void;
}

/** JSON lines, or a readable form when a person watches the terminal. */
export function createLog(options: LogOptions): Log {
  const isTerminal = process.stdout.isTTY && !options.write;
  // Loaded where it is used, because it has thirty modules.
  const sink = isTerminal
    ? (require("pino-pretty") as typeof import("pino-pretty"))({
        colorize: !process.env.NO_COLOR,
        sync: true,
        ignore: "pid,hostname",
      })
    : null;
  const { pino } = require("pino") as typeof import("pino");
  const write = options.write ?? ((line: string) => void (sink ?? process.stdout).write(line));
  return pino({ level: options.level, base: null }, { write: (line: string) => write(redact(line)) });
}

/** As `createLog`, for a command that is over in half a second: opened by the first line, which most commands never write. */
export function createLateLog(options: LogOptions): Log {
  let log: Log | undefined;
  const open = () => {
    log ??= createLog(options);
    return log;
  };
  return new Proxy({} as Log, { get: (_, name) => Reflect.get(open(), name) });
}
