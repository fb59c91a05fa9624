import { Disclosure } from '@/components/ui/disclosure';
import { Table } from '@/components/ui/table';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import type { BadChainLine } from '@/lib/options/domain/chain/read-chain-csv';

/** Every line that was not read, as it stands in the file, with its number there. */
export function BadLines({
  lines,
  messages,
}: {
  lines: readonly BadChainLine[];
  messages: Messages['optionChain']['file']['bad'];
}) {
  return (
    <Disclosure isOpen title={fill(messages.title, { count: formatNumber(lines.length) })}>
      <Table
        caption={messages.caption}
        isCaptionHidden
        isLong
        rows={lines}
        rowKey={({ line }) => line}
        columns={[
          { id: 'line', title: messages.line, isNumber: true, cell: ({ line }) => line },
          {
            id: 'problem',
            title: messages.problem,
            cell: ({ problem, column }) =>
              fill(messages.problems[problem], { column: column ?? '' }),
          },
          {
            id: 'text',
            title: messages.text,
            cell: ({ text }) => <code className="text-xs wrap-anywhere">{text}</code>,
          },
        ]}
      />
    </Disclosure>
  );
}
