import 'server-only';
import { addressGroup } from './address-group';
import { env } from '@/lib/env';
import { createHmac } from 'node:crypto';

/** All visitors whose address cannot be read count as one, so that an unreadable header is limited too. */
export const unknownAddress = 'unknown';

/** The longest text of an IPv6 address has 45 characters; a zone, brackets and a port need a few more. */
const maxCharacters = 100;

/**
 * The visitor's address as the host's own proxy wrote it. Null where no header is known to come from the proxy (the
 * visitor can write any other header, X-Forwarded-For above all), and for a request without that header: it did not
 * come through the proxy, and could name any address.
 *
 * Vercel writes one address (https://vercel.com/docs/headers/request-headers). A proxy that appends to the header
 * that the visitor sent makes a list, of which only the last entry is the proxy's own
 * (https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/X-Forwarded-For, "Selecting an IP address").
 */
export function visitorAddress(headers: Pick<Headers, 'get'>): string | null {
  const value = env.addressHeader && headers.get(env.addressHeader);
  if (typeof value !== 'string') return null;
  const entry = value.slice(-maxCharacters).split(',').at(-1) ?? '';
  return addressGroup(withoutPort(entry.trim())) ?? unknownAddress;
}

/** Some proxies write the port as well: 203.0.113.7:4711, [2001:db8::1]:4711. */
function withoutPort(entry: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(entry) ?? [];
  const [, dotted] = /^([\d.]{7,15}):\d{1,5}$/.exec(entry) ?? [];
  return bracketed ?? dotted ?? entry;
}

/**
 * The key under which a visitor is counted: an HMAC with a key of the site, so that neither the database nor a log
 * reveals who tried something. 32 characters of base64url.
 */
export function namelessKey(asker: string): string {
  const [key = ''] = env.cookieKeys;
  return createHmac('sha256', key).update(asker).digest('base64url').slice(0, 32);
}
