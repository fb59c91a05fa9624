'use client';

import { textSource, useTextInHtml } from '@/components/ui/loading/text-in-html';

const source = textSource(async () => {
  const { glossaryEntries } = await import('@/lib/education/data/glossary-files');
  return glossaryEntries;
});

/** A letter and its terms, a digit each: 1 where it has a Hindi name, else 0. It is what hydration has to know of them. */
export type Letter = { letter: string; anchor: string; terms: string };

/**
 * The terms under their letters, each a link to its definition. It is a client component only to make the document
 * smaller: the names are in the HTML alone (text-in-html.ts).
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
  const entries = useTextInHtml(source);
  const starts = letters.map((_, at) =>
    letters.slice(0, at).reduce((sum, { terms }) => sum + terms.length, 0),
  );
  return (
    <div id={id} className="glossary-list">
      {letters.map(({ letter, anchor, terms }, group) => (
        <section key={anchor} aria-labelledby={anchor} data-letter={anchor}>
          <h2 id={anchor}>{letter}</h2>
          <ul>
            {[...terms].map((hasHindi, at) => {
              const entry = entries?.[(starts[group] ?? 0) + at];
              return (
                <li key={at}>
                  <a href={entry && `${path}/${entry.slug}`} suppressHydrationWarning>
                    {entry?.term ?? ''}
                  </a>
                  {hasHindi === '1' ? (
                    <span lang="hi" suppressHydrationWarning>
                      {entry?.hindi ?? ''}
                    </span>
                  ) : null}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
