const KIBIBYTE = 1024;

/** "812 B", "14 KB", "1.2 MB". */
export function byteSize(bytes: number): string {
  if (bytes < KIBIBYTE) return `${bytes} B`;
  if (bytes < KIBIBYTE ** 2) return `${Math.round(bytes / KIBIBYTE)} KB`;
  return `${(bytes / KIBIBYTE ** 2).toFixed(1)} MB`;
}
