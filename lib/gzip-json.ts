import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { readIsoDate } from '@/lib/calendar/read-iso-date';

const [compress, decompress] = [promisify(gzip), promisify(gunzip)];

/** A value as JSON under gzip, whose own checksum reveals a damaged file. */
export function gzipJson(value: unknown): Promise<Buffer> {
  return compress(JSON.stringify(value));
}

/**
 * What `gzipJson` wrote, to be read by a schema. @param maxBytes after decompression
 * @throws for a damaged file and a longer one
 */
export async function gunzipJson(bytes: Uint8Array, maxBytes: number): Promise<unknown> {
  const text = await decompress(bytes, { maxOutputLength: maxBytes });
  return JSON.parse(text.toString('utf8'));
}

/** The day of a stored file that is named after it, as `funds/days/2026-11-24.json.gz`; null for another name. */
export function dayOfFile(path: string): IsoDate | null {
  const text = /\/(\d{4}-\d{2}-\d{2})\.json\.gz$/.exec(path)?.[1];
  return text ? readIsoDate(text) : null;
}
