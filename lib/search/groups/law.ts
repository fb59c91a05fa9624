import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import type { SearchEntry } from '@/lib/search/group';
import { lawFacts, referenceOf } from '@/lib/search/law-facts';

/** The rules of law that a page prints, found by name, by section of either Act, and by what people call them. */
export function lawEntries(
  today: IsoDate,
  { facts: words }: Messages['search'],
  pages: ReadonlySet<string>,
): SearchEntry[] {
  return lawFacts(today, words, pages).map(({ id, title, text, row, url, asks }) => ({
    id,
    title,
    note: referenceOf(row, words),
    url,
    keywords: `${text} ${asks.join(' ')} law rule section`,
  }));
}
