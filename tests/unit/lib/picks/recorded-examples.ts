import type { IsoDate } from '@/lib/calendar/iso-date';
import {
  createLink,
  nextEntry,
  type RecordedList,
  type RecordEntry,
  type Verification,
} from '@/lib/picks/domain/record/record-chain';

/** A list of a screen with one rule. */
export function listOf(
  screenId: string,
  ranOn: IsoDate,
  symbols: readonly string[] = ['ALPHA', 'BETA'],
): RecordedList {
  return {
    screenId,
    ruleText: 'Debt to equity < 0.5',
    ranking: null,
    universeKind: 'sample',
    ranOn,
    asOf: ranOn,
    priceLagDays: 30,
    companies: 10,
    failed: 10 - symbols.length,
    undecided: 0,
    notTaken: 0,
    comparisons: [{ text: 'Debt to equity < 0.5', isNegated: false, unit: 'times' }],
    picks: symbols.map((symbol, index) => ({
      isin: `INE${symbol}`,
      symbol,
      name: `${symbol} Limited`,
      place: index + 1,
      score: null,
      sides: [{ number: 0.1 * (index + 1), threshold: 0.5, isMet: true }],
    })),
  };
}

export function chainOf(...lists: RecordedList[]): RecordEntry[] {
  const entries: RecordEntry[] = [];
  for (const list of lists) entries.push(nextEntry(list, entries.at(-1) ?? null));
  return entries;
}

export function verifyChain(entries: Iterable<unknown>): Verification {
  const link = createLink();
  for (const entry of entries) {
    const problem = link.add(entry);
    if (problem) return problem;
  }
  return link.intact();
}
