import { itemId, languageOf, type NewsItem } from '@/lib/news/domain/item';
import { storiesOf, type Story } from '@/lib/news/domain/story';

/** A test headline, published at noon on 20 November 2026. */
export function headline(title: string, changes: Partial<NewsItem> = {}): NewsItem {
  const outlet = changes.outlet ?? 'livemint';
  return {
    id: itemId(outlet, title),
    outlet,
    title,
    link: `https://${outlet}.example/${encodeURIComponent(title)}`,
    author: null,
    publishedAt: '2026-11-20T12:00:00.000Z',
    language: languageOf(title),
    ...changes,
  };
}

export function stories(...items: (string | NewsItem)[]): Story[] {
  return storiesOf(items.map((item) => (typeof item === 'string' ? headline(item) : item)));
}
