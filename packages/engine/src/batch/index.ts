/**
 * Many prompts from a file. A separate entry: what draws for a service needs no sheet of pictures, and the library that makes those
 * need not be loaded before the first brand.
 */

export { type BatchOptions, type BatchResult, runBatch } from "./batch.ts";
export { errorFile, type OutputFile } from "./files.ts";
export { type BatchLine, readBatch } from "./lines.ts";
export { contactSheet, type SheetEntry } from "./sheet.ts";
