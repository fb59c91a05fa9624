/**
 * Memoizes for some seconds, in this instance, a value that is the same for every visitor: the dashboard is the most
 * visited page, and 250 coins need not be read again for each visit. Concurrent callers share the request in flight.
 * An error is not cached.
 * @param options.cacheMs for how long this value is cached, 0 for not at all
 */
export function memoizeFor<Value>(
  produce: () => Promise<Value>,
  { cacheMs, now }: { cacheMs: (value: Value) => number; now: () => number },
): () => Promise<Value> {
  let cached: { promise: Promise<Value>; untilMs: number } | null = null;
  return () => {
    if (cached && now() < cached.untilMs) return cached.promise;
    // A fetch may take as long as its source lets it: until it ends it is shared.
    const entry = { promise: produce(), untilMs: Infinity };
    cached = entry;
    entry.promise.then(
      (value) => (entry.untilMs = now() + cacheMs(value)),
      () => (entry.untilMs = 0),
    );
    return entry.promise;
  };
}

/**
 * Computes a value once for each object, for as long as the object is in memory. The object must not change, and neither must
 * what is computed, since all callers share it.
 */
export function memoizeByObject<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const entry = known.get(key) ?? { value: compute(key) };
    known.set(key, entry);
    return entry.value;
  };
}

/** Remembers the values of the last `max` keys that were asked for. */
export function memoizeRecent<Value>(max: number): (key: string, make: () => Value) => Value {
  const known = new Map<string, { value: Value }>();
  return (key, make) => {
    const entry = known.get(key) ?? { value: make() };
    setRecent(known, key, entry, max);
    return entry.value;
  };
}

/** Sets an entry as the newest, and deletes the oldest of more than `max`: a map has the order in which keys were set. */
export function setRecent<Value>(
  entries: Map<string, Value>,
  key: string,
  value: Value,
  max: number,
): void {
  entries.delete(key);
  entries.set(key, value);
  const [oldest] = entries.keys();
  if (entries.size > max && oldest !== undefined) entries.delete(oldest);
}

type Values = typeof globalThis & { [key: symbol]: unknown };

/**
 * A value that exists once in each running instance of the site. Next gives each page and each route its own copy of a
 * module, so that a constant of the module would exist once in each copy.
 * @param name another for each value
 */
export function oncePerInstance<Value>(name: string, create: () => Value): Value {
  const values = globalThis as Values;
  return (values[Symbol.for(`arthayatra.${name}`)] ??= create()) as Value;
}
