import { sentenceAnswer } from '@/lib/answers';
import { messages } from '@/lib/messages';
import type { AccountProblem } from '@/lib/auth/domain/account-problem';

const { outcomes, accountUnavailable } = messages().dashboard;

/** Refuses a download of a member's data: 401 for a guest, 503 while the data cannot be read. */
export function refusal(problem: AccountProblem): Response {
  const isDown = problem === 'unavailable';
  return isDown ? sentenceAnswer(accountUnavailable, 503) : sentenceAnswer(outcomes[problem], 401);
}
