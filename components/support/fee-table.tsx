import { Table } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { longDate } from '@/lib/calendar/long-date';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatPercent, formatRupees } from '@/lib/money/rupees';
import { reaches, type SupportFee } from '@/lib/support/fees';

/** The fee of each way to pay, and how much of a hundred rupees arrives. */
export function FeeTable({
  fees,
  words,
}: {
  fees: readonly SupportFee[];
  words: Messages['support']['fees'];
}) {
  return (
    <Table
      caption={words.caption}
      isCaptionHidden
      rowKey={({ id }) => id}
      rows={fees}
      columns={[
        { id: 'way', title: words.way, cell: ({ id }) => words.ways[id] },
        { id: 'fee', title: words.fee, cell: (fee) => feeInWords(fee, words) },
        { id: 'reaches', title: words.ofHundred, cell: (fee) => reachesInWords(fee, words) },
        {
          id: 'source',
          title: words.source,
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

function feeInWords({ percent, fixed }: SupportFee, words: Messages['support']['fees']): string {
  if (percent === 0 && fixed === null) return words.none;
  const text = formatPercent(percent);
  return fixed === null ? text : fill(words.percentAndFixed, { percent: text, fixed });
}

function reachesInWords(fee: SupportFee, words: Messages['support']['fees']): string {
  const amount = formatRupees(reaches(100, fee), 2);
  return fee.fixed === null ? amount : fill(words.reachesLess, { amount, fixed: fee.fixed });
}
