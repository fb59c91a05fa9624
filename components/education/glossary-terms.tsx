'use client';

/** Slug, name, Hindi name and meaning of a term, without names: there are five hundred. */
export type TermLine = readonly [slug: string, term: string, hindi: string | null, meaning: string];

/**
 * The words of one letter. A client component, though nobody acts on it: a server component's list would stand in the
 * document a second time as elements, and the page would be twice as large.
 */
export function GlossaryTerms({ path, terms }: { path: string; terms: readonly TermLine[] }) {
  return terms.map(([slug, term, hindi, meaning]) => (
    <div key={slug}>
      <dt>
        <a href={`${path}/${slug}`}>{term}</a>
        {hindi ? <span lang="hi">{hindi}</span> : null}
      </dt>
      <dd>{meaning}</dd>
    </div>
  ));
}
