import { termsOfPages, type PageWithTerms } from '@/lib/education/domain/term-uses';
import type { Messages } from '@/lib/messages';
import { TermList } from './term-list';

/** The words that a page uses, each with its meaning and the way to the glossary. */
export function PageTerms({
  page,
  messages,
}: {
  page: PageWithTerms;
  messages: Messages['glossary'];
}) {
  return (
    <aside aria-label={messages.strip} className="no-print mt-8 border-t border-line pt-4 text-sm">
      <p className="mb-2 font-semibold">{messages.strip}</p>
      <TermList slugs={termsOfPages[page]} />
    </aside>
  );
}
