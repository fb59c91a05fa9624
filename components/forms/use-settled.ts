import { useEffect, useState } from 'react';

/**
 * The value, debounced by `waitMs`: messages and announcements wait until the visitor stops typing. `settle` takes the
 * current value over without waiting.
 */
export function useSettled<Value>(value: Value, waitMs: number): [Value, settle: () => void] {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return [settled, () => setSettled(value)];
}
