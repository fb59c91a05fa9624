import { messages } from '@/lib/messages';
import type { AccountProblem } from '@/lib/auth/account-problem';

const { outcomes, shelfUnavailable } = messages().dashboard;

/** The answer of a file of one's own to somebody who has none, or while it cannot be read. */
export function refusal(problem: AccountProblem): Response {
  const isDown = problem === 'unavailable';
  return new Response(isDown ? shelfUnavailable : outcomes[problem], {
    status: isDown ? 503 : 401,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
