import { useId, type ReactNode, Children } from 'react';
import { firstSentence, termOf, termPath } from '@/lib/education/data/glossary';

/**
 * A word with its meaning. The link leads to the glossary; where the browser knows interest (`interestfor`), the
 * meaning shows by pointer and by focus, Escape closes it, and no script is needed. In lessons
 * term-hints.tsx does the same for browsers that do not.
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
 * What a lesson sets in bold: where that is the name of one of its terms, the word carries its meaning with it. Lessons
 * set a term in bold at its first use.
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
