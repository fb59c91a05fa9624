import { marketDays, type MarketDay } from '@/lib/calendar/holidays';
import { inSpan, type DaySpan } from './agenda-entry';
import { expiryDates } from './expiry-dates';
import type { PublicDate } from './public-date';
import { mpcDates, releaseDates } from './release-dates';
import { taxDates } from './tax-dates';

/** As far as the pages look ahead. */
export const pageDays = 120;
/** As far as the files for calendars look ahead. */
export const fileDays = 400;
/** So many dates stand in a first list, the nearest of each series among them. */
export const shownDates = 8;

/** Every date of the site that is the same for everybody, earliest first: tax, expiries, days without trading, figures, rates. */
export function publicDates(span: DaySpan): PublicDate[] {
  return inSpan(
    [
      ...taxDates(span),
      ...expiryDates(span),
      ...marketDayDates(),
      ...releaseDates(span),
      ...mpcDates(),
    ],
    span,
  );
}

/** Weekdays without trading, and weekends with a session. A holiday on a weekend changes nothing. */
function marketDayDates(): PublicDate[] {
  return marketDays.filter(isNoted).map(({ date, name, exchanges, trading, source }) => ({
    uid: `market-day-${date}`,
    series: 'market-day',
    kind: `market-${trading}`,
    date,
    values: { exchanges: exchanges.map((one) => one.toUpperCase()).join(', '), name },
    moved: null,
    dependsOnHolidays: true,
    basis: { by: 'published', source: source.name, readIn: source.readIn },
    path: '/features/financial-news#dates',
  }));
}

function isNoted({ date, trading }: MarketDay): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return trading !== 'closed' || (weekday !== 0 && weekday !== 6);
}
