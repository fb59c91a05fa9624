import { Table } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { longDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatPercent, formatRupees } from '@/lib/money/rupees';
import { reaches, type SupportFee } from '@/lib/support/fees';

/** The fee of each way to pay, and how much of a hundred rupees arrives. */
export function FeeTable({
  fees,
  messages,
}: {
  fees: readonly SupportFee[];
  messages: Messages['support']['fees'];
}) {
  return (
    <Table
      caption={messages.caption}
      isCaptionHidden
      rowKey={({ id }) => id}
      rows={fees}
      columns={[
        { id: 'way', title: messages.way, cell: ({ id }) => messages.ways[id] },
        { id: 'fee', title: messages.fee, cell: (fee) => feeInWords(fee, messages) },
        { id: 'reaches', title: messages.ofHundred, cell: (fee) => reachesInWords(fee, messages) },
        {
          id: 'source',
          title: messages.source,
          width: 'sentence',
          cell: ({ source, readOn }) => (
            <>
              <TextLink href={source.url}>{source.title}</TextLink>, {longDate(readOn)}
            </>
          ),
        },
      ]}
    />
  );
}

function feeInWords({ percent, fixed }: SupportFee, messages: Messages['support']['fees']): string {
  if (percent === 0 && fixed === null) return messages.none;
  const text = formatPercent(percent);
  return fixed === null ? text : fill(messages.percentAndFixed, { percent: text, fixed });
}

function reachesInWords(fee: SupportFee, messages: Messages['support']['fees']): string {
  const amount = formatRupees(reaches(100, fee), 2);
  return fee.fixed === null ? amount : fill(messages.reachesLess, { amount, fixed: fee.fixed });
}
