import { dateOfDayNumber, dayNumberOf, shiftDays } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type {
  FiscalYear,
  AuditorRemark,
  Dated,
  GovernanceHistory,
  Surveillance,
} from '@/lib/picks/domain/company/company';
import { chanceOf } from './sample-figures';
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

type PriceTraits = {
  quality: number;
  beta: number;
  /** The yearly volatility of its own, beside that of the market. */
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

const quarterEnds = ['03-31', '06-30', '09-30', '12-31'] as const;
/** A shareholding pattern is due 21 days after the quarter. */
const holdingDays = 19;

/** Each quarter's owners, each year's auditor. @param quality below -1: trouble is likely. */
export function sampleGovernance(
  years: readonly number[],
  quality: number,
  until: IsoDate,
  seed: string,
): GovernanceHistory {
  const chance = chanceOf(seed, 'governance');
  const isUnknown = chance.share() < 0.06;
  const isPledger = chance.share() < (quality < -0.8 ? 0.5 : 0.06);
  let promoter = chance.between(28, 74);
  let pledge = isPledger ? chance.between(3, 30) : 0;
  const promoterPercent: Dated<number>[] = [];
  const pledgedPercent: Dated<number>[] = [];
  const surveillance: Dated<Surveillance>[] = [];
  const auditor: Dated<AuditorRemark>[] = [];
  for (const year of years) {
    for (const end of quarterEnds) {
      const [luck, part, drift] = [chance.share(), chance.between(1, 6), chance.normal()];
      if (luck < 0.035) promoter = Math.max(5, promoter - part);
      if (isPledger) pledge = Math.min(92, Math.max(0, pledge + 3.5 * drift));
      const asOf: IsoDate = `${year}-${end}`;
      promoterPercent.push(dated(round(promoter), asOf, holdingDays));
      pledgedPercent.push(dated(round(pledge), asOf, holdingDays));
      surveillance.push(dated(surveillanceOf(chance.share(), quality), asOf, 1));
    }
    auditor.push(dated(remarkOf(chance.share(), quality), `${year}-03-31`, 55));
  }
  const upTo = <T>(history: readonly Dated<T>[]) =>
    history.filter(({ publishedOn }) => publishedOn <= until);
  return {
    promoterPercent: upTo(promoterPercent),
    pledgedPercent: isUnknown ? [] : upTo(pledgedPercent),
    surveillance: upTo(surveillance),
    auditor: isUnknown ? [] : upTo(auditor),
  };
}

function dated<T>(value: T, asOf: IsoDate, days: number): Dated<T> {
  return { value, asOf, publishedOn: shiftDays(asOf, days) };
}

function surveillanceOf(luck: number, quality: number): Surveillance {
  const risk = quality < -1 ? 0.12 : 0.012;
  if (luck > risk) return 'none';
  return luck < risk / 5 ? 'gsm' : 'asm';
}

function remarkOf(luck: number, quality: number): AuditorRemark {
  if (luck < (quality < -1 ? 0.06 : 0.004)) return 'qualified';
  if (luck < (quality < -1 ? 0.1 : 0.008)) return 'resigned';
  return luck > 0.94 ? 'changed' : 'none';
}

const round = (percent: number) => Number(percent.toFixed(2));
