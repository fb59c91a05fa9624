/**
 * Memoizes for some seconds, in this instance, a value that is the same for every visitor: the dashboard is the most
 * visited page, and 250 coins need not be read again for each visit. Concurrent callers share the request in flight.
 * A failure is not cached.
 */
export function briefly<Value>(
  produce: () => Promise<Value>,
  { keepMs, isKept, now }: { keepMs: number; isKept: (value: Value) => boolean; now: () => number },
): () => Promise<Value> {
  let kept: { promise: Promise<Value>; untilMs: number } | null = null;
  return () => {
    if (kept && now() < kept.untilMs) return kept.promise;
    // A fetch may take as long as its source lets it: until it ends it is shared.
    const entry = { promise: produce(), untilMs: Infinity };
    kept = entry;
    entry.promise.then(
      (value) => (entry.untilMs = isKept(value) ? now() + keepMs : 0),
      () => (entry.untilMs = 0),
    );
    return entry.promise;
  };
}
