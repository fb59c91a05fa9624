import { meanOf, sumOf } from '@/lib/cashflow/statistics';
import { withoutNoise } from '@/lib/money/rupees';
import { compareTexts } from '@/lib/text/compare-texts';
import type { JournalClose, JournalEntry } from './journal-entry';

/** Statistics of a journal's closed trades, after charges; null where the divisor is zero. */
export type JournalStatistics = {
  openCount: number;
  closedCount: number;
  netRupees: number | null;
  /** The share of closed trades with a profit after charges. */
  winPercent: number | null;
  averageWinRupees: number | null;
  /** Negative. */
  averageLossRupees: number | null;
  /** The average result of a trade: win share × average win + loss share × average loss. */
  expectancyRupees: number | null;
  /** Charges in per cent of all gains and losses before charges, without their signs. */
  chargesPercent: number | null;
  /** Negative; null where nothing was lost. */
  biggestLossRupees: number | null;
  followedPlanPercent: number | null;
};

export function journalStatistics(entries: readonly JournalEntry[]): JournalStatistics {
  const closed = entries.flatMap(({ close }) => close ?? []);
  const nets = closed.map(netOf);
  const wins = nets.filter((net) => net > 0);
  const losses = nets.filter((net) => net < 0);
  const gross = sumOf(closed.map(({ resultRupees }) => Math.abs(resultRupees)));
  const charges = sumOf(closed.map(({ chargesRupees }) => chargesRupees));
  return {
    openCount: entries.length - closed.length,
    closedCount: closed.length,
    netRupees: closed.length > 0 ? sumOf(nets) : null,
    winPercent: percentOf(wins.length, closed.length),
    averageWinRupees: averageOf(wins),
    averageLossRupees: averageOf(losses),
    expectancyRupees: averageOf(nets),
    chargesPercent: percentOf(charges, gross),
    biggestLossRupees: losses.length > 0 ? Math.min(...losses) : null,
    followedPlanPercent: percentOf(
      closed.filter(({ followedPlan }) => followedPlan).length,
      closed.length,
    ),
  };
}

/** After charges. */
export function netOf({ resultRupees, chargesRupees }: JournalClose): number {
  return withoutNoise(resultRupees - chargesRupees);
}

/** How a result compares with its plan. `no-plan`: neither target nor stop was set. */
export type PlanComparison =
  | 'target-reached'
  | 'within-plan'
  | 'beyond-stop'
  | 'beyond-max-loss'
  | 'no-plan';

/** The plan compared with the result after charges. Null while the trade is open. */
export function planAgainstResult(entry: JournalEntry): PlanComparison | null {
  const { close, targetRupees, stopRupees, maxLossRupees } = entry;
  if (!close) return null;
  const net = netOf(close);
  if (maxLossRupees !== null && net < -maxLossRupees) return 'beyond-max-loss';
  if (stopRupees !== null && net < -stopRupees) return 'beyond-stop';
  if (targetRupees !== null && net >= targetRupees) return 'target-reached';
  return targetRupees === null && stopRupees === null ? 'no-plan' : 'within-plan';
}

function averageOf(values: readonly number[]): number | null {
  return values.length > 0 ? meanOf(values) : null;
}

function percentOf(part: number, whole: number): number | null {
  return whole > 0 ? (part / whole) * 100 : null;
}

export const tradeOrders = ['newest', 'oldest', 'best', 'worst', 'strategy'] as const;
export type TradeOrder = (typeof tradeOrders)[number];

/** By result, open trades come last; the sort is stable. */
export function sortTrades(entries: readonly JournalEntry[], order: TradeOrder): JournalEntry[] {
  const byDay = (one: JournalEntry, other: JournalEntry) =>
    compareTexts(one.openedOn, other.openedOn);
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
