import type { DatumId, DatumWords } from '@/lib/policies/data-inventory';
import type { Messages } from '@/lib/messages';
import { Table } from '../ui/table';
import { wideTable } from './wide-table';

/** Rows of the notice: datum, purpose, place, time, who sees it. The rows come from the typed inventory. */
export function InventoryTable({
  caption,
  ids,
  messages,
  titles,
}: {
  caption: string;
  ids: readonly DatumId[];
  messages: Readonly<Record<DatumId, DatumWords>>;
  titles: Messages['privacyPolicy']['inventoryTable'];
}) {
  return (
    <Table
      caption={caption}
      className={wideTable}
      rows={ids}
      rowKey={(id) => id}
      columns={(['datum', 'purpose', 'where', 'howLong', 'whoSees'] as const).map((column) => ({
        id: column,
        title: titles[column],
        cell: (id: DatumId) => messages[id][column],
      }))}
    />
  );
}
