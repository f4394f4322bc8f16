import type { Admin } from "@marque/service";
import { type Input, UsageError } from "./command.ts";

/** The service is loaded only when a command needs it: `marque --help` should not wait for a database driver. */
export async function onDatabase<T>(input: Input, work: (admin: Admin) => Promise<T>): Promise<T> {
  const { withAdmin } = await import("@marque/service");
  return withAdmin(input.env, work);
}

export function text(input: Input, name: string): string {
  return input.options[name] as string;
}

export function optionalText(input: Input, name: string): string | undefined {
  return input.options[name] as string | undefined;
}

export function wholeNumber(input: Input, name: string): number {
  const value = text(input, name);
  if (!/^\d{1,15}$/.test(value)) throw new UsageError(`--${name} takes a whole number, not "${value}".`);
  return Number(value);
}
