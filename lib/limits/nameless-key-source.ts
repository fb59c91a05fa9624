import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from '@/lib/env';

/**
 * The key under which a visitor is counted: an HMAC with a key of the site, so that neither the database nor a log reveals
 * who tried something. 32 characters of base64url.
 */
export function namelessKey(asker: string): string {
  const [key = ''] = env.cookieKeys;
  return createHmac('sha256', key).update(asker).digest('base64url').slice(0, 32);
}
