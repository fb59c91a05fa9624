import { refuseFile, type FileRead } from './file-problem';

/** Results with their notes are below 3 MB; the list of all shares is 300 KB. */
export const largestFileBytes = 24 * 1024 * 1024;

/** The text of a file that is meant to be XML, JSON or CSV, in UTF-8 with or without a byte order mark. */
export function fileText(bytes: Uint8Array): FileRead<string> {
  if (bytes.length > largestFileBytes) return refuseFile('too-large');
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2]! <= 8) return refuseFile('zip');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuseFile('encoding');
  }
  const start = text.slice(0, 1_000).trimStart();
  if (start === '') return refuseFile(text.trim() === '' ? 'empty' : 'unknown-kind');
  if (/^<(?:!doctype\s+html|html|head|body)\b/i.test(start)) return refuseFile('html', start, 1);
  return { ok: true, value: text };
}
