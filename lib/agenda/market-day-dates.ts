import { marketDays, type MarketDay } from '@/lib/calendar/holidays';
import type { PublicDate } from './public-date';

/** Weekdays without trading, and weekends with a session. A holiday on a weekend changes nothing. */
export function marketDayDates(): PublicDate[] {
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
