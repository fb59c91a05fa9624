import type { ReactNode } from 'react';
import { fill } from '@/lib/messages/fill';
import type { ClauseWords } from '@/lib/policies/clauses';

/**
 * One clause (dressed in app/base.css, since classes on every element would be sent twice): heading with anchor, plain summary beside the text, and what closes it
 * (a table, a contact).
 */
export function Clause({
  id,
  number,
  messages,
  values,
  inShort,
  children,
}: {
  id: string;
  number: number;
  messages: ClauseWords;
  values: Readonly<Record<string, string | number>>;
  /** What stands over the plain summary. */
  inShort: string;
  children?: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="clause">
      <h2 id={`${id}-title`}>{`${number}. ${messages.title}`}</h2>
      <div>
        <aside role="note" aria-label={inShort}>
          <strong>{inShort}</strong>
          <p>{fill(messages.summary, values)}</p>
        </aside>
        <div>
          {/* Keys are sent with the page: a number is shorter than the sentence. */}
          {messages.text.map((paragraph, index) => (
            <p key={index}>{fill(paragraph, values)}</p>
          ))}
          {messages.points ? (
            <ul>
              {messages.points.map((point, index) => (
                <li key={index}>{fill(point, values)}</li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
      {children}
    </section>
  );
}
