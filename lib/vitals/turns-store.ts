import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';

const perAddress = new RateLimiterMemory({ points: 20, duration: 60 });
/** For all addresses together: a header that somebody made up gets nobody further than this. */
const perServer = new RateLimiterMemory({ points: 600, duration: 60 });
/** Lives as long as this process, so that what is remembered for a minute is no address. */
const salt = randomBytes(16);

/** Whether this address may send figures now. Counts in memory; nothing of the address is written down. */
export async function mayCount(headers: Headers): Promise<boolean> {
  const address = headers.get('x-real-ip') ?? headers.get('x-forwarded-for') ?? '';
  const key = createHash('sha256').update(salt).update(address).digest('base64url');
  try {
    await perAddress.consume(key);
    await perServer.consume('all');
    return true;
  } catch {
    return false;
  }
}
