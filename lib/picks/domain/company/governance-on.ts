import type { IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/shift-months';
import type { Dated, GovernanceHistory, RedFlag, UnknownFlag } from './company';

/** A fall of the promoters' holding by at least so many percentage points in a year is a red flag. */
export const promoterFallPoints = 2;
export const auditorMonths = 24;
/** A pattern is of a quarter's end: one more than a quarter older than a year says nothing of the change in a year. */
const longestYearMonths = 15;

/** What was public on a day about promoters, pledges, surveillance and auditor. Unknown is null, never an all-clear. */
export function governanceOn(history: GovernanceHistory, date: IsoDate) {
  const promoter = newestOn(history.promoterPercent, date);
  const pledge = newestOn(history.pledgedPercent, date);
  const surveillance = newestOn(history.surveillance, date);
  const yearBefore =
    promoter &&
    history.promoterPercent.findLast(
      ({ asOf, publishedOn }) =>
        publishedOn <= date &&
        asOf <= shiftMonths(promoter.asOf, -12) &&
        asOf >= shiftMonths(promoter.asOf, -longestYearMonths),
    );
  const promoterChange = promoter && yearBefore ? promoter.value - yearBefore.value : null;
  // Reports from before these months say nothing of the auditor in them.
  const audits = history.auditor.filter(
    ({ asOf, publishedOn }) => publishedOn <= date && asOf > shiftMonths(date, -auditorMonths),
  );
  const auditor = audits.at(-1) ?? null;
  const concern = audits.findLast(({ value }) => value !== 'none');
  const redFlags: RedFlag[] = [];
  if (pledge && pledge.value > 0) {
    redFlags.push({ kind: 'pledge', percent: pledge.value, asOf: pledge.asOf });
  }
  if (promoter && promoterChange !== null && promoterChange <= -promoterFallPoints) {
    redFlags.push({ kind: 'promoter-fall', points: -promoterChange, asOf: promoter.asOf });
  }
  if (surveillance && surveillance.value !== 'none') {
    redFlags.push({ kind: 'surveillance', list: surveillance.value, asOf: surveillance.asOf });
  }
  if (concern && concern.value !== 'none') {
    redFlags.push({ kind: 'auditor', remark: concern.value, asOf: concern.asOf });
  }
  const unknownFlags: UnknownFlag[] = [];
  if (!pledge) unknownFlags.push('pledge');
  if (promoterChange === null) unknownFlags.push('promoter-fall');
  if (!surveillance) unknownFlags.push('surveillance');
  if (!auditor) unknownFlags.push('auditor');
  return {
    ratios: {
      promoterHolding: promoter?.value ?? null,
      promoterChange,
      pledged: pledge?.value ?? null,
      underSurveillance: surveillance && Number(surveillance.value !== 'none'),
      auditorConcern: auditor && Number(concern !== undefined),
    },
    holdingAsOf: promoter?.asOf ?? null,
    pledgeAsOf: pledge?.asOf ?? null,
    surveillanceAsOf: surveillance?.asOf ?? null,
    auditorAsOf: auditor?.asOf ?? null,
    redFlags,
    unknownFlags,
  };
}

function newestOn<T>(history: readonly Dated<T>[], date: IsoDate): Dated<T> | null {
  return history.findLast(({ publishedOn }) => publishedOn <= date) ?? null;
}
