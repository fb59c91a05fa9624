import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { citedRows } from './law-citation';
import type { FrontMatter } from '@/lib/education/domain/lesson-front-matter';

/** A cited rule that is another one since a day after the review. */
export type LawChange = { citation: string; section: string | null; changesOn: IsoDate };

/** What of the law that a lesson cites began or ended after the day of its review, up to today; the earliest first. */
export function lawChangesSince(
  { laws, reviewedOn }: Pick<FrontMatter, 'laws' | 'reviewedOn'>,
  today: IsoDate,
): readonly LawChange[] {
  const isSince = (day: IsoDate | null) => day !== null && day > reviewedOn && day <= today;
  const changes = laws.flatMap((citation) =>
    (citedRows(citation) ?? []).flatMap(({ from, to, section }) => {
      // What comes after a row's last day is other law, known or not.
      const ends = to && dateOfDayNumber(dayNumberOf(to) + 1);
      const changesOn = [from, ends].find(isSince);
      return changesOn ? { citation, section: section.act2025 ?? section.act1961, changesOn } : [];
    }),
  );
  const byDay = changes.sort((one, other) => (one.changesOn < other.changesOn ? -1 : 1));
  return byDay.filter(
    ({ citation }, index) => byDay.findIndex((other) => other.citation === citation) === index,
  );
}
