import { inSpan, type DaySpan } from './agenda-entry';
import { expiryDates } from './expiry-dates';
import { marketDayDates } from './market-day-dates';
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
