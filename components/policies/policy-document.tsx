import type { ReactNode } from 'react';
import { longDate } from '@/lib/calendar/iso-date';
import { messages } from '@/lib/messages';
import { localeOf, type Language } from '@/lib/messages/language';
import { fill } from '@/lib/messages/fill';
import type { ClauseWords } from '@/lib/policies/clauses';
import { PageHeader } from '../ui/page-header';
import { PolicyClauses } from './policy-clauses';

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
      <PolicyClauses
        clauses={clauseIds.map((id) => {
          const { title: heading, summary, text, points } = clauses[id];
          const filled = (sentences: readonly string[]) =>
            sentences.map((sentence) => fill(sentence, values));
          return {
            ...{ id, title: heading, summary: fill(summary, values), text: filled(text) },
            ...(points && { points: filled(points) }),
          };
        })}
        inserts={inserts}
        messages={{
          contents: policies.contents,
          printNote: policies.printNote,
          inShort: policies.inShort,
        }}
      />
      <p className="no-print mt-10 border-t border-line pt-6">
        {policies.readAlso} {readAlso}
      </p>
    </article>
  );
}
