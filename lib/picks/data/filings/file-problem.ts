import { failure, success, type Result } from '@/lib/result';

/** Why a file of the operator's folder is not read. */
export type FileProblem =
  | 'empty'
  | 'too-large'
  | 'zip'
  | 'too-many-entries'
  | 'inflates-too-much'
  | 'empty-zip'
  | 'html'
  | 'encoding'
  /** No well-formed XML or JSON: usually half a file. */
  | 'damaged'
  /** A document type or an entity of its own, which may expand without end or read other files. */
  | 'declaration'
  | 'too-deep'
  | 'too-many'
  | 'taxonomy'
  /** Life and general insurers file other statements, which are not read. */
  | 'insurer'
  | 'no-company'
  | 'no-period'
  /** Two days where one is meant. */
  | 'two-dates'
  | 'currency'
  | 'not-in-rupees'
  | 'no-figures'
  /** The year to date has less sales than its last quarter. */
  | 'year-below-period'
  /** More shares are pledged than held. */
  | 'pledge-above-holding'
  /** Prices of an exchange: they are stored under a licence alone, and by another command. */
  | 'prices'
  | 'unknown-kind'
  | 'no-rows';

export type FileTrouble = {
  problem: FileProblem;
  /** From 1; null where the file as a whole is meant. */
  line: number | null;
  /** The element, column or text that is wrong, shortened; empty where the file as a whole is meant. */
  found: string;
};

/** What a file holds, or why it is not read. */
export type FileRead<Value> = Result<Value, FileTrouble>;

export function refuseFile(
  problem: FileProblem,
  found = '',
  line: number | null | undefined = null,
): { ok: false; problem: FileTrouble } {
  return failure({ problem, line: line ?? null, found: found.slice(0, 60) });
}

/** Results with their notes are below 3 MB; the list of all shares is 300 KB. */
export const maxFileBytes = 24 * 1024 * 1024;

/** The text of a file that is meant to be XML, JSON or CSV, in UTF-8 with or without a byte order mark. */
export function fileText(bytes: Uint8Array): FileRead<string> {
  if (bytes.length > maxFileBytes) return refuseFile('too-large');
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
  return success(text);
}
