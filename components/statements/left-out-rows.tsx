import { Disclosure } from '@/components/ui/disclosure';
import { Table } from '@/components/ui/table/index';
import { formatDate } from '@/lib/calendar/iso-date';
import { statements } from '@/lib/messages/en/statements';
import { fill } from '@/lib/messages/fill';
import { formatNumber, notKnown } from '@/lib/money/rupees';
import type { Statement } from '@/lib/statements/statement';

const messages = statements.preview;

/** The rows of a statement that are not imported, each with its place and the reason; nothing where there are none. */
export function LeftOutRows({ statement: { leftOut, hasPages } }: { statement: Statement }) {
  const { count, listed } = leftOut;
  if (count === 0) return null;
  return (
    <Disclosure title={fill(messages.leftOut, { count: formatNumber(count) })}>
      <Table
        caption={messages.leftOutCaption}
        isCaptionHidden
        isLong
        rows={listed}
        columns={[
          {
            id: 'place',
            title: hasPages ? messages.page : messages.line,
            isNumber: true,
            cell: ({ place }) => place,
          },
          { id: 'reason', title: messages.reason, cell: ({ reason }) => messages.reasons[reason] },
          {
            id: 'day',
            title: messages.day,
            isUnbroken: true,
            cell: ({ on }) => (on ? formatDate(on) : notKnown),
          },
          { id: 'name', title: messages.name, cell: ({ name }) => name ?? notKnown },
          {
            id: 'found',
            title: messages.foundCell,
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
