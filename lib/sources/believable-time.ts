/** A clock may be a little ahead, and liquid funds date their NAV tomorrow; what is further ahead is wrong. */
const furthestFutureMs = 48 * 3_600_000;

/** Whether figures may be of this moment. @param atMs milliseconds since 1970; NaN is no moment. */
export function isBelievableTime(atMs: number, now: Date): boolean {
  return atMs < now.getTime() + furthestFutureMs;
}
