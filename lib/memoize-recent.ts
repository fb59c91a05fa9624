/** Remembers the values of the last `most` keys that were asked for. */
export function memoizeRecent<Value>(most: number): (key: string, make: () => Value) => Value {
  const known = new Map<string, { value: Value }>();
  return (key, make) => {
    const entry = known.get(key) ?? { value: make() };
    // A map keeps the order in which keys are set: the one asked for longest ago comes first.
    known.delete(key);
    known.set(key, entry);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return entry.value;
  };
}
