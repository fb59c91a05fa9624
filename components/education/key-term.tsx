import { Children, type ReactNode } from 'react';
import { termOf } from '@/lib/education/data/glossary';
import { Term } from './term';

/**
 * What a lesson sets in bold: where that is the name of one of its terms, the word carries its meaning with it. Lessons
 * set a term in bold where it first stands.
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

/** One form for a name in the singular and the plural, with and without a hyphen or what stands in brackets. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/\([^()]*\)/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/s$/, '');
}
