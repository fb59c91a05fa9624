import { newsPath } from '@/lib/news/domain/news-path';
import type { SearchEntry } from '@/lib/search/group';

type Headline = { id: string; title: string; source: string };

/** Each current story, where the site shows it: in the news list, searched by its own headline as one phrase. */
export function newsEntries(headlines: readonly Headline[]): SearchEntry[] {
  return headlines.map(({ id, title, source }) => ({
    id,
    title,
    note: source,
    url: `${newsPath}?q=${encodeURIComponent(`"${title.replaceAll('"', ' ')}"`)}`,
  }));
}
