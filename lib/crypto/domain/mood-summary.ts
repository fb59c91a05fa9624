import type { IsoDate } from '@/lib/calendar/iso-date';
import { shiftDays } from '@/lib/calendar/day-count';

export type Mood = 'extreme-fear' | 'fear' | 'neutral' | 'greed' | 'extreme-greed';
/** 0 is the greatest fear, 100 the greatest greed, on a day of UTC. */
export type MoodReading = { date: IsoDate; value: number; mood: Mood };

export type MoodSummary = {
  now: MoodReading;
  /** The readings of earlier days; null where the history has none of that day. */
  dayBefore: MoodReading | null;
  weekBefore: MoodReading | null;
  monthBefore: MoodReading | null;
  low: number;
  high: number;
  /** Days below 50: more fear than greed. */
  fearDays: number;
  days: number;
};

/** @param history oldest first. @returns null for an empty one. */
export function summariseMood(history: readonly MoodReading[]): MoodSummary | null {
  const now = history.at(-1);
  if (!now) return null;
  const values = history.map(({ value }) => value);
  const daysAgo = (days: number) => {
    const date = shiftDays(now.date, -days);
    return history.find((reading) => reading.date === date) ?? null;
  };
  return {
    now,
    dayBefore: daysAgo(1),
    weekBefore: daysAgo(7),
    monthBefore: daysAgo(30),
    low: Math.min(...values),
    high: Math.max(...values),
    fearDays: values.filter((value) => value < 50).length,
    days: values.length,
  };
}
