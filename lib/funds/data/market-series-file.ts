import { z } from 'zod';
import { gunzipJson, gzipJson } from '@/lib/gzip-json';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import type { MarketSeries } from '@/lib/funds/domain/market/market-series';

const maxBytes = 8 * 1024 * 1024;
/** Six decimals of a percentage: the error of twenty years of months stays below a ten-thousandth. */
const rounding = 1_000_000;

const figures = z.array(z.number().nullable());
const indexFund = { code: z.int().positive(), name: z.string() };

const fileSchema = z
  .object({
    version: z.literal(1),
    days: z.array(isoDateSchema).min(1),
    categories: z.array(
      z.object({
        category: z.string(),
        plan: z.enum(['direct', 'regular']).nullable(),
        indexFund: z.object(indexFund).nullable(),
        returns: figures,
        counts: z.array(z.int().nonnegative()),
        years: z.array(z.object({ year: z.int(), count: z.int().positive() })),
      }),
    ),
    indexFunds: z.array(
      z.object({
        ...indexFund,
        index: z.string().nullable(),
        navs: z.array(z.number().positive().nullable()),
      }),
    ),
    /** Columns: names of fields stand once. The places of a scheme are one text, which reads faster than many lists. */
    places: z
      .object({
        codes: z.array(z.int().positive()),
        firstYears: z.array(z.int()),
        texts: z.array(z.string().regex(/^\d{1,5}(?:,\d{0,5})*$/)),
      })
      .refine(
        ({ codes, firstYears, texts }) =>
          firstYears.length === codes.length && texts.length === codes.length,
        'columns of different length',
      ),
  })
  .refine(
    ({ days, categories, indexFunds }) =>
      [
        ...categories.flatMap(({ returns, counts }) => [returns, counts]),
        ...indexFunds.map(({ navs }) => navs),
      ].every(({ length }) => length === days.length),
    'lists of different length',
  );

/** The series of the market as JSON under gzip, whose own checksum reveals a damaged file. */
export async function writeMarketSeriesFile({
  days,
  categories,
  indexFunds,
  places,
}: MarketSeries): Promise<Buffer> {
  const file: z.infer<typeof fileSchema> = {
    version: 1,
    days: [...days],
    categories: categories.map((each) => ({
      ...each,
      returns: each.returns.map((percent) =>
        percent === null ? null : Math.round(percent * rounding) / rounding,
      ),
      counts: [...each.counts],
      years: [...each.years],
    })),
    indexFunds: indexFunds.map((fund) => ({ ...fund, navs: [...fund.navs] })),
    places: {
      codes: places.map(({ code }) => code),
      firstYears: places.map(({ firstYear }) => firstYear),
      texts: places.map((each) => each.places.join(',')),
    },
  };
  return gzipJson(file);
}

/** @throws for a damaged file, or one of another release. */
export async function readMarketSeriesFile(bytes: Buffer): Promise<MarketSeries> {
  const { version: _, places, ...series } = fileSchema.parse(await gunzipJson(bytes, maxBytes));
  const { codes, firstYears, texts } = places;
  return {
    ...series,
    places: codes.map((code, index) => ({
      ...{ code, firstYear: firstYears[index]!, places: placesIn(texts[index]!) },
    })),
  };
}

/** "3,,12" are the places 3, none and 12. */
function placesIn(text: string): (number | null)[] {
  return text.split(',').map((place) => Number(place) || null);
}
