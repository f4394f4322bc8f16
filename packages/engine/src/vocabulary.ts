/** The words of the engine, in the order of the flow. Code uses these and no synonyms. */

export * from "./vocabulary/artwork.ts";
export * from "./vocabulary/brief.ts";
export * from "./vocabulary/change.ts";
export * from "./vocabulary/design.ts";
export * from "./vocabulary/edit.ts";
export * from "./vocabulary/palette.ts";
export * from "./vocabulary/report.ts";
export * from "./vocabulary/span.ts";
export * from "./vocabulary/studio.ts";
export * from "./vocabulary/tagged.ts";
export * from "./vocabulary/typography.ts";
export * from "./vocabulary/wearer.ts";
