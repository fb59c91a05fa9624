'use client';

import type { ReactNode } from 'react';
import type { ClauseWords } from '@/lib/policies/clauses';

type Clause = ClauseWords & { id: string };

/**
 * Contents with anchors, and the clauses (dressed in app/base.css): heading, plain summary beside the text, and what closes
 * a clause (a table, a contact). It is a client component only to make the document smaller: React's payload has the
 * sentences alone, where a server component's would have each element too.
 */
export function PolicyClauses({
  clauses,
  inserts,
  messages,
}: {
  clauses: readonly Clause[];
  /** By the id of the clause that they close. */
  inserts: Readonly<Record<string, ReactNode>>;
  /** `inShort` stands over a plain summary. */
  messages: { contents: string; printNote: string; inShort: string };
}) {
  return (
    <>
      <nav aria-labelledby="contents" className="rounded-lg border border-line bg-surface p-5">
        <h2 id="contents" className="text-xl">
          {messages.contents}
        </h2>
        <ol className="mt-2 list-decimal pl-6 md:columns-2 md:gap-x-10 [&_li]:py-1">
          {clauses.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
        <p className="no-print mt-3 text-sm text-ink-soft">{messages.printNote}</p>
      </nav>
      {clauses.map(({ id, title, summary, text, points }, index) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="clause">
          <h2 id={`${id}-title`}>{`${index + 1}. ${title}`}</h2>
          <div>
            <aside role="note" aria-label={messages.inShort}>
              <strong>{messages.inShort}</strong>
              <p>{summary}</p>
            </aside>
            <div>
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {points ? (
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              ) : null}
            </div>
          </div>
          {inserts[id]}
        </section>
      ))}
    </>
  );
}
