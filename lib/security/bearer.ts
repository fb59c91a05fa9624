import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Whether a request carries the required secret (`Authorization: Bearer …`). Compares hashes in constant time, so
 * that the answer's time does not reveal how much is right. Without a configured secret every request is refused.
 */
export function hasBearer(headers: Headers, secret: string | null): boolean {
  if (!secret) return false;
  const given = headers.get('authorization') ?? '';
  return timingSafeEqual(digestOf(given), digestOf(`Bearer ${secret}`));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
