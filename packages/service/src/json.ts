/**
 * JSON that somebody has written already, and the type of what it says. A drawing thread writes it, and the event loop puts it
 * into the database and the event as it is: the compiler still knows what is in it.
 */
export type Json<T> = string & { readonly [SAYS]: Said<T> };
declare const SAYS: unique symbol;

/** What is written cannot be changed any more: it does not matter whether it could before. */
type Said<T> = T extends readonly (infer Each)[]
  ? readonly Said<Each>[]
  : T extends object
    ? { readonly [Key in keyof T]: Said<T[Key]> }
    : T;

export function jsonOf<T>(value: T): Json<T> {
  return JSON.stringify(value) as Json<T>;
}

/** The JSON of an object, some of whose members are JSON already: together they are all that its type asks for. */
export function withJson<T extends object, Key extends keyof T>(
  members: Omit<T, Key>,
  written: { readonly [K in Key]: Json<Exclude<T[K], undefined>> },
): Json<T> {
  const all = [
    ...Object.entries(members).map(([key, value]) => [key, JSON.stringify(value)] as const),
    ...Object.entries<string>(written),
  ];
  return `{${all.map(([key, json]) => `${JSON.stringify(key)}:${json}`).join(",")}}` as Json<T>;
}
