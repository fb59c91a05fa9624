import { getFirebaseAuth, type TokenSet } from 'next-firebase-auth-edge/auth';
import { env } from '@/lib/env';
import { withTimeout } from '@/lib/timeout';

/** How long a visitor waits for Google's token endpoint. */
const deadlineMs = 2_500;
/** Requests that carry the old cookie for a moment longer share the answer. */
const sharedForMs = 30_000;
/** An endpoint that hangs is asked again after this time, not by every request. */
const abandonedAfterMs = 10_000;
const maximumEntries = 1_000;

export type Refresh =
  | { kind: 'fresh'; tokens: TokenSet }
  /** The refresh token is no good any more: the session is over. */
  | { kind: 'dead' }
  /** Google did not answer, or not sensibly: nothing is known. */
  | { kind: 'unavailable' };

type Entry = { startedAt: number; endsAt: number; answer: Promise<Refresh> };

const entries = new Map<string, Entry>();

/**
 * New tokens for a refresh token. Concurrent callers share one request to Google per session and instance. Never
 * throws. An answer that is late for its caller still serves the next one.
 */
export async function refreshTokens(refreshToken: string, now = Date.now()): Promise<Refresh> {
  const entry = currentEntry(refreshToken, now) ?? startRefresh(refreshToken, now);
  const remainingMs = Math.max(0, entry.startedAt + deadlineMs - now);
  try {
    return await withTimeout(entry.answer, remainingMs);
  } catch {
    return { kind: 'unavailable' };
  }
}

function currentEntry(refreshToken: string, now: number): Entry | undefined {
  const entry = entries.get(refreshToken);
  return entry && now < entry.endsAt ? entry : undefined;
}

function startRefresh(refreshToken: string, now: number): Entry {
  forgetOld(now);
  const entry: Entry = {
    startedAt: now,
    endsAt: now + abandonedAfterMs,
    answer: askGoogle(refreshToken),
  };
  entries.set(refreshToken, entry);
  void entry.answer.then(({ kind }) => {
    // A temporary failure is not cached: the next request tries again.
    if (kind === 'unavailable') entry.endsAt = 0;
    else entry.endsAt = now + sharedForMs;
  });
  return entry;
}

function forgetOld(now: number): void {
  for (const [key, entry] of entries) {
    if (now >= entry.endsAt || entries.size > maximumEntries) entries.delete(key);
  }
}

async function askGoogle(refreshToken: string): Promise<Refresh> {
  const { apiKey, projectId, clientEmail, privateKey } = env.firebase;
  const auth = getFirebaseAuth({ apiKey, serviceAccount: { projectId, clientEmail, privateKey } });
  try {
    return { kind: 'fresh', tokens: await auth.handleTokenRefresh(refreshToken) };
  } catch (error) {
    return { kind: isDead(error) ? 'dead' : 'unavailable' };
  }
}

/**
 * The library gives every refusal the same code, also a 503 and a used-up quota, and puts Google's own word
 * in the message. Only these words mean that the token will never work again
 * (https://firebase.google.com/docs/reference/rest/auth, "Exchange a refresh token").
 */
const deadWords =
  /TOKEN_EXPIRED|USER_DISABLED|USER_NOT_FOUND|INVALID_REFRESH_TOKEN|User not found|PROJECT_NUMBER_MISMATCH/;

function isDead(error: unknown): boolean {
  return error instanceof Error && deadWords.test(error.message);
}
