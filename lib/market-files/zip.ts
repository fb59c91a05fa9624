import { sumOf } from '@/lib/cashflow/statistics';
import { success } from '@/lib/result';
import { startsWith } from '@/lib/text/decode-text';
import { Unzip, UnzipInflate } from 'fflate';
import { fileLimits } from './file-limits';
import { refuse, type ReadOr } from './file-problem';

/** What a zip may cost: its entries, and bytes of the wanted ones after decompression. */
type ZipLimits = { zipEntries: number; inflatedBytes: number };

type ZipProblem = 'too-many-entries' | 'inflates-too-much' | 'damaged';

export const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, [0x50, 0x4b]);

/** Each byte may become a thousand, so that one piece more than is allowed is 8 MB at most. */
const chunkBytes = 8 * 1024;

class ZipError extends Error {
  constructor(readonly problem: ZipProblem) {
    super(problem);
  }
}

/**
 * The entries of a zip whose names are wanted. It is decompressed in small pieces, from its beginning to its end, and
 * stops as soon as that is too much, whatever sizes the file states: each byte is decompressed at most once, also where
 * several entries share bytes. Of two entries with one name the first counts.
 */
export function readZip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  limits: ZipLimits = fileLimits,
): ReadOr<ReadonlyMap<string, Uint8Array>> {
  const found = new Map<string, Uint8Array[]>();
  const unfinished = new Set<string>();
  let entries = 0;
  let inflatedBytes = 0;
  const unzip = new Unzip((file) => {
    entries += 1;
    if (entries > limits.zipEntries) throw new ZipError('too-many-entries');
    const { name } = file;
    if (found.has(name) || name.endsWith('/') || !isWanted(name)) return;
    const chunks: Uint8Array[] = [];
    found.set(name, chunks);
    unfinished.add(name);
    file.ondata = (error, chunk, isLast) => {
      // fflate hands on here what is thrown below.
      if (error) throw error instanceof ZipError ? error : new ZipError('damaged');
      inflatedBytes += chunk.byteLength;
      if (inflatedBytes > limits.inflatedBytes) throw new ZipError('inflates-too-much');
      chunks.push(chunk);
      if (isLast) unfinished.delete(name);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.byteLength; at += chunkBytes) {
      unzip.push(bytes.subarray(at, at + chunkBytes), at + chunkBytes >= bytes.byteLength);
    }
  } catch (error) {
    return refuse(error instanceof ZipError ? error.problem : 'damaged');
  }
  if (unfinished.size > 0 || !hasDirectory(bytes)) return refuse('damaged');
  return success(new Map([...found].map(([name, chunks]) => [name, join(chunks)])));
}

/** A zip ends with its directory: the record of its end and at most 64 KB of comment. */
function hasDirectory(bytes: Uint8Array): boolean {
  const end = new TextDecoder('latin1').decode(bytes.subarray(-(64 * 1024 + 22)));
  return end.includes('PK\x05\x06');
}

function join(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(sumOf(chunks.map(({ byteLength }) => byteLength)));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
