import 'server-only';
import { createHash } from 'node:crypto';

/**
 * A UUID of version 8 (RFC 9562) that is the same for the same text, so that what is saved twice is saved once.
 * @param variantDigit the first digit of the fourth group. Stored ids of two kinds have different ones, and an id must
 * never change: a new kind takes 'a'.
 */
export function derivedId(text: string, variantDigit: '8' | 'a' = 'a'): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variantDigit}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
