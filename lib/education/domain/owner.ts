import { textHash } from './text-hash';

/** A pseudonym that separates one member's events from another's in the same browser. */
export function ownerOf(uid: string): string {
  return textHash(`learning ${uid}`).toString(36);
}
