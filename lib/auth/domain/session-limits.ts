/** Idle limit: 12 days without a visit end a session. */
export const idleLimitSeconds = 12 * 24 * 60 * 60;

/** Absolute limit: a session ends 30 days after sign-in, also when it is in use. */
export const absoluteLimitSeconds = 30 * 24 * 60 * 60;

/** The time of the last visit is stored at most this often. */
const touchEverySeconds = 60 * 60;

type Moment = { toMillis(): number };

/** Whether a session, by its document, is within the idle and the absolute limit. */
export function isLasting(
  { authTime, lastSeenAt }: { authTime: Moment; lastSeenAt: Moment },
  nowMs: number,
): boolean {
  return (
    nowMs - lastSeenAt.toMillis() <= idleLimitSeconds * 1000 &&
    nowMs - authTime.toMillis() <= absoluteLimitSeconds * 1000
  );
}

export function isTouchDue(lastSeenMs: number, nowMs: number): boolean {
  return nowMs - lastSeenMs > touchEverySeconds * 1000;
}

/**
 * Tells the page's scripts that somebody is signed in, and by its value (`signInHintOf`) whether it is still the same
 * member and session. Scripts can read and remove it; it grants no access.
 */
export const hintCookieName = 'signed-in';
