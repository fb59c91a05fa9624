'use client';

import { usualSlug } from '@/lib/education/domain/term-slug';

/** Name, Hindi name, and the slug where it does not follow from the name. */
type TermLine = readonly [term: string, hindi: string | null, slug?: string];

export type Letter = { letter: string; anchor: string; terms: readonly TermLine[] };

/**
 * The terms under their letters, each a link to its definition. It is a client component only to make the document
 * smaller: React's payload repeats the elements of a server component, but only the props of a client component.
 */
export function GlossaryList({
  id,
  path,
  letters,
}: {
  id: string;
  path: string;
  letters: readonly Letter[];
}) {
  return (
    <div id={id} className="glossary-list">
      {letters.map(({ letter, anchor, terms }) => (
        <section key={anchor} aria-labelledby={anchor} data-letter={anchor}>
          <h2 id={anchor}>{letter}</h2>
          <ul>
            {terms.map(([term, hindi, slug = usualSlug(term)]) => (
              <li key={slug}>
                <a href={`${path}/${slug}`}>{term}</a>
                {hindi ? <span lang="hi">{hindi}</span> : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
