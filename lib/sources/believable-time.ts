/** Allows for clocks that are ahead and for liquid funds, whose NAV is dated tomorrow. */
const furthestFutureMs = 48 * 3_600_000;

/** Whether a time of figures is plausible. @param atMs milliseconds since 1970; false for NaN. */
export function isBelievableTime(atMs: number, now: Date): boolean {
  return atMs < now.getTime() + furthestFutureMs;
}
