import { Card } from '@/components/ui/card/card';
import { Table } from '@/components/ui/table';
import { formatDate } from '@/lib/calendar/iso-date';
import { trailingReturns } from '@/lib/funds/domain/trailing-returns';
import { fill } from '@/lib/messages/fill';
import { formatSigned } from '@/lib/money/signed-percent';
import type { PartProps } from './lettered';

const shownMonths = [1, 3, 6, 12, 36, 60, 120] as const;

/** Returns up to the last common day, from each fund's own history. */
export function TrailingPart({ funds, comparison: { to }, messages: { fundCompare } }: PartProps) {
  const words = fundCompare.trailing;
  const rows = funds.map(({ letter, series }) => ({
    letter,
    returns: trailingReturns(series.filter(({ date }) => date <= to)),
  }));
  type Row = (typeof rows)[number];
  return (
    <Card
      title={words.title}
      titleId="compare-trailing"
      description={fill(words.text, { date: formatDate(to) })}
    >
      <Table
        caption={words.caption}
        isCaptionHidden
        columns={[
          { id: 'fund', title: fundCompare.fund, cell: ({ letter }: Row) => letter },
          ...shownMonths.map((months) => ({
            id: String(months),
            title:
              months < 12
                ? fill(words.months, { count: months })
                : fill(words.years, { count: months / 12 }),
            isNumber: true,
            cell: ({ returns }: Row) =>
              formatSigned(returns.find((each) => each.months === months)?.percent ?? null),
          })),
        ]}
        rows={rows}
        rowKey={({ letter }) => letter}
      />
    </Card>
  );
}
