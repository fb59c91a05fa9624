import { Disclosure } from '@/components/ui/disclosure';
import { Table } from '@/components/ui/table';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import type { BadChainLine } from '@/lib/options/domain/chain/read-chain-csv';

/** Every line that was not read, as it stands in the file, with its number there. */
export function BadLines({
  lines,
  words,
}: {
  lines: readonly BadChainLine[];
  words: Messages['optionChain']['file']['bad'];
}) {
  return (
    <Disclosure isOpen title={fill(words.title, { count: formatNumber(lines.length) })}>
      <Table
        caption={words.caption}
        isCaptionHidden
        isLong
        rows={lines}
        rowKey={({ line }) => line}
        columns={[
          { id: 'line', title: words.line, isNumber: true, cell: ({ line }) => line },
          {
            id: 'problem',
            title: words.problem,
            cell: ({ problem, column }) => fill(words.problems[problem], { column: column ?? '' }),
          },
          {
            id: 'text',
            title: words.text,
            cell: ({ text }) => <code className="text-xs wrap-anywhere">{text}</code>,
          },
        ]}
      />
    </Disclosure>
  );
}
