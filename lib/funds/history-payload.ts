import { z } from 'zod';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import type { Reading } from '@/lib/sources/feed';
import { readDayFirst } from './amfi-date';

/** mfapi.in /mf/{code}: the numbers are strings, the days stand first, the newest entry too (domain.md 4.2). */
export const navHistoryPayloadSchema = z.object({
  meta: z.object({ scheme_code: z.int().positive().nullish() }),
  data: z.array(z.object({ date: z.string(), nav: z.string().regex(/^\d+(\.\d+)?$/) })).max(20_000),
});

/**
 * Oldest first, one NAV a day. Zeros are gaps of the source and enter no return. An unknown code answers 200
 * with a blank head and no data: there is no such scheme.
 */
export function readNavHistory(
  code: number,
  { meta, data }: z.infer<typeof navHistoryPayloadSchema>,
): Reading<readonly DatedValue[]> {
  if (data.length === 0 && !meta.scheme_code) return { data: null, asOf: null };
  if (meta.scheme_code !== code) throw new Error('the history of another scheme');
  const series = data
    .map(({ date: text, nav }) => {
      const date = readDayFirst(text);
      if (!date) throw new Error(`no date: ${text.slice(0, 20)}`);
      return { date, value: Number(nav) };
    })
    .filter(({ value }) => value > 0)
    .sort((one, other) => (one.date < other.date ? -1 : 1))
    .filter(({ date }, index, all) => all[index - 1]?.date !== date);
  const last = series.at(-1);
  if (!last) throw new Error('a history without a NAV');
  return { data: series, asOf: last.date };
}
