import { Table } from '@/components/ui/table';
import type { Messages } from '@/lib/messages';
import { formatRupees } from '@/lib/money/rupees';
import { printedCases } from '@/lib/sip/domain/printed-figures';

/** Figures that other pages print, beside the right ones. */
export function WrongInPrint({ messages }: { messages: Messages['sip']['details']['print'] }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="max-w-prose">{messages.intro}</p>
      <Table
        caption={messages.table}
        isCaptionHidden
        rows={printedCases}
        rowKey={({ id }) => id}
        columns={[
          { id: 'case', title: messages.case, cell: ({ id }) => messages.cases[id].plan },
          { id: 'printed', title: messages.printed, cell: ({ id }) => messages.cases[id].printed },
          {
            id: 'right',
            title: messages.right,
            isNumber: true,
            cell: ({ rightRupees }) => formatRupees(rightRupees),
          },
          { id: 'why', title: messages.why, cell: ({ id }) => messages.cases[id].why },
        ]}
      />
    </div>
  );
}
