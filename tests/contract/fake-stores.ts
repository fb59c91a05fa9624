import type { GoodAnswer, LastGood } from '@/lib/sources/last-good';
import type { Remember } from '@/lib/sources/loader';

/** Cloud Storage, in memory. */
export function durable(): LastGood & { files: Map<string, GoodAnswer> } {
  const files = new Map<string, GoodAnswer>();
  return {
    files,
    read: async (key) => files.get(key) ?? null,
    fetchedAt: async (key) => files.get(key)?.fetchedAt ?? null,
    write: async (key, answer) => void files.set(key, answer),
  };
}

/**
 * Like unstable_cache: returns an old entry at once and renews it in the background. An error leaves the entry.
 * @param onRenewal called with each renewal that begins
 */
export function fakeCache(
  nowMs: () => number,
  onRenewal: (renewal: Promise<unknown>) => void = () => undefined,
): Remember {
  const entries = new Map<string, { json: string; atMs: number }>();
  const produced = async <Value>(key: string, produce: () => Promise<Value>) => {
    const value = await produce();
    entries.set(key, { json: JSON.stringify(value), atMs: nowMs() });
    return value;
  };
  return async <Value>(
    { key, seconds }: Parameters<Remember>[0],
    produce: () => Promise<Value>,
  ) => {
    const entry = entries.get(key);
    if (!entry) return produced(key, produce);
    if (nowMs() - entry.atMs > seconds * 1000) {
      onRenewal(produced(key, produce).catch(() => undefined));
    }
    return JSON.parse(entry.json) as Value;
  };
}
