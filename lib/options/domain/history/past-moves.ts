import { quantileOf, meanOf } from '@/lib/cashflow/statistics';
import { holidaysKnownFrom, holidaysKnownTo, tradingDaysAfter } from '@/lib/calendar/trading-days';
import { dayNumberOf } from '@/lib/calendar/day-count';
import type { DaySpan, IsoDate } from '@/lib/calendar/iso-date';
import { expiryResult, type Analysis } from '@/lib/options/domain/position/analysis';
import type { SpotRange } from '@/lib/options/domain/position/piecewise-linear';
import { compareTexts } from '@/lib/text/compare-texts';

export type Close = { date: IsoDate; close: number };

/** The move of the underlying in one window of its past. */
type Move = DaySpan & { factor: number };

export type PastMoves = {
  /** Trading days of a window: as many as from the strategy's day to its first expiry. */
  windowDays: number;
  isOverlapping: boolean;
  moves: readonly Move[];
  /** How many closes the files have. */
  closes: number;
  firstDay: IsoDate | null;
  lastDay: IsoDate | null;
  /** Windows that were left out: a close is missing inside, or one day moved as only a split or a bonus moves a price. */
  skipped: { gaps: number; jumps: number };
};

/** A day's move beyond these is a split, bonus or demerger: closes in the files are not adjusted. */
const possible = { lowest: 0.7, highest: 1.4 } as const;

/** Weekdays between two closes that may have been holidays, in years whose list is not known. */
const maxUnknownHolidays = 2;

/** How far the underlying moved in windows of the same length. @param closes of one underlying, in any order */
export function pastMoves(
  closes: readonly Close[],
  windowDays: number,
  { isOverlapping }: { isOverlapping: boolean },
): PastMoves {
  const inOrder = [...new Map(closes.map((each) => [each.date, each])).values()].sort(
    (one, other) => compareTexts(one.date, other.date),
  );
  // For each close: whether the step from the one before it is a gap or a jump.
  const steps = inOrder.map((each, index) => {
    const before = inOrder[index - 1];
    if (!before) return null;
    const change = each.close / before.close;
    return {
      isGap: !isNextDay(before.date, each.date),
      isJump: change < possible.lowest || change > possible.highest,
    };
  });
  const skipped = { gaps: 0, jumps: 0 };
  const moves: Move[] = [];
  let start = 0;
  while (windowDays > 0 && start + windowDays < inOrder.length) {
    const [from, to] = [inOrder[start]!, inOrder[start + windowDays]!];
    const inside = steps.slice(start + 1, start + windowDays + 1);
    const isGap = inside.some((step) => step?.isGap);
    if (isGap) skipped.gaps += 1;
    else if (inside.some((step) => step?.isJump)) skipped.jumps += 1;
    else moves.push({ from: from.date, to: to.date, factor: to.close / from.close });
    const isUsed = moves.at(-1)?.to === to.date;
    start += isOverlapping || !isUsed ? 1 : windowDays;
  }
  return {
    windowDays,
    isOverlapping,
    moves,
    closes: inOrder.length,
    firstDay: inOrder[0]?.date ?? null,
    lastDay: inOrder.at(-1)?.date ?? null,
    skipped,
  };
}

/** Whether no day of trading lies between two closes. */
function isNextDay(from: IsoDate, to: IsoDate): boolean {
  if (dayNumberOf(to) - dayNumberOf(from) > 7) return false;
  const between = tradingDaysAfter(from, to).filter((date) => date < to).length;
  const isKnown = from >= holidaysKnownFrom && to <= holidaysKnownTo;
  return between <= (isKnown ? 0 : maxUnknownHolidays);
}

/** Days of trading that a strategy has until its first expiry; 0 on that day itself, and for stock alone. */
export function windowDaysOf({ strategy, horizon }: Analysis): number {
  return horizon ? tradingDaysAfter(strategy.date, horizon).length : 0;
}

export type PastOutcome = {
  windows: number;
  /** How many of the windows would have ended with a profit. */
  profitable: number;
  /** The same after charges; null where they are not known. */
  netProfitable: number | null;
  meanRupees: number;
  lowRupees: number;
  medianRupees: number;
  highRupees: number;
};

const tail = 0.05;

/** The strategy's result if the underlying moved from today's spot as in each window; null without a window. */
export function pastOutcome({ strategy, net }: Analysis, { moves }: PastMoves): PastOutcome | null {
  const resultAt = expiryResult(strategy);
  if (!resultAt || moves.length === 0) return null;
  const spots = moves.map(({ factor }) => strategy.spot * factor);
  const results = spots.map(resultAt).sort((one, other) => one - other);
  return {
    windows: results.length,
    profitable: results.filter((rupees) => rupees > 0).length,
    netProfitable: net && spots.filter((spot) => isWithin(net.profitRanges, spot)).length,
    meanRupees: meanOf(results),
    lowRupees: quantileOf(results, tail),
    medianRupees: quantileOf(results, 0.5),
    highRupees: quantileOf(results, 1 - tail),
  };
}

function isWithin(ranges: readonly SpotRange[], spot: number): boolean {
  return ranges.some(
    ({ fromSpot, toSpot }) => spot > fromSpot && (toSpot === null || spot < toSpot),
  );
}
