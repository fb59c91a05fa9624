import type { Result } from '@/lib/result';

/** The value of a result; a problem fails the test and is printed. */
export function valueOf<Value>(result: Result<Value, string | object>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}
