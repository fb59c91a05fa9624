'use client';

/** Slug, name, Hindi name and meaning of a term. A list without keys, because the page has five hundred. */
export type TermLine = readonly [slug: string, term: string, hindi: string | null, meaning: string];

/**
 * The terms of one letter. It is a client component only to make the document smaller: React's payload repeats the
 * elements of a server component, so the page would be twice as large.
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
