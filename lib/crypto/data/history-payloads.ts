import { z } from 'zod';
import { type IsoDate, dateInUtc } from '@/lib/calendar/iso-date';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import type { PricePoint } from '@/lib/crypto/domain/coin';
import type { Reading } from '@/lib/sources/feed';
import { readRows, readRow, isBelievableTime } from '@/lib/sources/read-rows';
import type { Mood, MoodReading } from '@/lib/crypto/domain/mood-summary';
import { compareTexts } from '@/lib/text/compare-texts';

/** CoinGecko's /coins/{id}/market_chart: pairs of milliseconds and price. A price of null or 0 is a gap. */
export const historyPayloadSchema = z.object({ prices: z.array(z.unknown()).max(20_000) });

/** The first block of Bitcoin: an earlier number is not a time but, for example, a price. */
const firstCoinMs = Date.UTC(2009, 0, 3);

const pointSchema = (now: Date) =>
  z.tuple([
    z
      .number()
      .min(firstCoinMs, 'before the first coin')
      .refine((atMs) => isBelievableTime(atMs, now), 'of the future'),
    z.number().nonnegative().nullable(),
  ]);

/** Oldest first, one price a moment; a pair that cannot be read is left out. @throws when no price is left. */
export function readHistory(
  { prices }: z.infer<typeof historyPayloadSchema>,
  now: Date,
): Reading<readonly PricePoint[]> {
  const { rows, report } = readRows(prices, pointSchema(now));
  const points = rows
    .flatMap(([atMs, price]) => (price ? { atMs, price } : []))
    .sort((one, other) => one.atMs - other.atMs)
    .filter(({ atMs }, index, all) => all[index - 1]?.atMs !== atMs);
  const last = points.at(-1);
  if (!last) throw new Error(report.firstReasons[0] ?? 'a history without a price');
  return { data: points, asOf: new Date(last.atMs).toISOString(), report };
}

/** A day's reference rate. Central banks publish none on weekends. */
export type DollarRate = { date: IsoDate; rupeesPerDollar: number };

/** Frankfurter /latest?base=USD&symbols=INR. A rupee that is worth a dollar, or a thousandth of one, is a mistake. */
const rateSchema = z.object({
  amount: z.literal(1),
  base: z.literal('USD'),
  date: isoDateSchema,
  rates: z.object({ INR: z.number().min(20).max(1_000) }),
});

export function readDollarRate(payload: unknown): Reading<DollarRate> {
  const { row, report } = readRow(payload, rateSchema);
  const { date, rates } = row;
  return { data: { date, rupeesPerDollar: rates.INR }, asOf: date, report };
}

const moods = {
  'Extreme Fear': 'extreme-fear',
  Fear: 'fear',
  Neutral: 'neutral',
  Greed: 'greed',
  'Extreme Greed': 'extreme-greed',
} as const satisfies Record<string, Mood>;

const classifications = Object.keys(moods) as (keyof typeof moods)[];
const wholeNumber = z.string().regex(/^\d{1,12}$/, 'no whole number');

/** alternative.me /fng/: every number is a string, the newest day first. */
export const fearGreedPayloadSchema = z.object({ data: z.array(z.unknown()).min(1).max(5_000) });

const readingSchema = (now: Date) =>
  z.object({
    value: wholeNumber.refine((text) => Number(text) <= 100, 'above 100'),
    value_classification: z.enum(classifications),
    timestamp: wholeNumber.refine(
      (text) => isBelievableTime(Number(text) * 1000, now),
      'of the future',
    ),
  });

/** Oldest first. A day in a word that the index did not use before is left out, and reported. */
export function readFearGreed(
  { data }: z.infer<typeof fearGreedPayloadSchema>,
  now: Date,
): Reading<readonly MoodReading[]> {
  const { rows, report } = readRows(data, readingSchema(now), {
    unusedFields: ['time_until_update'],
    knownWords: { value_classification: classifications },
    keyOf: ({ timestamp }) => timestamp,
  });
  const readings = rows
    .map(({ value, value_classification, timestamp }) => ({
      date: dateInUtc(new Date(Number(timestamp) * 1000)),
      value: Number(value),
      mood: moods[value_classification],
    }))
    .sort((one, other) => compareTexts(one.date, other.date));
  const newest = readings.at(-1);
  if (!newest) throw new Error(report.firstReasons[0] ?? 'no reading');
  return { data: readings, asOf: newest.date, report };
}
