import { problemAnswer, unavailableAnswer } from './answers';
import { env } from './env';
import { hasBearer } from './security/bearer';

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
