/**
 * Memoizes for some seconds, in this instance, a value that is the same for every visitor: the dashboard is the most
 * visited page, and 250 coins need not be read again for each visit. Concurrent callers share the request in flight.
 * A failure is not cached.
 */
export function memoizeFor<Value>(
  produce: () => Promise<Value>,
  {
    cacheMs,
    isCached,
    now,
  }: { cacheMs: number; isCached: (value: Value) => boolean; now: () => number },
): () => Promise<Value> {
  let cached: { promise: Promise<Value>; untilMs: number } | null = null;
  return () => {
    if (cached && now() < cached.untilMs) return cached.promise;
    // A fetch may take as long as its source lets it: until it ends it is shared.
    const entry = { promise: produce(), untilMs: Infinity };
    cached = entry;
    entry.promise.then(
      (value) => (entry.untilMs = isCached(value) ? now() + cacheMs : 0),
      () => (entry.untilMs = 0),
    );
    return entry.promise;
  };
}
