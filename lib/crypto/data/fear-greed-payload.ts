import { z } from 'zod';
import { dateInUtc } from '@/lib/calendar/iso-date';
import type { Mood, MoodReading } from '@/lib/crypto/domain/mood-summary';
import type { Reading } from '@/lib/sources/feed';
import { readRows, isBelievableTime } from '@/lib/sources/read-rows';

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
    .sort((one, other) => (one.date < other.date ? -1 : 1));
  const newest = readings.at(-1);
  if (!newest) throw new Error(report.firstReasons[0] ?? 'no reading');
  return { data: readings, asOf: newest.date, report };
}
