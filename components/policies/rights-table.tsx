import { messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';
import { rights, type RightId } from '@/lib/policies/rights';
import { Table } from '../ui/table';
import { wideTable } from './wide-table';

const ids = Object.keys(rights) as RightId[];

/** Each right, how it is used on this site today, and the section that gives it. */
export function RightsTable({ language }: { language: Language }) {
  const { rights: words, rightsTable: titles } = messages(language).privacyPolicy;
  return (
    <Table
      caption={titles.caption}
      className={wideTable}
      rows={ids}
      rowKey={(id) => id}
      columns={[
        { id: 'right', title: titles.right, cell: (id) => words[id].right },
        { id: 'how', title: titles.how, cell: (id) => words[id].how },
        { id: 'law', title: titles.law, cell: (id) => rights[id] },
      ]}
    />
  );
}
