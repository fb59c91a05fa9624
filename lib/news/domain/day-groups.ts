import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { isFirstSeen, type Story } from './story';

/** The stories of one day in India, in their order. */
export type DayGroup = {
  /** Null where no outlet gives a date and none was found. */
  day: IsoDate | null;
  dated: readonly Story[];
  /** Their outlet gives no date: they were first seen here on that day. */
  firstSeen: readonly Story[];
};

/** A list of stories, the newest first, under the days of their printed times. */
export function dayGroups(stories: readonly Story[]): DayGroup[] {
  const days = new Map<IsoDate | null, Story[]>();
  for (const story of stories) {
    const day = story.publishedAt === null ? null : dateInIndia(new Date(story.publishedAt));
    days.set(day, [...(days.get(day) ?? []), story]);
  }
  return [...days].map(([day, own]) => ({
    day,
    dated: own.filter((story) => !isFirstSeen(story)),
    firstSeen: own.filter(isFirstSeen),
  }));
}
