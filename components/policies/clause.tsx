import type { ReactNode } from 'react';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import type { ClauseWords } from '@/lib/policies/clauses';

/** One clause: heading with anchor, plain summary beside the text, and what closes it (a table, a contact). */
export function Clause({
  id,
  number,
  words,
  values,
  children,
}: {
  id: string;
  number: number;
  words: ClauseWords;
  values: Readonly<Record<string, string>>;
  children?: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-10">
      <h2 id={`${id}-title`}>
        {number}. {words.title}
      </h2>
      <div className="mt-3 grid gap-x-10 gap-y-4 md:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="self-start border-l-4 border-accent pl-4 text-sm text-ink-soft">
          <p className="font-semibold text-ink">{messages().policies.inShort}</p>
          <p className="mt-1!">{words.summary}</p>
        </div>
        <div className="max-w-prose">
          {words.text.map((paragraph) => (
            <p key={paragraph}>{fill(paragraph, values)}</p>
          ))}
          {words.points ? (
            <ul className="points">
              {words.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
      {children ? <div className="mt-5">{children}</div> : null}
    </section>
  );
}
