import { useEffect, useState } from 'react';

/**
 * The value as it was once it had stood still for `waitMs`: messages and announcements wait until somebody
 * has stopped typing. `settle` takes the value over at once.
 */
export function useSettled<Value>(value: Value, waitMs: number): [Value, settle: () => void] {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return [settled, () => setSettled(value)];
}
