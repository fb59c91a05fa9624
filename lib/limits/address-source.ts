import 'server-only';
import { env } from '@/lib/env';
import { addressGroup } from './address-group';

/**
 * The visitor's address as the host's own proxy wrote it, or null where no header is known to be the proxy's: any
 * other header, X-Forwarded-For above all, is the visitor's to write.
 */
export function visitorAddress(headers: Pick<Headers, 'get'>): string | null {
  return env.addressHeader ? addressGroup(headers.get(env.addressHeader) ?? '') : null;
}
