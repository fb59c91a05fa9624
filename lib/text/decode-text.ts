/**
 * The text of a file that a person chose, without its byte order mark. Excel's "Unicode text" is UTF-16, its CSV on
 * Windows windows-1252; all others that we know are UTF-8.
 */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // A text in another encoding is almost never valid UTF-8.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Whether a file begins with these bytes: they tell its kind or its encoding. */
export const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);
