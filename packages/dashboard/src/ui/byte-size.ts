import { byteSize as copy } from "./copy.ts";

const KIBIBYTE = 1024;

/** "812 B", "14 KB", "1.2 MB". */
export function byteSize(bytes: number): string {
  if (bytes < KIBIBYTE) return copy.bytes(bytes);
  if (bytes < KIBIBYTE ** 2) return copy.kilobytes(Math.round(bytes / KIBIBYTE));
  return copy.megabytes((bytes / KIBIBYTE ** 2).toFixed(1));
}
