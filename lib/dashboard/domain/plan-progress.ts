import type { IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/months';
import { sumOf } from '@/lib/cashflow/statistics';
import type { Holding } from '@/lib/holdings/holding';
import { instalmentsOf, paymentsOf, type DetailedPlan } from '@/lib/sip/domain/plan';
import { tradingDayOnOrAfter } from '@/lib/calendar/trading-days';

type SavedPlan = { plan: DetailedPlan; startsOn: IsoDate };

export type PlanProgress = {
  /** Instalments of earlier days. */
  paidInstalments: number;
  /** A skipped month has none, and neither has a plan of a lump sum alone. */
  instalments: number;
  /** What the plan pays in on earlier days: instalments, top-ups and the lump sum. */
  expectedRupees: number;
  endsOn: IsoDate;
};

/**
 * The progress of a plan by its own calendar: it begins on the day on which its inputs were last changed, and an
 * instalment counts from the day after the business day on which it is invested: of what is due today, nothing is late.
 */
export function progressOf({ plan, startsOn }: SavedPlan, today: IsoDate): PlanProgress {
  const due = dueMonths(startsOn, today, plan.months);
  const instalments = instalmentsOf(plan);
  const hasBegun = startsOn < today;
  return {
    paidInstalments: instalments.slice(0, due).filter((rupees) => rupees > 0).length,
    instalments: instalments.filter((rupees) => rupees > 0).length,
    expectedRupees:
      sumOf(paymentsOf(plan).slice(0, due).map(Math.round)) + (hasBegun ? plan.lumpSumRupees : 0),
    endsOn: shiftMonths(startsOn, plan.months),
  };
}

/** How many instalments are invested before a day: a binary search, since each look costs a search of the holidays. */
function dueMonths(start: IsoDate, today: IsoDate, months: number): number {
  let [due, notDue] = [0, months];
  while (due < notDue) {
    const middle = Math.floor((due + notDue) / 2);
    if (instalmentDay(start, middle).investedOn < today) due = middle + 1;
    else notDue = middle;
  }
  return due;
}

export type OnTrack = {
  expectedRupees: number;
  /** Purchases of funds since the first plan began. */
  boughtRupees: number;
  /** Below zero is behind. */
  aheadRupees: number;
  since: IsoDate;
};

/**
 * All plans together against all purchases of funds since the first of them: a purchase does not say to which plan
 * it belongs. @returns null without a plan.
 */
export function onTrackOf(
  plans: readonly SavedPlan[],
  funds: readonly Holding[],
  today: IsoDate,
): OnTrack | null {
  const since = plans.map(({ startsOn }) => startsOn).sort()[0];
  if (!since) return null;
  const expectedRupees = sumOf(plans.map((plan) => progressOf(plan, today).expectedRupees));
  const boughtRupees = sumOf(
    funds
      .flatMap(({ transactions }) => transactions)
      .filter(({ type, on }) => type === 'buy' && on >= since)
      .map(({ rupees }) => rupees),
  );
  return { expectedRupees, boughtRupees, aheadRupees: boughtRupees - expectedRupees, since };
}

type InstalmentDay = {
  /** The same day of the month as the first. */
  dueOn: IsoDate;
  /** The business day on which it is invested at that day's NAV: `dueOn`, or the next one. */
  investedOn: IsoDate;
};

/** When the instalment of a month is invested, 0 being the first: funds take none on days without trading. */
export function instalmentDay(start: IsoDate, month: number): InstalmentDay {
  const dueOn = shiftMonths(start, month);
  return { dueOn, investedOn: tradingDayOnOrAfter(dueOn) };
}
