import type { JournalEntry } from './journal-entry';
import { netOf } from './journal-statistics';

export const tradeOrders = ['newest', 'oldest', 'best', 'worst', 'strategy'] as const;
export type TradeOrder = (typeof tradeOrders)[number];

/** By result, open trades come last; the sort is stable. */
export function sortTrades(entries: readonly JournalEntry[], order: TradeOrder): JournalEntry[] {
  const byDay = (one: JournalEntry, other: JournalEntry) =>
    one.openedOn.localeCompare(other.openedOn);
  const byResult = (sign: 1 | -1) => (one: JournalEntry, other: JournalEntry) => {
    if (!one.close || !other.close) return Number(!one.close) - Number(!other.close);
    return sign * (netOf(one.close) - netOf(other.close));
  };
  const orders = {
    newest: (one: JournalEntry, other: JournalEntry) => byDay(other, one),
    oldest: byDay,
    best: byResult(-1),
    worst: byResult(1),
    strategy: (one: JournalEntry, other: JournalEntry) =>
      one.strategy.localeCompare(other.strategy),
  };
  return entries.toSorted(orders[order]);
}
