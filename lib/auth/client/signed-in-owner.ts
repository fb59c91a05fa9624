import { hintCookieName } from '@/lib/auth/domain/session-limits';

const hint = new RegExp(`(?:^|; )${hintCookieName}=([^;]+)`);

/** The pseudonym (`ownerOf`) of the member who is signed in on this browser now, in any of its tabs; null for a guest. */
export function signedInOwner(): string | null {
  return hint.exec(document.cookie)?.[1] ?? null;
}
