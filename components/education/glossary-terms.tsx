'use client';

/** Slug, name, Hindi name and meaning of a term. A list without keys, because the page has five hundred. */
export type TermLine = readonly [slug: string, term: string, hindi: string | null, meaning: string];

/**
 * The terms of one letter. It is a client component to keep the document small, not to react to anything: React's
 * payload repeats the elements of a server component, which would double the page.
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
