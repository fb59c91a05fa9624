import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Whether a request carries the secret that it must (`Authorization: Bearer …`). Compared by hashes, in a time that
 * tells nothing of how much of it is right. Without a secret nobody may.
 */
export function hasBearer(headers: Headers, secret: string | null): boolean {
  if (!secret) return false;
  const given = headers.get('authorization') ?? '';
  return timingSafeEqual(digestOf(given), digestOf(`Bearer ${secret}`));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
