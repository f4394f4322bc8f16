import { KEYWORDS } from "./schemas/text.ts";

/** A notice that an operation or a field will be removed. */
export interface Deprecation {
  /** The day of the announcement, and the first day on which it may be gone: `YYYY-MM-DD`, UTC. */
  readonly since: string;
  readonly sunset: string;
  /** What to use instead: an address, or a path on the API's own origin such as `/docs/versioning`. */
  readonly guide: string;
}

/** The promise of docs/versioning.md. */
const SHORTEST_NOTICE_MONTHS = 6;

/** Marks a field: `Text({ ...deprecated({ since, sunset, guide }), description })`. */
export function deprecated(notice: Deprecation): Readonly<Record<string, unknown>> {
  return { deprecated: true, [KEYWORDS.deprecation]: checkNotice(notice) };
}

/** Refuses invalid dates, and a notice shorter than promised. */
export function checkNotice(notice: Deprecation): Deprecation {
  const earliest = day(notice.since);
  earliest.setUTCMonth(earliest.getUTCMonth() + SHORTEST_NOTICE_MONTHS);
  if (day(notice.sunset) < earliest) {
    throw new Error(`${notice.sunset} is less than six months after ${notice.since}, the promise of V1`);
  }
  return notice;
}

function day(text: string): Date {
  const date = new Date(`${text}T00:00:00Z`);
  // JavaScript turns 31 February into 3 March; a real date comes back as it went in.
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text)) {
    throw new Error(`${text} is not a day written YYYY-MM-DD`);
  }
  return date;
}

/** For people, as the reference shows it. */
export function noticeInWords({ since, sunset, guide }: Deprecation): string {
  return `Deprecated since ${since}; it may be gone from ${sunset} on. Instead: ${guide}.`;
}

/**
 * What an answer says about the deprecated parts it concerns: the earliest dates, and every guide. `Deprecation` is RFC 9745's,
 * `Sunset` and its link RFC 8594's. Empty for none.
 */
export function deprecationHeaders(notices: readonly Deprecation[]): Readonly<Record<string, string>> {
  if (notices.length === 0) return {};
  const since = Math.min(...notices.map((notice) => day(notice.since).getTime()));
  const sunset = Math.min(...notices.map((notice) => day(notice.sunset).getTime()));
  const guides = [...new Set(notices.map(({ guide }) => guide))];
  return {
    Deprecation: `@${since / 1000}`,
    Sunset: new Date(sunset).toUTCString(),
    Link: guides.flatMap((guide) => [`<${guide}>; rel="deprecation"`, `<${guide}>; rel="sunset"`]).join(", "),
  };
}

/** Every notice inside a schema, however deep. */
export function noticesIn(schema: unknown): readonly Deprecation[] {
  if (schema === null || typeof schema !== "object") return [];
  const own = (schema as Record<string, unknown>)[KEYWORDS.deprecation] as Deprecation | undefined;
  return [...(own ? [own] : []), ...Object.values(schema).flatMap(noticesIn)];
}

/** The notices of the fields that a caller sent; null means absent. */
export function noticesOfInput(schema: unknown, input: unknown): readonly Deprecation[] {
  const { properties = {} } = (schema ?? {}) as { properties?: Record<string, unknown> };
  const sent = (input ?? {}) as Record<string, unknown>;
  return Object.entries(properties).flatMap(([name, field]) =>
    (sent[name] ?? null) === null ? [] : noticesIn(field),
  );
}
