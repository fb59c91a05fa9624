import { termsOfPages, type PageWithTerms } from '@/lib/education/term-uses';
import type { Messages } from '@/lib/messages';
import { TermList } from './term-list';

/** The words that a page uses, each with its meaning and the way to the glossary. */
export function PageTerms({ page, words }: { page: PageWithTerms; words: Messages['glossary'] }) {
  return (
    <aside aria-label={words.strip} className="no-print mt-8 border-t border-line pt-4 text-sm">
      <p className="mb-2 font-semibold">{words.strip}</p>
      <TermList slugs={termsOfPages[page]} />
    </aside>
  );
}
