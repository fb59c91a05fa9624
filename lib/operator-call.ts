import { createHash, timingSafeEqual } from 'node:crypto';
import { problemAnswer, unavailableAnswer } from './answers';
import { env } from './env';

/**
 * Answers a call of the operator: Vercel Cron (vercel.json) and the npm commands send CRON_SECRET, and all other requests
 * get 401. A failure of the work is logged and answered with 503.
 * @param failure what failed, as a sentence
 */
export async function operatorCall(
  request: Pick<Request, 'headers'>,
  failure: string,
  work: () => Promise<Response>,
): Promise<Response> {
  if (!hasBearer(request.headers, env.cronSecret)) return problemAnswer('refused', 401);
  try {
    return await work();
  } catch (error) {
    return unavailableAnswer(failure, error);
  }
}

/**
 * Whether a request carries the required secret (`Authorization: Bearer …`). Compares hashes in constant time, so
 * that the answer's time does not reveal how much is right. Without a configured secret every request is refused.
 */
function hasBearer(headers: Headers, secret: string | null): boolean {
  if (!secret) return false;
  const given = headers.get('authorization') ?? '';
  return timingSafeEqual(digestOf(given), digestOf(`Bearer ${secret}`));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
