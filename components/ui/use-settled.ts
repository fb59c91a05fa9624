import { useEffect, useState } from 'react';

/** How long a live region waits after the last key, so that it speaks once and not at every letter. */
export const settleMs = 600;

/**
 * The value, debounced by `waitMs`: messages and announcements wait until the visitor stops typing. `settle` takes the
 * current value over without waiting.
 */
export function useSettled<Value>(
  value: Value,
  waitMs: number = settleMs,
): [Value, settle: () => void] {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return [settled, () => setSettled(value)];
}
