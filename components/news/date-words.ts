import { formatDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import type { CalendarDate } from '@/lib/news/calendar';

/** How a date of the calendar is known, in words. */
export function basisText(
  basis: CalendarDate['basis'],
  words: Messages['news']['calendar'],
): string {
  if (basis.by === 'unknown') return words.basisUnknown;
  if (basis.by === 'usual') return fill(words.basisUsual, { source: basis.source });
  const { section, from } = basis.law;
  const sections = [
    section.act1961 && fill(words.act1961, { section: section.act1961 }),
    section.act2025 && fill(words.act2025, { section: section.act2025 }),
  ].filter(Boolean);
  return sections.length > 0
    ? fill(words.basisLaw, { sections: sections.join(', ') })
    : fill(words.basisTable, { from: formatDate(from) });
}
