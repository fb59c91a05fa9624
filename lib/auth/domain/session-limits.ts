/** Idle limit: 12 days without a visit end a session. */
export const idleLimitSeconds = 12 * 24 * 60 * 60;

/** Absolute limit: 30 days after the password was given a session ends, however busy it was. */
const absoluteLimitSeconds = 30 * 24 * 60 * 60;

/** The last visit is written down at most this often. */
const touchEverySeconds = 60 * 60;

type Times = { authTimeMs: number; lastSeenMs: number };

export function isWithinLimits({ authTimeMs, lastSeenMs }: Times, nowMs: number): boolean {
  return (
    nowMs - lastSeenMs <= idleLimitSeconds * 1000 &&
    nowMs - authTimeMs <= absoluteLimitSeconds * 1000
  );
}

type Moment = { toMillis(): number };

/** The same of a session's document. */
export function isLasting(
  { authTime, lastSeenAt }: { authTime: Moment; lastSeenAt: Moment },
  nowMs: number,
): boolean {
  return isWithinLimits(
    { authTimeMs: authTime.toMillis(), lastSeenMs: lastSeenAt.toMillis() },
    nowMs,
  );
}

export function isTouchDue(lastSeenMs: number, nowMs: number): boolean {
  return nowMs - lastSeenMs > touchEverySeconds * 1000;
}

/** Hints to the page's scripts that somebody is signed in. Scripts can read it; it holds no data and grants no access. */
export const hintCookieName = 'signed-in';
