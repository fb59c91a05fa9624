import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { FiscalYear } from '@/lib/picks/domain/company/company';
import { chanceOf } from './sample-random';
import type { PricePoint } from '@/lib/picks/domain/company/universe';

const weeksPerYear = 52;

/** Fridays. */
export function weeksBetween(from: IsoDate, until: IsoDate): IsoDate[] {
  const first = dayNumberOf(from);
  // 2 January 1970, day 1, was a Friday.
  const friday = first + ((1 - (first % 7) + 7) % 7);
  const weeks: IsoDate[] = [];
  for (let day = friday; day <= dayNumberOf(until); day += 7) weeks.push(dateOfDayNumber(day));
  return weeks;
}

/** What the whole market did in each week, as a log return. */
export function marketReturns(weeks: number, seed: string): number[] {
  const chance = chanceOf(seed, 'market');
  return Array.from(
    { length: weeks },
    () => 0.12 / weeksPerYear + (0.16 / Math.sqrt(weeksPerYear)) * chance.normal(),
  );
}

export type PriceTraits = {
  quality: number;
  beta: number;
  /** Of its own, a year. */
  volatility: number;
};

/**
 * A price a week: what the market does, what happens to this company alone, and a slow pull towards what its newest
 * public figures are worth. No price looks ahead.
 */
export function samplePrices(
  years: readonly FiscalYear[],
  weeks: readonly IsoDate[],
  market: readonly number[],
  { quality, beta, volatility }: PriceTraits,
  seed: string,
): PricePoint[] {
  const chance = chanceOf(seed, 'prices');
  const worth = years.map(({ publishedOn, figures }) => ({
    publishedOn,
    log: worthOf(figures, quality),
  }));
  let at = 0;
  let fair: number | null = null;
  let log = 0;
  return weeks.map((date, week) => {
    const wasUnknown = fair === null;
    for (; at < worth.length && worth[at]!.publishedOn <= date; at += 1) {
      fair = worth[at]!.log ?? fair;
    }
    const own = (volatility / Math.sqrt(weeksPerYear)) * chance.normal();
    const busy = chance.share();
    log =
      wasUnknown || fair === null
        ? (fair ?? 0) + own * 4
        : log + beta * (market[week]! - 0.0018) + own + 0.016 * (fair - log);
    const closeRupees = Math.max(0.05, Number(Math.exp(log).toFixed(2)));
    const shares = years[Math.max(0, at - 1)]?.figures.shares ?? null;
    const tradedCrore =
      shares && Number((shares * closeRupees * (0.0004 + 0.0016 * busy)).toFixed(3));
    return { date, closeRupees, tradedCrore };
  });
}

const sinkingWeeks = 60;

/** The decline of a failing company: to a twentieth in its last weeks. */
export function sinking(points: readonly PricePoint[], goneOn: IsoDate): PricePoint[] {
  return points.map((point) => {
    const weeksLeft = (dayNumberOf(goneOn) - dayNumberOf(point.date)) / 7;
    const share = 0.05 ** Math.max(0, 1 - weeksLeft / sinkingWeeks);
    const closeRupees = Math.max(0.05, Number((point.closeRupees * share).toFixed(2)));
    return { ...point, closeRupees };
  });
}

/** The log of twelve to forty times the profit a share, or of a part of book value where that is more. */
function worthOf(
  { netProfit, equity, shares }: FiscalYear['figures'],
  quality: number,
): number | null {
  if (netProfit === null || equity === null || !shares) return null;
  const multiple = 20 * Math.exp(0.28 * quality);
  return Math.log(Math.max((netProfit / shares) * multiple, (equity / shares) * 0.55, 0.5));
}
