import type { IsoDate } from './iso-date';
import type { HolidaySource, MarketDay } from './market-day';

/** An exchange's list of holidays as the operator imported it: every holiday of its years. */
export type ImportedHolidays = {
  fileName: string;
  importedOn: IsoDate;
  days: readonly { date: IsoDate; name: string; trading: 'closed' | 'muhurat' }[];
};

type Known = { days: readonly MarketDay[]; knownTo: IsoDate };

/**
 * The days that count: of a year that was imported the imported holidays replace the bundled ones. Special sessions at a
 * weekend, which a list of holidays does not name, stay.
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
    ...imported.days.map((day): MarketDay => ({ ...day, exchanges: ['nse', 'bse'], source })),
  ].sort((one, other) => (one.date < other.date ? -1 : 1));
  return { days, knownTo: lastKnown(bundled.knownTo, years) };
}

/** The end of the last year in a row that is known: a year that is missing between two ends what is known. */
function lastKnown(bundled: IsoDate, years: ReadonlySet<string>): IsoDate {
  let year = Number(bundled.slice(0, 4));
  while (years.has(String(year + 1))) year += 1;
  return `${year}-12-31` as `${number}-12-31`;
}
