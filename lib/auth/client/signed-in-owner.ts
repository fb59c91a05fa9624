import { hintCookieName } from '@/lib/auth/domain/session-limits';

const hint = new RegExp(`(?:^|; )${hintCookieName}=([^;]{2,})`);

/**
 * The pseudonym (`ownerOf`) of the member who is signed in on this browser now, in any of its tabs; null for a guest. Null too
 * for a session from before 30 November 2026, whose cookie holds 1 until it is renewed.
 */
export function signedInOwner(): string | null {
  return hint.exec(document.cookie)?.[1] ?? null;
}
