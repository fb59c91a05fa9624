import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { visitorAddress } from '@/lib/limits/address-source';

const perAddress = new RateLimiterMemory({ points: 20, duration: 60 });
/** For all addresses together, and where the host does not say which it is. */
const perServer = new RateLimiterMemory({ points: 600, duration: 60 });
/** Lives as long as this process, so that what is remembered for a minute is no address. */
const salt = randomBytes(16);

/**
 * Whether this address may send figures now. Counts in memory and not with lib/limits, so that measuring stores
 * nothing of an address, not even the key of a count.
 */
export async function mayCount(headers: Headers): Promise<boolean> {
  const address = visitorAddress(headers);
  try {
    if (address !== null) await perAddress.consume(keyOf(address));
    await perServer.consume('all');
    return true;
  } catch {
    return false;
  }
}

function keyOf(address: string): string {
  return createHash('sha256').update(salt).update(address).digest('base64url');
}
