import { spreadTextHash } from '@/lib/text/text-hash';

/** A pseudonym that tells one member from another in the same browser. Not unique, and no secret. */
export function ownerOf(uid: string): string {
  return spreadTextHash(`learning ${uid}`).toString(36);
}
