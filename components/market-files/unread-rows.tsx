import type { ComponentProps } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { Table } from '@/components/ui/table/index';
import { fill } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import { notKnown } from '@/lib/text/not-known';

type Columns<Row> = ComponentProps<typeof Table<Row>>['columns'];

/**
 * The rows of a file that were not read, closed at first: the columns of its kind, then the cell that was found. Nothing
 * where all rows were read.
 */
export function UnreadRows<Row extends { found: string }>({
  rows: { count, listed },
  columns,
  rowKey,
  messages,
}: {
  /** The first of them, and how many there are. */
  rows: { count: number; listed: readonly Row[] };
  columns: Columns<Row>;
  rowKey?: (row: Row) => string;
  /** `title` names {count}, `more` also how many are {shown}. */
  messages: Readonly<Record<'title' | 'caption' | 'found' | 'more', string>>;
}) {
  if (count === 0) return null;
  return (
    <Disclosure title={fill(messages.title, { count: formatNumber(count) })}>
      <Table
        caption={messages.caption}
        isCaptionHidden
        isLong
        rows={listed}
        rowKey={rowKey}
        columns={[
          ...columns,
          {
            id: 'found',
            title: messages.found,
            cell: ({ found }) => <code className="text-xs wrap-anywhere">{found || notKnown}</code>,
          },
        ]}
      />
      {listed.length < count ? (
        <p className="mt-2 text-sm text-ink-soft">
          {fill(messages.more, { shown: listed.length, count: formatNumber(count) })}
        </p>
      ) : null}
    </Disclosure>
  );
}
