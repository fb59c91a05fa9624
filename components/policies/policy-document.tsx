import type { ComponentProps, ReactNode } from 'react';
import { OutOfSight } from '@/components/ui/loading/out-of-sight';
import { PageHeader } from '@/components/ui/page-header';
import { TableFrame } from '@/components/ui/table/table-frame';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import type { Language } from '@/lib/messages/language';
import { answerTimes, type ClauseMessages } from '@/lib/policies/clauses';
import { notKnown } from '@/lib/text/not-known';
import { PolicyClauses } from './policy-clauses';
import { ChangeRows } from './policy-rows';

type PolicyProps<Id extends string> = {
  language: Language;
  title: string;
  intro: string;
  version: IsoDate;
  /** Where the browser loads the text from, after a change of route. */
  policy: ComponentProps<typeof PolicyClauses>['policy'];
  clauseIds: readonly Id[];
  clauses: Readonly<Record<Id, ClauseMessages>>;
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
  policy,
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
            {fill(policies.version, { version, date: formatDate(version, language, 'long') })}
          </strong>
        </p>
        <p>{intro}</p>
      </PageHeader>
      <OutOfSight>
        <PolicyClauses
          policy={policy}
          language={language}
          shapes={clauseIds.map((id) => [
            id,
            clauses[id].text.length,
            clauses[id].points?.length ?? 0,
          ])}
          values={values}
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
      </OutOfSight>
    </article>
  );
}

/** A table of a policy whose rows are in the HTML alone (policy-rows.tsx). */
export function PolicyTable({
  titles,
  children,
  ...frame
}: Pick<ComponentProps<typeof TableFrame>, 'caption' | 'hasCards' | 'className'> & {
  titles: readonly string[];
  children: ReactNode;
}) {
  return (
    <TableFrame {...frame}>
      <thead className={frame.hasCards ? 'max-md:sr-only' : undefined}>
        <tr>
          {titles.map((title, at) => (
            <th key={title} scope="col" {...(at === 0 && { className: 'row-head' })}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </TableFrame>
  );
}

/** Every version that was in force, newest first. */
export function ChangeLog({
  policy,
  versions,
  language,
}: Pick<ComponentProps<typeof ChangeRows>, 'policy' | 'language'> & {
  versions: readonly IsoDate[];
}) {
  const { changes } = messages(language).policies;
  return (
    <PolicyTable
      caption={changes.caption}
      className="[&_th]:whitespace-nowrap"
      titles={[changes.date, changes.change]}
    >
      <ChangeRows
        policy={policy}
        language={language}
        rows={versions.map((version) => [version, formatDate(version, language, 'long')])}
      />
    </PolicyTable>
  );
}

export type Grievance = { name: string; email: string; address: string | null };

/** Names and values below a clause: the contact, the seller. */
export function PolicyDetails({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-1 gap-x-6 rounded-lg border border-line bg-surface p-5 wrap-anywhere md:grid-cols-[14rem_minmax(0,1fr)] md:gap-y-2 max-md:[&_dd:not(:last-child)]:mb-3 [&_dt]:text-ink-soft max-md:[&_dt]:text-sm">
      {children}
    </dl>
  );
}

/** The contact and the response times. A missing setting prints as a dash. */
export function GrievanceContact({
  name,
  email,
  address,
  language,
}: Grievance & { language: Language }) {
  const { contact } = messages(language).policies;
  return (
    <PolicyDetails>
      <dt>{contact.officer}</dt>
      <dd>{name}</dd>
      <dt>{contact.email}</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
      <dt>{contact.address}</dt>
      <dd>{address ?? notKnown}</dd>
      <dt>{contact.acknowledgement}</dt>
      <dd>{fill(contact.acknowledgementTime, { hours: answerTimes.acknowledgementHours })}</dd>
      <dt>{contact.answer}</dt>
      <dd>{fill(contact.answerTime, { days: answerTimes.grievanceDays })}</dd>
    </PolicyDetails>
  );
}
