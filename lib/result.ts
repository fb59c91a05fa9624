/**
 * Success or one of a closed set of problems, as a word or with details. For external failures; our
 * own errors throw.
 */
export type Result<Value, Problem extends string | object = string> =
  | { ok: true; value: Value }
  | { ok: false; problem: Problem };

export function success<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function failure<Problem extends string | object>(
  problem: Problem,
): { ok: false; problem: Problem } {
  return { ok: false, problem };
}
