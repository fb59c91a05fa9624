/**
 * Keeps what everybody sees the same for some seconds in this instance: the dashboard is the page that is opened
 * most, and 250 coins need not be read again for each visitor. Who comes while it is fetched shares the answer.
 * A failure is not kept.
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
