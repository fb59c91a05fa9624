import { UnreadRows } from '@/components/market-files/unread-rows';
import { formatDate } from '@/lib/calendar/iso-date';
import { statements } from '@/lib/messages/en/statements';
import { notKnown } from '@/lib/text/not-known';
import type { Statement } from '@/lib/statements/statement';

const { leftOut: messages, reasons } = statements.preview;

/** The rows of a statement that are not imported, each with its place and the reason; nothing where there are none. */
export function LeftOutRows({ statement: { leftOut, hasPages } }: { statement: Statement }) {
  return (
    <UnreadRows
      rows={leftOut}
      messages={messages}
      columns={[
        {
          id: 'place',
          title: hasPages ? messages.page : messages.line,
          isNumber: true,
          cell: ({ place }) => place,
        },
        { id: 'reason', title: messages.reason, cell: ({ reason }) => reasons[reason] },
        {
          id: 'day',
          title: messages.day,
          isUnbroken: true,
          cell: ({ on }) => (on ? formatDate(on) : notKnown),
        },
        { id: 'name', title: messages.name, cell: ({ name }) => name ?? notKnown },
      ]}
    />
  );
}
