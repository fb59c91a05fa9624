import { compareTexts } from '@/lib/text/compare-texts';
import type { IsoDate } from './iso-date';
import { yearOf } from './date-parts';

export type Exchange = 'nse' | 'bse';

/** Where the row was read. None is the exchange's own page: `readIn` names who copied it. */
export type HolidaySource = {
  name: string;
  url: string | null;
  readIn: string;
  readOn: IsoDate;
};

/**
 * A day on which the exchanges do not trade as on a weekday, or trade at a weekend. NSE and BSE, and their shares and
 * derivatives, close on the same days.
 */
export type MarketDay = {
  date: IsoDate;
  /** In English, as the exchanges write it. */
  name: string;
  trading:
    | 'closed'
    /** Closed but for one hour of Diwali trading, whose time the exchanges set a few weeks before. */
    | 'muhurat'
    /** A full session on a Saturday or Sunday. */
    | 'open';
  source: HolidaySource;
};

/** An exchange's list of holidays as the operator imported it: every holiday of its years. */
export type ImportedHolidays = {
  fileName: string;
  importedOn: IsoDate;
  days: readonly { date: IsoDate; name: string; trading: 'closed' | 'muhurat' }[];
};

type Known = { days: readonly MarketDay[]; knownTo: IsoDate };

/**
 * The days that count: of a year that was imported the imported holidays replace the bundled ones. Special sessions
 * at a weekend, which a list of holidays does not name, stay.
 */
export function mergeMarketDays(bundled: Known, imported: ImportedHolidays | null): Known {
  if (!imported || imported.days.length === 0) return bundled;
  const years = new Set(imported.days.map(({ date }) => date.slice(0, 4)));
  const source: HolidaySource = {
    name: `Holiday list of the exchange, file ${imported.fileName}`,
    url: null,
    readIn: 'The file that the operator imported',
    readOn: imported.importedOn,
  };
  const days: MarketDay[] = [
    ...bundled.days.filter(
      ({ date, trading }) => trading === 'open' || !years.has(date.slice(0, 4)),
    ),
    ...imported.days.map((day): MarketDay => ({ ...day, source })),
  ].sort((one, other) => compareTexts(one.date, other.date));
  return { days, knownTo: lastKnown(bundled.knownTo, years) };
}

/** The end of the last year in a row that is known: a year that is missing between two ends what is known. */
function lastKnown(bundled: IsoDate, years: ReadonlySet<string>): IsoDate {
  let year = yearOf(bundled);
  while (years.has(String(year + 1))) year += 1;
  return `${year}-12-31` as `${number}-12-31`;
}
