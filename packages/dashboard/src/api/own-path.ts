/** The path if it is one of this origin; undefined for whatever could lead elsewhere. "/" is where one goes anyway. */
export function ownPath(path: unknown): string | undefined {
  return typeof path === "string" && /^\/(?![/\\])./.test(path) ? path : undefined;
}
