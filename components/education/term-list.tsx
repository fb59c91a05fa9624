import { Term } from '@/components/education/glossary/term';
import { Card } from '@/components/ui/card/card';
import { Disclosure } from '@/components/ui/disclosure';
import { termsOfPages, type PageWithTerms } from '@/lib/education/domain/term-uses';
import type { Messages } from '@/lib/messages';

/** Terms in a row, each with its meaning. */
export function TermList({ slugs }: { slugs: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 *:inline-flex *:min-h-6 *:items-center">
      {slugs.map((slug) => (
        <li key={slug}>
          <Term slug={slug} />
        </li>
      ))}
    </ul>
  );
}

/** The words that a lesson introduces, each with its meaning. */
export function KeyTerms({
  slugs,
  title,
  description,
}: {
  slugs: readonly string[];
  title: string;
  description?: string;
}) {
  if (slugs.length === 0) return null;
  return (
    <Card title={title} titleId="key-terms" description={description}>
      <TermList slugs={slugs} />
    </Card>
  );
}

/** The words that a lesson introduces, each with its meaning, folded. */
export function LessonTerms({ slugs, title }: { slugs: readonly string[]; title: string }) {
  if (slugs.length === 0) return null;
  return (
    <Disclosure title={`${title} (${slugs.length})`}>
      <TermList slugs={slugs} />
    </Disclosure>
  );
}

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
