import 'server-only';
import { logFailure } from '@/lib/errors';
import { memoizeFor } from '@/lib/memoize';
import { withTimeout } from '@/lib/timeout';

/** A visitor waits this long for a stored file; pages are complete without it. */
export const fileTimeoutMs = 3_000;

/** How soon a file that this instance has never read is requested again. */
const untilReadMs = 15_000;

/**
 * Reads a stored file for visitors: once in `cacheMs`, the last known value while Storage does not answer. An outage is
 * remembered too: visitors do not wait for it one after the other. A file that was never read is asked for every 15 s.
 * @param none stands for the file until it was read once. @param what names it in the log, as "The figures of the funds".
 */
export function createFileLoader<Value>(
  readFile: () => Promise<Value>,
  none: Value,
  { what, cacheMs }: { what: string; cacheMs: number },
): () => Promise<Value> {
  let known = none;
  const read = async () => {
    try {
      known = await withTimeout(readFile(), fileTimeoutMs);
    } catch (error) {
      logFailure(`${what} could not be read`, error);
    }
    return known;
  };
  return memoizeFor(read, {
    cacheMs: (value) => (value === none ? Math.min(cacheMs, untilReadMs) : cacheMs),
    now: () => Date.now(),
  });
}

/**
 * Reads the bytes of a file, and gives the same value again while they do not change: what is computed from it stays
 * valid, and five minutes later a visitor does not wait for what is known.
 */
export function readWhenChanged<Value>(
  read: (bytes: Buffer) => Promise<Value>,
): (bytes: Buffer) => Promise<Value> {
  let last: { bytes: Buffer; value: Value } | null = null;
  return async (bytes) => {
    if (last?.bytes.equals(bytes)) return last.value;
    const value = await read(bytes);
    last = { bytes, value };
    return value;
  };
}
