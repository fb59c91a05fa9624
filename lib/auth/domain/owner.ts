import { spreadTextHash } from '@/lib/text/text-hash';

/** A pseudonym that tells one member from another in the same browser. Not unique, and no secret. */
export function ownerOf(uid: string): string {
  return spreadTextHash(`learning ${uid}`).toString(36);
}

/** Tells one sign-in from another in the same browser. Not unique, and no secret. */
export function sessionTagOf(sid: string): string {
  return spreadTextHash(`session ${sid}`).toString(36);
}

/** The value of the cookie `hintCookieName`: whose session it is, and after a dot which one. */
export function signInHintOf(uid: string, sid: string): string {
  return `${ownerOf(uid)}.${sessionTagOf(sid)}`;
}
