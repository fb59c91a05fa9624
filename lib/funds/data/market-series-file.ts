import { z } from 'zod';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import { fileFormat } from '@/lib/funds/data/file-format';
import type { MarketSeries } from '@/lib/funds/domain/market/market-series';
import { plans } from '@/lib/funds/domain/scheme';
import type { PeriodPlaces, RankedPeriod } from '@/lib/funds/domain/market/peers';
import { rounded } from '@/lib/rounded';

const maxBytes = 8 * 1024 * 1024;
/** Six decimals of a percentage: the error of twenty years of months stays below a ten-thousandth. */
const percentDecimals = 6;

const figures = z.array(z.number().nullable());
const indexFund = { code: z.int().positive(), name: z.string() };

/**
 * Columns, so that the name of each field is written once. The places of a scheme are one text, which reads faster than
 * many lists.
 */
const placesSchema = z
  .object({
    codes: z.array(z.int().positive()),
    firstYears: z.array(z.int()),
    texts: z.array(z.string().regex(/^\d{1,5}(?:,\d{0,5})*$/)),
  })
  .refine(
    ({ codes, firstYears, texts }) =>
      firstYears.length === codes.length && texts.length === codes.length,
    'columns of different length',
  );

const counts = z.array(z.object({ year: z.int(), count: z.int().positive() }));

const fileSchema = z
  .object({
    days: z.array(isoDateSchema).min(1),
    categories: z.array(
      z.object({
        category: z.string(),
        plan: z.enum(plans).nullable(),
        indexFund: z.object(indexFund).nullable(),
        returns: figures,
        counts: z.array(z.int().nonnegative()),
        years: counts,
        quarters: counts.default([]),
      }),
    ),
    indexFunds: z.array(
      z.object({
        ...indexFund,
        index: z.string().nullable(),
        navs: z.array(z.number().positive().nullable()),
      }),
    ),
    places: placesSchema,
    // A file of before 26 November 2026 has none.
    quarterPlaces: placesSchema.default({ codes: [], firstYears: [], texts: [] }),
  })
  .refine(
    ({ days, categories, indexFunds }) =>
      [
        ...categories.flatMap(({ returns, counts }) => [returns, counts]),
        ...indexFunds.map(({ navs }) => navs),
      ].every(({ length }) => length === days.length),
    'lists of different length',
  );

/** Files of the first release call each period a year. */
const storedCount = ({ period, count }: RankedPeriod) => ({ year: period, count });
const readCount = ({ year, count }: z.infer<typeof counts>[number]) => ({ period: year, count });

/** The series of the market. */
export const marketSeriesFile = fileFormat(
  fileSchema,
  maxBytes,
  ({ days, categories, indexFunds, places, quarterPlaces }: MarketSeries) => ({
    days: [...days],
    categories: categories.map((each) => ({
      ...each,
      returns: each.returns.map((percent) =>
        percent === null ? null : rounded(percent, percentDecimals),
      ),
      counts: [...each.counts],
      years: each.years.map(storedCount),
      quarters: each.quarters.map(storedCount),
    })),
    indexFunds: indexFunds.map((fund) => ({ ...fund, navs: [...fund.navs] })),
    places: columnsOf(places),
    quarterPlaces: columnsOf(quarterPlaces),
  }),
  ({ places, quarterPlaces, categories, ...series }): MarketSeries => ({
    ...series,
    categories: categories.map((each) => ({
      ...each,
      years: each.years.map(readCount),
      quarters: each.quarters.map(readCount),
    })),
    places: placesOf(places),
    quarterPlaces: placesOf(quarterPlaces),
  }),
);

function columnsOf(places: readonly PeriodPlaces[]): z.infer<typeof placesSchema> {
  return {
    codes: places.map(({ code }) => code),
    firstYears: places.map(({ first }) => first),
    texts: places.map((each) => each.places.join(',')),
  };
}

function placesOf({ codes, firstYears, texts }: z.infer<typeof placesSchema>): PeriodPlaces[] {
  return codes.map((code, index) => ({
    code,
    first: firstYears[index]!,
    places: placesIn(texts[index]!),
  }));
}

/** "3,,12" are the places 3, none and 12. */
function placesIn(text: string): (number | null)[] {
  return text.split(',').map((place) => Number(place) || null);
}
