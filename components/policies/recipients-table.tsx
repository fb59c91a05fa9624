import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import type { Language } from '@/lib/messages/language';
import { recipients, type RecipientId } from '@/lib/policies/recipients';
import { Table } from '../ui/table';
import { wideTable } from './wide-table';

const ids = Object.keys(recipients) as RecipientId[];

/** The companies that process data for the site, with their task, place, addresses and own notice. */
export function RecipientsTable({
  language,
  values,
}: {
  language: Language;
  /** What the settings say: {region}, {mailRelay}, {videoRoom}. */
  values: Readonly<Record<string, string>>;
}) {
  const { policies, privacyPolicy } = messages(language);
  const { recipients: words, recipientsTable: titles } = privacyPolicy;
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
          cell: (id: RecipientId) => fill(words[id][column], values),
        })),
        {
          id: 'hosts',
          title: titles.hosts,
          cell: (id) => recipients[id].hosts.join(', ') || policies.none,
        },
        {
          id: 'notice',
          title: titles.notice,
          cell: (id) => {
            const { notice } = recipients[id];
            return notice ? <a href={notice}>{new URL(notice).host}</a> : policies.none;
          },
        },
      ]}
    />
  );
}
