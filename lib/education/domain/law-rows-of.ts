import type { IsoDate } from '@/lib/calendar/iso-date';
import type { LawReference } from '@/lib/law/dated-row';
import { citedRows } from './law-citation';
import type { FrontMatter } from '@/lib/education/domain/lesson-front-matter';

/** The rows that a lesson cites, as they hold on a day. */
export function lawRowsOf(
  { laws }: Pick<FrontMatter, 'laws'>,
  date: IsoDate,
): readonly LawReference[] {
  return laws.flatMap((citation) =>
    (citedRows(citation) ?? []).filter(({ from, to }) => from <= date && (!to || date <= to)),
  );
}
