import { hintCookieName } from '@/lib/auth/domain/session-limits';
import { removeCookie } from '@/lib/browser-storage/remove-cookie';

const hint = new RegExp(`(?:^|; )${hintCookieName}=([^;]+)`);

/** What this browser knows of its session (`signInHintOf`); null without one. Another sign-in has another hint. */
export function signInHint(): string | null {
  return hint.exec(document.cookie)?.[1] ?? null;
}

/**
 * The pseudonym (`ownerOf`) of the member who is signed in on this browser now, in any of its tabs; null for a guest. Null too
 * for a session from before 30 November 2026, whose cookie holds 1.
 */
export function signedInOwner(): string | null {
  const [owner = ''] = (signInHint() ?? '').split('.');
  return owner.length > 1 ? owner : null;
}

/**
 * After the server has said that a session is over. Its other cookies are hidden from scripts; without the hint they open the
 * sign-in page, and the next sign-in replaces them.
 */
export function removeSignInHint(): void {
  removeCookie(hintCookieName);
}
