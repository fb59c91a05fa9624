import { termPath, type GlossaryTerm } from '@/lib/education/data/glossary';
import type { SearchEntry } from '@/lib/search/group';

/** The words of the glossary, found by their English and Hindi names and by what people ask: what is a SIP. */
export function glossaryEntries(terms: readonly GlossaryTerm[]): SearchEntry[] {
  return terms.map(({ slug, term, hindi }) => ({
    id: slug,
    title: term,
    ...(hindi ? { note: hindi } : {}),
    keywords: `${slug.replaceAll('-', ' ')} meaning definition glossary`,
    url: termPath(slug),
  }));
}
