import { decodeEntities } from './clean-text';
import { withholdPans } from '@/lib/news/domain/pan';

/** Entities that a PAN may be written in, however often they were encoded. */
const plainEntities = /&(?:amp;){0,4}(?:#\d{1,7}|#x[\da-f]{1,6}|nbsp|shy|zwnj|zwj|ndash|mdash);/gi;
/** Those that need no escape in XML. */
const isPlain = /^[\p{L}\p{Nd}\s\p{Pd}\p{Cf}]$/u;

/**
 * A feed as its provider sent it, without the PANs that it holds (lib/news/domain/pan.ts): what is stored as the last good
 * answer holds none. Letters, digits, spaces and hyphens that were written as entities are written out first.
 */
export function withholdPansInMarkup(markup: string): string {
  const plain = markup.replace(plainEntities, (entity) => {
    const decoded = decodeEntities(entity.replace(/^&(?:amp;){1,4}/i, '&'));
    return decoded === '' || isPlain.test(decoded) ? decoded : entity;
  });
  return withholdPans(plain);
}
