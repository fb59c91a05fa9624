import type { ReactNode } from 'react';
import { longDate } from '@/lib/calendar/iso-date';
import { messages } from '@/lib/messages';
import { localeOf, type Language } from '@/lib/messages/language';
import { fill } from '@/lib/messages/fill';
import type { ClauseWords } from '@/lib/policies/clauses';
import { PageHeader } from '../ui/page-header';

export type PolicyProps<Id extends string> = {
  language: Language;
  title: string;
  intro: string;
  version: string;
  clauseIds: readonly Id[];
  clauses: Readonly<Record<Id, ClauseWords>>;
  /** Values of the placeholders in the clauses. */
  values?: Readonly<Record<string, string | number>>;
  /** Tables and contact, by the clause that they close. */
  inserts?: Partial<Record<Id, ReactNode>>;
  readAlso: ReactNode;
};

/** A policy: heading with version, contents with anchors, clauses with their summaries. Prints without menus. */
export function PolicyDocument<Id extends string>({
  language,
  title,
  intro,
  version,
  clauseIds,
  clauses,
  values = {},
  inserts = {},
  readAlso,
}: PolicyProps<Id>) {
  const { policies } = messages(language);
  return (
    <article className="policy">
      <PageHeader title={title}>
        <p>
          <strong>
            {fill(policies.version, { version, date: longDate(version, localeOf[language]) })}
          </strong>
        </p>
        <p>{intro}</p>
      </PageHeader>
      <nav aria-labelledby="contents" className="rounded-lg border border-line bg-surface p-5">
        <h2 id="contents" className="text-xl">
          {policies.contents}
        </h2>
        <ol className="mt-2 list-decimal pl-6 md:columns-2 md:gap-x-10 [&_li]:py-1">
          {clauseIds.map((id) => (
            <li key={id}>
              <a href={`#${id}`}>{clauses[id].title}</a>
            </li>
          ))}
        </ol>
        <p className="no-print mt-3 text-sm text-ink-soft">{policies.printNote}</p>
      </nav>
      {clauseIds.map((id, index) => (
        <Clause
          key={id}
          id={id}
          number={index + 1}
          messages={clauses[id]}
          values={values}
          inShort={policies.inShort}
        >
          {inserts[id]}
        </Clause>
      ))}
      <p className="no-print mt-10 border-t border-line pt-6">
        {policies.readAlso} {readAlso}
      </p>
    </article>
  );
}

/**
 * One clause (dressed in app/base.css, since classes on every element would be sent twice): heading with anchor, plain summary beside the text, and what closes it
 * (a table, a contact).
 */
function Clause({
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
