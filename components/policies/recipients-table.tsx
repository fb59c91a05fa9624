import { messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';
import { recipients, type RecipientId } from '@/lib/policies/recipients';
import { Table } from '../ui/table';
import { wideTable } from './wide-table';

const ids = Object.keys(recipients) as RecipientId[];

/** The companies that process data for the site, with their task, place and own notice. */
export function RecipientsTable({ language }: { language: Language }) {
  const { recipients: words, recipientsTable: titles } = messages(language).privacyPolicy;
  return (
    <Table
      caption={titles.caption}
      className={wideTable}
      rows={ids}
      rowKey={(id) => id}
      columns={[
        ...(['name', 'task', 'data', 'region'] as const).map((column) => ({
          id: column,
          title: titles[column],
          cell: (id: RecipientId) => words[id][column],
        })),
        {
          id: 'notice',
          title: titles.notice,
          cell: (id) => <a href={recipients[id]}>{new URL(recipients[id]).host}</a>,
        },
      ]}
    />
  );
}
