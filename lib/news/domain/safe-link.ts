import { namesPan } from './pan';

const longest = 2_000;

const tracking = /^(?:utm_|fbclid$|gclid$|igshid$|mc_[ce]id$)/i;

/**
 * The link of a headline, without tracking parameters and without a fragment; null for an invalid link. Only http and
 * https are allowed: `javascript:` and `data:` would run on this site. A link that contains a PAN is invalid.
 * @param base of relative links; without it they are invalid.
 */
export function safeLink(raw: string, base?: string): string | null {
  const text = raw.trim();
  if (!text || text.length > longest || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.username || url.password || !url.hostname || namesPan(url.href)) return null;
  for (const key of [...url.searchParams.keys()]) {
    if (tracking.test(key)) url.searchParams.delete(key);
  }
  url.hash = '';
  return url.href;
}
