/** The languages that the grammar was written for; the tagger reads these and eleven more. */
export const GRAMMAR_LANGUAGES: ReadonlySet<string> = new Set(["en", "de", "fr", "es", "it", "pt"]);
