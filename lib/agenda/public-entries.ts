import { lawCitationText } from '@/lib/law/citation-text';
import type { AgendaEntry, DaySpan } from './agenda-entry';
import type { PublicDate } from './public-date';
import { publicDates } from './public-dates';
import { holidaysKnownTo } from '@/lib/calendar/holidays';
import { formatDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

export type DateMessages = Pick<Messages, 'dates' | 'lawSources'>;

/** The dates that are the same for all visitors, in words: every page and file of the site prints these. */
export function publicEntries(span: DaySpan, messages: DateMessages): AgendaEntry[] {
  return publicDates(span).map((date) => ({
    uid: date.uid,
    series: date.series,
    date: date.date,
    moment: null,
    title: fill(messages.dates.kinds[date.kind], date.values),
    detail: detailOf(date, messages),
    dependsOnHolidays: date.dependsOnHolidays,
    path: date.path,
  }));
}

function detailOf(date: PublicDate, messages: DateMessages): string {
  const { kind, moved, basis } = date;
  const { dates } = messages;
  const parts = [
    kind === 'advance-tax' ? fill(dates.advanceDetail, date.values) : '',
    moved ? fill(dates.moved, { from: formatDate(moved.from), holiday: moved.holiday }) : '',
    basisText(basis, messages),
    kind.startsWith('return-') ? dates.returnDetail : '',
  ];
  return parts.filter(Boolean).join(' ');
}

function basisText(basis: PublicDate['basis'], { dates, lawSources }: DateMessages): string {
  switch (basis.by) {
    case 'law':
      return fill(dates.basis.law, { citation: lawCitationText(basis.law.source, lawSources) });
    case 'published':
      return fill(dates.basis.published, { source: basis.source, readIn: basis.readIn });
    case 'usual':
      return fill(dates.basis.usual, { source: basis.source });
  }
}

/** That holidays are not known so far ahead; null where every date that they can move is within the known years. */
export function holidaysKnownText(
  entries: readonly Pick<AgendaEntry, 'date' | 'dependsOnHolidays'>[],
  { dates }: Pick<Messages, 'dates'>,
): string | null {
  return entries.some(({ date, dependsOnHolidays }) => dependsOnHolidays && date > holidaysKnownTo)
    ? fill(dates.holidaysKnown, { date: formatDate(holidaysKnownTo) })
    : null;
}

/** The same entries for a file, in which each says for itself that a holiday may move it. */
export function withHolidayNote(
  entries: readonly AgendaEntry[],
  messages: Pick<Messages, 'dates'>,
): AgendaEntry[] {
  return entries.map((entry) => {
    const note = holidaysKnownText([entry], messages);
    return note ? { ...entry, detail: `${entry.detail} ${note}` } : entry;
  });
}
