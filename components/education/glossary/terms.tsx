import { useId, type ReactNode, Children } from 'react';
import { firstSentence, termOf, termPath } from '@/lib/education/data/glossary';
import { Card } from '@/components/ui/card/card';
import { Disclosure } from '@/components/ui/disclosure';
import { termsOfPages, type PageWithTerms } from '@/lib/education/domain/term-uses';
import { localeOf } from '@/lib/messages/language';
import { messages } from '@/lib/messages';

const { glossary } = messages();

/**
 * A word with its meaning. The link leads to the glossary. In browsers with `interestfor`, the meaning shows by pointer
 * and by focus, Escape closes it, and no script is needed. In lessons term-hints.tsx does the same for other browsers.
 */
export function Term({
  slug,
  isShort = false,
  children,
}: {
  slug: string;
  /** The first sentence of the definition alone: where a page has many terms and the link says the rest. */
  isShort?: boolean;
  /** The word as the sentence has it; the term's own name without it. */
  children?: ReactNode;
}) {
  const found = termOf(slug);
  const { term, hindi, definition } = found;
  // A page may explain a term twice.
  const id = `${slug}-${useId()}`;
  // React's types do not know the attribute yet.
  const interest = { interestfor: id };
  return (
    <span>
      <a href={termPath(slug)} {...interest} className="term">
        {children ?? term}
      </a>
      <span id={id} popover="hint" className="help-note help-text term-note">
        <b>
          {term}
          {hindi ? <span lang="hi">{hindi}</span> : null}
        </b>
        {isShort ? firstSentence(found) : definition}
      </span>
    </span>
  );
}

/**
 * Bold text of a lesson: where it is the name of one of its terms, it shows the term's meaning. Lessons set a term in
 * bold at its first use.
 */
export function KeyTerm({ terms, children }: { terms: readonly string[]; children?: ReactNode }) {
  const parts = Children.toArray(children);
  const [word] = parts;
  const slug = parts.length === 1 && typeof word === 'string' ? termNamed(word, terms) : null;
  return (
    <strong className="font-semibold">
      {slug ? <Term slug={slug}>{children}</Term> : children}
    </strong>
  );
}

function termNamed(word: string, terms: readonly string[]): string | null {
  const wanted = plain(word);
  return (
    terms.find((slug) => [slug, termOf(slug).term].some((name) => plain(name) === wanted)) ?? null
  );
}

/** One form for a name in the singular and the plural, with and without a hyphen or what is in brackets. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/\([^()]*\)/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/s$/, '');
}

const termRow = 'flex flex-wrap gap-x-5 gap-y-1 *:inline-flex *:min-h-6 *:items-center';

/** Terms in a row, each with its meaning. */
function TermList({
  slugs,
  isShort,
}: {
  slugs: readonly string[];
  /** Meanings of one sentence. */
  isShort?: boolean;
}) {
  return (
    <ul className={termRow}>
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
  slugs = termsOfPages[page],
}: {
  page: PageWithTerms;
  /** Those of one view of the page. */
  slugs?: readonly string[];
}) {
  return (
    <Strip label={glossary.strip}>
      <TermList slugs={slugs} isShort />
    </Strip>
  );
}

/** The same on a page in Hindi: Hindi names, which lead to the glossary, since that has its meanings in English. */
export function HindiPageTerms({ page, label }: { page: PageWithTerms; label: string }) {
  const terms = termsOfPages[page].map(termOf);
  return (
    <Strip label={label}>
      <ul className={termRow}>
        {terms.map(({ slug, hindi }) =>
          hindi ? (
            <li key={slug}>
              <a href={termPath(slug)} hrefLang={localeOf.en} className="term">
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
