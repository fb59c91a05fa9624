import { termsOfPages, type PageWithTerms } from '@/lib/education/term-uses';
import type { Messages } from '@/lib/messages';
import { Term } from './term';

/** The words that a page uses, each with its meaning and the way to the glossary. */
export function PageTerms({ page, words }: { page: PageWithTerms; words: Messages['glossary'] }) {
  return (
    <aside aria-label={words.strip} className="no-print mt-8 border-t border-line pt-4 text-sm">
      <p className="mb-2 font-semibold">{words.strip}</p>
      <TermList slugs={termsOfPages[page]} />
    </aside>
  );
}

/** Terms in a row. */
export function TermList({ slugs }: { slugs: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {slugs.map((slug) => (
        <li key={slug} className="inline-flex min-h-6 items-center">
          <Term slug={slug} />
        </li>
      ))}
    </ul>
  );
}
