import { sentenceAnswer } from '@/lib/answers';
import type { AccountProblem } from '@/lib/auth/domain/account-problem';
import { findUser } from '@/lib/auth/server/session';
import { refuseExport } from '@/lib/limits/file-limit-store';
import { messages } from '@/lib/messages';
import type { SavedItem } from '@/lib/saved/saved-item';
import { listSavedItemsOf } from '@/lib/saved/store';

const { outcomes, accountUnavailable } = messages().dashboard;

/** The signed-in member's saved items for a file of them, or the refusal of the request. */
export async function savedItemsForFile(): Promise<SavedItem[] | Response> {
  const user = await findUser();
  if (!user.ok) return refusal(user.problem);
  const refused = await refuseExport(user.value.uid);
  if (refused) return refused;
  const saved = await listSavedItemsOf(user.value);
  return saved.ok ? saved.value : refusal(saved.problem);
}

/** 401 for a guest, 503 while the data cannot be read. */
export function refusal(problem: AccountProblem): Response {
  const isDown = problem === 'unavailable';
  return isDown ? sentenceAnswer(accountUnavailable, 503) : sentenceAnswer(outcomes[problem], 401);
}
