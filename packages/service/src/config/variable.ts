import { isAbsolute, resolve } from "node:path";
import { OperatorError } from "../errors.ts";
import { nonEmpty } from "./values.ts";

/** One variable of the environment: its name, what the documents say, how it is read and what it is when unset. */
export interface Variable<T> {
  readonly name: string;
  readonly defaultText: string;
  readonly meaning: string;
  readonly parse: (text: string) => T;
  readonly fallback: (context: Context) => T;
}

/** What a default may depend on. */
export interface Context {
  readonly isLocal: boolean;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** What is read from rows. */
export type ConfigOf<Rows> = {
  readonly [K in keyof Rows]: Rows[K] extends Variable<infer T> ? T : never;
};

export function variable<T>(row: Variable<T>): Variable<T> {
  return row;
}

export function listen(name: string, what: string): Variable<string | null> {
  return variable<string | null>({
    name,
    defaultText: "the origin's port, on loopback when its host is localhost, else on all interfaces",
    meaning: `\`address:port\` to bind for the ${what} when it differs from the origin (behind a proxy). Equal values share a listener.`,
    parse: nonEmpty,
    fallback: () => null,
  });
}

export function file(name: string, defaultText: string, meaning: string): Variable<string | null> {
  return variable<string | null>({
    name,
    defaultText,
    meaning,
    parse: (text) => (text === "" ? null : isAbsolute(text) ? text : resolve(text)),
    fallback: () => null,
  });
}

/** The value of a row, or a sentence that names the variable at fault. */
export function readRow<T>(env: Environment, row: Variable<T>, context: Context): T {
  const text = env[row.name];
  if (text === undefined) return row.fallback(context);
  try {
    return row.parse(text);
  } catch (error) {
    throw new OperatorError(`${row.name} ${(error as Error).message}.`);
  }
}
