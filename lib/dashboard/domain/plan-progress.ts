import { daysBetween } from '@/lib/calendar/day-count';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/shift-months';
import { sumOf } from '@/lib/cashflow/statistics';
import type { Holding } from '@/lib/holdings/holding';
import { instalmentsOf, paymentsOf, type DetailedPlan } from '@/lib/sip/domain/schedule';
import { instalmentDay } from '@/lib/sip/domain/instalment-day';

type SavedPlan = { plan: DetailedPlan; updatedAt: Date };

export type PlanProgress = {
  /** Instalments whose day has come, today's among them. */
  paidInstalments: number;
  /** A skipped month has none, and neither has a plan of a lump sum alone. */
  instalments: number;
  /** The projected value of these instalments and the lump sum. */
  expectedRupees: number;
  endsOn: IsoDate;
};

/**
 * How far a plan has come by its own calendar: it begins on the day on which it was saved, and an instalment counts on
 * the business day on which it is invested.
 */
export function progressOf({ plan, updatedAt }: SavedPlan, today: IsoDate): PlanProgress {
  const start = dateInIndia(updatedAt);
  const isDue = (_: number, month: number) => instalmentDay(start, month).investedOn <= today;
  const instalments = instalmentsOf(plan);
  const hasBegun = daysBetween(start, today) >= 0;
  return {
    paidInstalments: instalments.filter(isDue).filter((rupees) => rupees > 0).length,
    instalments: instalments.filter((rupees) => rupees > 0).length,
    expectedRupees: sumOf(paymentsOf(plan).filter(isDue)) + (hasBegun ? plan.lumpSumRupees : 0),
    endsOn: shiftMonths(start, plan.months),
  };
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
  const since = plans.map(({ updatedAt }) => dateInIndia(updatedAt)).sort()[0];
  if (!since) return null;
  const expectedRupees = sumOf(plans.map((plan) => progressOf(plan, today).expectedRupees));
  const boughtRupees = sumOf(
    funds
      .flatMap(({ lots }) => lots)
      .filter(({ boughtOn }) => boughtOn >= since)
      .map(({ costRupees }) => costRupees),
  );
  return { expectedRupees, boughtRupees, aheadRupees: boughtRupees - expectedRupees, since };
}
