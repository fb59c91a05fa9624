import type { ReactNode } from 'react';
import { Term } from '@/components/education/glossary/term';
import { Card } from '@/components/ui/card/card';
import { Disclosure } from '@/components/ui/disclosure';
import { termOf, termPath } from '@/lib/education/data/glossary';
import { termsOfPages, type PageWithTerms } from '@/lib/education/domain/term-uses';
import type { Messages } from '@/lib/messages';
import { localeOf } from '@/lib/messages/language';

/** Terms in a row, each with its meaning. */
export function TermList({
  slugs,
  isShort,
}: {
  slugs: readonly string[];
  /** Meanings of one sentence. */
  isShort?: boolean;
}) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 *:inline-flex *:min-h-6 *:items-center">
      {slugs.map((slug) => (
        <li key={slug}>
          <Term slug={slug} isShort={isShort} />
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
    <Disclosure title={`${title} (${slugs.length})`} className="prints-open">
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
    <Strip label={messages.strip}>
      <TermList slugs={termsOfPages[page]} isShort />
    </Strip>
  );
}

/** The same on a page in Hindi: Hindi names, which lead to the glossary, since that has its meanings in English. */
export function HindiPageTerms({ page, label }: { page: PageWithTerms; label: string }) {
  const terms = termsOfPages[page].map(termOf);
  return (
    <Strip label={label}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {terms.map(({ slug, hindi }) =>
          hindi ? (
            <li key={slug}>
              <a
                href={termPath(slug)}
                hrefLang={localeOf.en}
                className="inline-flex min-h-6 items-center hover:underline"
              >
                {hindi}
              </a>
            </li>
          ) : null,
        )}
      </ul>
    </Strip>
  );
}

function Strip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside aria-label={label} className="no-print mt-8 border-t border-line pt-4 text-sm">
      <p className="mb-2 font-semibold">{label}</p>
      {children}
    </aside>
  );
}
