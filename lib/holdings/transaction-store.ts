import 'server-only';
import type { Result } from '@/lib/result';
import type { SaveProblem } from '@/lib/saved/save-problem';
import { changeMySavedItems, type Saver } from '@/lib/saved/store';
import {
  itemsAfter,
  transactionsIn,
  type LedgerChange,
  type OwnTransaction,
} from './transaction-items';

/**
 * The one way in which a member's transactions change: `plan` sees all of them and says what to add, replace and
 * remove, in one transaction of the database. It may be called several times and has no other effect.
 */
export async function changeMyTransactions<Problem extends string>(
  saver: Saver,
  plan: (transactions: readonly OwnTransaction[]) => Result<LedgerChange, Problem>,
): Promise<Result<null, Problem | SaveProblem>> {
  return changeMySavedItems<Problem | 'full'>(saver, 'holding', (items) => {
    const planned = plan(transactionsIn(items));
    return planned.ok ? itemsAfter(items, planned.value) : planned;
  });
}
