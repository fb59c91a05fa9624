import {
  type DatumId,
  rights,
  type RightId,
  recipients,
  type RecipientId,
} from '@/lib/policies/data-inventory';
import { messages } from '@/lib/messages';
import { Table, TableFrame } from '../ui/table';
import { InventoryRows } from './inventory-rows';
import type { Language } from '@/lib/messages/language';
import { fill } from '@/lib/messages/fill';

/** Rows of the notice: datum, purpose, place, time, who sees it. The rows come from the typed inventory. */
export function InventoryTable({
  caption,
  ids,
  language,
}: {
  caption: string;
  ids: readonly DatumId[];
  language: Language;
}) {
  const { inventoryTable: titles } = messages(language).privacyPolicy;
  return (
    <TableFrame caption={caption} hasCards className={wideTable}>
      <thead className="max-md:sr-only">
        <tr>
          {(['datum', 'purpose', 'where', 'howLong', 'whoSees'] as const).map((column, at) => (
            <th key={column} scope="col" {...(at === 0 && { className: 'row-head' })}>
              {titles[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <InventoryRows ids={ids} language={language} titles={titles} />
      </tbody>
    </TableFrame>
  );
}

const ids = Object.keys(rights) as RightId[];

/** Each right, how it is used on this site today, and the section that gives it. */
export function RightsTable({ language }: { language: Language }) {
  const { rights: rightsMessages, rightsTable: titles } = messages(language).privacyPolicy;
  return (
    <Table
      caption={titles.caption}
      hasCards
      className={wideTable}
      rows={ids}
      rowKey={(id) => id}
      columns={[
        { id: 'right', title: titles.right, cell: (id) => rightsMessages[id].right },
        { id: 'how', title: titles.how, cell: (id) => rightsMessages[id].how },
        {
          id: 'law',
          title: titles.law,
          cell: (id) => fill(titles.section, { section: rights[id] }),
        },
      ]}
    />
  );
}

const recipientsTableIds = Object.keys(recipients) as RecipientId[];

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
  const { recipients: recipientsMessages, recipientsTable: titles } = privacyPolicy;
  return (
    <Table
      caption={titles.caption}
      hasCards
      className={wideTable}
      rows={recipientsTableIds}
      rowKey={(id) => id}
      columns={[
        ...(['name', 'task', 'data', 'region'] as const).map((column) => ({
          id: column,
          title: titles[column],
          cell: (id: RecipientId) => fill(recipientsMessages[id][column], values),
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

/** Tables of sentences: they keep readable columns, and are cards on a phone; on paper they fit. */
const wideTable =
  'has-sentences md:[&_table]:min-w-[52rem] [&_td]:align-top [&_th]:align-top [&_tr]:break-inside-avoid ' +
  'print:overflow-visible print:[&_table]:min-w-0';
