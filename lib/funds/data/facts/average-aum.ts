import { z } from 'zod';
import { monthNumberOf } from '@/lib/calendar/month-number';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { lastOfMonth } from '@/lib/calendar/months';
import { dateOfParts } from '@/lib/calendar/read-iso-date';
import type { Reading } from '@/lib/sources/feed';
import { fieldsOf } from '@/lib/fields-of';
import type { PlanAssets } from '@/lib/funds/domain/facts/fund-names';
import { readRows } from '@/lib/sources/read-rows';
import { createReadReport } from '@/lib/sources/read-report';
import { compareTexts } from '@/lib/text/compare-texts';

/** Ids are positions in the list of the moment: they are never stored. */
export const yearsSchema = z.object({
  data: z.array(z.object({ id: z.int(), financial_year: z.string().max(60) })).max(100),
});
export const periodsSchema = z.object({
  data: z.object({
    periods: z.array(z.object({ id: z.int(), period: z.string().max(60) })).max(100),
  }),
});
export const averageAumSchema = z.object({ data: z.array(z.unknown()).max(20_000) });

export type Quarter = {
  id: number;
  /** The last day of the quarter. */
  end: IsoDate;
};

/** 'July - September 2026' ends on 30 Sep 2026; null for anything else. */
export function quarterEnd(period: string): IsoDate | null {
  const [, name = '', year = ''] = /-\s{0,5}([a-z]{3,9})\s{1,5}(\d{4})\s{0,5}$/i.exec(period) ?? [];
  const first = dateOfParts(year, monthNumberOf(name), 1);
  return first && lastOfMonth(first);
}

/** The ids of the financial years, the newest first; their texts have words around the years. */
export function yearsNewestFirst({
  data,
}: z.infer<typeof yearsSchema>): Reading<readonly number[]> {
  const years = data.flatMap(({ id, financial_year: text }) => {
    const [, first] = /\b(20\d\d)\b/.exec(text) ?? [];
    return first ? [{ id, first: Number(first) }] : [];
  });
  if (years.length === 0) throw new Error('average AUM: no financial year');
  const newestFirst = years.sort((one, other) => other.first - one.first);
  return { data: newestFirst.map(({ id }) => id), asOf: null };
}

/** 'none' for a year that has begun and has no quarter yet. */
export function newestQuarter({ data }: z.infer<typeof periodsSchema>): Reading<Quarter | 'none'> {
  const quarters = data.periods.flatMap(({ id, period }) => {
    const end = quarterEnd(period);
    return end ? [{ id, end }] : [];
  });
  const [newest] = quarters.sort((one, other) => compareTexts(other.end, one.end));
  if (!newest && data.periods.length > 0) throw new Error('average AUM: no quarter');
  return { data: newest ?? 'none', asOf: newest?.end ?? null };
}

const lakh = z
  .union([z.number(), z.string().regex(/^-?[\d,]{1,15}(\.\d{1,10})?$/), z.null()])
  .transform((value) => (value === null ? null : Number(String(value).replaceAll(',', ''))))
  .pipe(z.number().nonnegative().max(1e9).nullable());

const codeSchema = z.coerce.number().pipe(z.int().positive().max(999_999_999));
const schemeSchema = z.object({
  AMFI_Code: codeSchema,
  // A row without one of them is refused: under another name it would count as nothing.
  AverageAumForTheMonth: z.object({
    ExcludingFundOfFundsDomesticButIncludingFundOfFundsOverseas: lakh,
    FundOfFundsDomestic: lakh,
  }),
});
const houseSchema = z.object({ schemes: z.array(z.unknown()).max(5_000) });

/** Some 8,500 rows, one for each plan and option. */
const minRows = 4_000;

/**
 * The average assets of each plan over the quarter. "For the month" is AMFI's own wrong word. Rows that are in doubt are
 * counted, and their plans named: the sum of a fund without one of its plans would look like the whole.
 */
export function readAverageAum(
  { data }: z.infer<typeof averageAumSchema>,
  end: IsoDate,
): Reading<PlanAssets> {
  const report = createReadReport();
  const rows = data.flatMap((house) => {
    const checked = houseSchema.safeParse(house);
    if (!checked.success) report.refuse('a house without schemes');
    return checked.success ? checked.data.schemes : [];
  });
  const read = readRows(rows, schemeSchema, {
    unusedFields: ['SchemeNAVName'],
    keyOf: ({ AMFI_Code: code }) => String(code),
  });
  if (read.rows.length < minRows) throw new Error('average AUM: a piece of the answer');
  const lakhByCode = new Map<number, number | null>();
  const unreadNames: string[] = [];
  for (const row of rows) {
    const { AMFI_Code, SchemeNAVName: name } = fieldsOf(row);
    const code = codeSchema.safeParse(AMFI_Code).data;
    const lakh = lakhOf(row);
    const known = code === undefined ? undefined : lakhByCode.get(code);
    // A plan with two different amounts is in doubt.
    if (code !== undefined)
      lakhByCode.set(code, known === undefined || known === lakh ? lakh : null);
    else if (typeof name === 'string') unreadNames.push(name.slice(0, 300));
  }
  const refusedHouses = report.finish().refusedRows;
  return {
    data: { lakhByCode, unreadNames },
    asOf: end,
    report: {
      ...read.report,
      rows: read.report.rows + refusedHouses,
      refusedRows: read.report.refusedRows + refusedHouses,
    },
  };
}

/** Null for a row that cannot be read, and for one without any amount: that is unknown, not nothing. */
function lakhOf(row: unknown): number | null {
  const aum = schemeSchema.safeParse(row).data?.AverageAumForTheMonth;
  if (!aum) return null;
  const own = aum.ExcludingFundOfFundsDomesticButIncludingFundOfFundsOverseas;
  const ofFunds = aum.FundOfFundsDomestic;
  return own === null && ofFunds === null ? null : (own ?? 0) + (ofFunds ?? 0);
}
