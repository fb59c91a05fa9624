import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const [compress, decompress] = [promisify(gzip), promisify(gunzip)];

/** A value as JSON under gzip, whose own checksum reveals a damaged file. */
export function gzipJson(value: unknown): Promise<Buffer> {
  return compress(JSON.stringify(value));
}

/**
 * What `gzipJson` wrote, to be read by a schema. @param mostBytes after decompression
 * @throws for a damaged file and a longer one
 */
export async function gunzipJson(bytes: Uint8Array, mostBytes: number): Promise<unknown> {
  const text = await decompress(bytes, { maxOutputLength: mostBytes });
  return JSON.parse(text.toString('utf8'));
}
