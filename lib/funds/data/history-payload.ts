import { z } from 'zod';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import type { Reading } from '@/lib/sources/feed';
import { createReadReport } from '@/lib/sources/read-report';
import { finishReport, readDayFirst, navOf } from './amfi-text';
import type { NavAllDays } from './nav-all';

/** mfapi.in /mf/{code}: the numbers are strings, the days stand first, the newest entry too. Rows are read one by one. */
export const navHistoryPayloadSchema = z.object({
  meta: z.object({ scheme_code: z.unknown().optional() }),
  data: z.array(z.unknown()).max(20_000),
});

const rowSchema = z.object({ date: z.string(), nav: z.string() });

/**
 * Oldest first, one NAV a day. Zeros and N.A. are gaps of the source and enter no return; a row in doubt is left out
 * and counted. An unknown code answers 200 with the code 0 or a blank head, and no data: there is no such scheme.
 * Days ahead are no day of the answer: a liquid fund has Sunday's NAV on the Thursday evening before a holiday.
 */
export function readNavHistory(
  code: number,
  { meta, data }: z.infer<typeof navHistoryPayloadSchema>,
  { today, newest }: NavAllDays,
): Reading<readonly DatedValue[]> {
  const isUnknown = !meta.scheme_code || meta.scheme_code === '0';
  if (data.length === 0 && isUnknown) return { data: null, asOf: null };
  if (Number(meta.scheme_code) !== code) throw new Error('the history of another scheme');
  const report = createReadReport();
  const values = new Map<IsoDate, number>();
  const contradicted = new Set<IsoDate>();
  for (const row of data) {
    const read = readRow(row, newest);
    if (typeof read === 'string') {
      report.refuse(read);
      continue;
    }
    if (read.value === null) {
      report.accept();
      continue;
    }
    const known = values.get(read.date);
    values.set(read.date, read.value);
    if (known === undefined || known === read.value) report.accept();
    else {
      contradicted.add(read.date);
      report.refuse('a day with two NAVs');
    }
  }
  const finished = finishReport(report, 'history');
  const series = [...values]
    .filter(([date]) => !contradicted.has(date))
    .map(([date, value]) => ({ date, value }))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
  const last = series.at(-1);
  if (!last) throw new Error('a history without a NAV');
  const asOf = (series.findLast(({ date }) => date <= today) ?? last).date;
  return { data: series, asOf, report: finished };
}

/** A day and its NAV, null where it has none, or why the row is in doubt. */
function readRow(row: unknown, newest: IsoDate): { date: IsoDate; value: number | null } | string {
  const checked = rowSchema.safeParse(row);
  if (!checked.success) return 'not a date and a NAV';
  const date = readDayFirst(checked.data.date.trim());
  if (!date) return 'an unreadable date';
  if (date > newest) return 'dated too far ahead';
  const value = navOf(checked.data.nav.trim());
  return value === undefined ? 'an unreadable NAV' : { date, value };
}
