import { useId, type ReactNode } from 'react';
import { termOf, termPath } from '@/lib/education/data/glossary';

/**
 * A word with its meaning. The link leads to the glossary; where the browser knows interest (`interestfor`), the
 * meaning shows by pointer and by focus, Escape closes it, and no script is needed. In lessons
 * term-hints.tsx does the same for browsers that do not.
 */
export function Term({
  slug,
  children,
}: {
  slug: string;
  /** The word as the sentence has it; the term's own name without it. */
  children?: ReactNode;
}) {
  const { term, hindi, definition } = termOf(slug);
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
        {definition}
      </span>
    </span>
  );
}
