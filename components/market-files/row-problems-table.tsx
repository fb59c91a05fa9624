import { Disclosure } from '@/components/ui/disclosure';
import { Table } from '@/components/ui/table';
import type { RowProblems } from '@/lib/market-files/file-problem';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatNumber, notKnown } from '@/lib/money/rupees';

/** The rows of a file that were not read, each with its line and column; nothing where all were. */
export function RowProblemsTable({
  problems: { count, listed },
  messages,
}: {
  problems: RowProblems;
  messages: Messages['marketFile']['rows'];
}) {
  if (count === 0) return null;
  return (
    <Disclosure title={fill(messages.title, { count: formatNumber(count) })}>
      <Table
        caption={messages.caption}
        isCaptionHidden
        isLong
        rows={listed}
        rowKey={({ line, column, code }) => `${line} ${column} ${code}`}
        columns={[
          { id: 'line', title: messages.line, isNumber: true, cell: ({ line }) => line },
          { id: 'problem', title: messages.problem, cell: ({ code }) => messages.problems[code] },
          { id: 'column', title: messages.column, cell: ({ column }) => column ?? notKnown },
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
