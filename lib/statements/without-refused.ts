import type { IsoDate } from '@/lib/calendar/iso-date';
import { earliestDay, maxAmount } from '@/lib/holdings/holding';
import { daysOf, type HistoryGap, type Statement, type StatementTransaction } from './statement';

/**
 * A statement without the transactions for which the import would refuse the whole file: days before 1950 or after
 * today, and amounts or quantities above a lakh crore. Their holdings say so and are incomplete.
 * @param today in India
 */
export function withoutRefused(statement: Statement, today: IsoDate): Statement {
  const holdings = statement.holdings.map((holding) => {
    const problems = holding.transactions.map((each) => problemOf(each, today));
    const found = new Set(problems.filter((problem) => problem !== null));
    if (found.size === 0) return holding;
    const transactions = holding.transactions.filter((_, at) => problems[at] === null);
    return { ...holding, transactions, gaps: [...holding.gaps, ...found] };
  });
  if (holdings.every((holding, at) => holding === statement.holdings[at])) return statement;
  // A statement of a registrar prints its period; that of other files follows from their days.
  const period = statement.hasPages ? statement.period : daysOf(holdings);
  return { ...statement, holdings, period };
}

function problemOf(
  { on, quantity, rupees }: StatementTransaction,
  today: IsoDate,
): Extract<HistoryGap, 'wrong-day' | 'too-large'> | null {
  if (on < earliestDay || on > today) return 'wrong-day';
  return rupees > maxAmount || (quantity ?? 0) > maxAmount ? 'too-large' : null;
}
