import { dayNumberOf } from '@/lib/calendar/day-count';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { timeInIndia } from '@/lib/calendar/moment-in-india';
import { fill, fillCount } from '@/lib/messages/fill';
import { isDayAlone, datedOf, printedDate, type Dated } from '@/lib/news/domain/item';
import { newsListPath, type NewsQuery } from '@/lib/news/domain/news-path';
import { outletName } from '@/lib/news/domain/outlet';
import type { SavedHeadline } from '@/lib/news/domain/reading-list';
import type { Reason } from '@/lib/news/domain/reasons';
import type { Story, StoryItem } from '@/lib/news/domain/story';
import { messages } from '@/lib/messages';

const { news } = messages();

type Link = { text: string; href: string };

/**
 * What a row of the list shows of a story, as texts: a row is a client component, so that React's payload has these and
 * not its elements too.
 */
export type StoryLine = {
  id: string;
  /** The first that is not muted stands for the story: its headline is what gets saved. */
  reports: readonly [Report, ...Report[]];
  subjects: readonly Link[];
  reasons: readonly (Link & { short: string })[];
};

export type Report = {
  headline: SavedHeadline;
  source: string;
  by?: string;
  isCopy?: true;
  isTip?: true;
  /** When it was published. Left out where no date is known. */
  at?: {
    text: string;
    age: string;
    /** The time of day, in India; left out where the day alone is known. */
    time?: string;
    /** Given where the day alone is known. */
    day?: IsoDate;
  };
};

const maxSubjects = 4;

/** @returns null for a story without headlines. */
export function storyLine(
  { id, items, subjects }: Story,
  {
    reasons,
    query,
    isSample,
    now,
  }: {
    reasons: readonly Reason[];
    query: NewsQuery;
    isSample: boolean;
    now: Date;
  },
): StoryLine | null {
  const [lead, ...others] = items;
  if (!lead) return null;
  const { story } = news;
  const reportOf = (item: StoryItem): Report => ({
    headline: headlineOf(item),
    source: outletName(item.outlet, isSample),
    ...(item.author ? { by: fill(story.by, { author: item.author }) } : {}),
    ...(item.isCopy ? { isCopy: true } : {}),
    ...(item.isTip ? { isTip: true } : {}),
    ...reportedAt(item, now),
  });
  return {
    id,
    reports: [reportOf(lead), ...others.map(reportOf)],
    subjects: subjects.slice(0, maxSubjects).map((subject) => ({
      text: news.subjects[subject],
      href: newsListPath(query, { subject, view: 'all' }),
    })),
    reasons: reasons.map(({ id: reason, path, values }) => ({
      href: path,
      short: fill(news.whyShort[reason], values),
      text: fill(news.why[reason], values),
    })),
  };
}

function headlineOf(item: StoryItem): SavedHeadline {
  const { id, title, link, outlet, language } = item;
  return { id, title, link, outlet, language, ...datedOf(item) };
}

/** The exact time in India or the day, and how long that is ago. */
function reportedAt(headline: Dated, now: Date): Pick<Report, 'at'> {
  const { publishedAt, dateKind } = headline;
  if (publishedAt === null) return {};
  const date = new Date(publishedAt);
  const day = dateInIndia(date);
  const days = daysText(dayNumberOf(dateInIndia(now)) - dayNumberOf(day));
  const isDay = isDayAlone(dateKind);
  return {
    at: {
      text: printedDate(headline, news.story),
      age: isDay ? days : (hoursText(now.getTime() - date.getTime()) ?? days),
      ...(isDay ? { day } : { time: timeInIndia(date) }),
    },
  };
}

/** Null from 24 hours on: days are counted by the calendar, as the headings of the list count them. */
function hoursText(ms: number): string | null {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 2) return news.story.age.now;
  if (minutes < 60) return fill(news.story.age.minutes, { count: minutes });
  return minutes < 24 * 60 ? fill(news.story.age.hours, { count: Math.floor(minutes / 60) }) : null;
}

function daysText(days: number): string {
  if (days < 1) return days < 0 ? news.story.age.tomorrow : news.story.age.today;
  return fillCount(days, news.story.age.days);
}
