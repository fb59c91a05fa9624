import { Card } from '@/components/ui/card/card';
import { Table } from '@/components/ui/table';
import { leastMonths } from '@/lib/funds/domain/compare/correlations';
import { fill } from '@/lib/messages/fill';
import { formatFixed } from '@/lib/money/rupees';
import { placeOf, type PartProps } from './lettered';

/** How much the funds move together. All have the same days, so that each pair has the same months. */
export function CorrelationPart({
  funds,
  known,
  comparison,
  messages: { fundCompare },
}: PartProps) {
  const words = fundCompare.correlation;
  const months = comparison.correlations[0]?.[0]?.months ?? 0;
  const rows = funds.map((fund) => ({
    letter: fund.letter,
    values: comparison.correlations[placeOf(fund, known)] ?? [],
  }));
  type Row = (typeof rows)[number];
  return (
    <Card
      title={words.title}
      titleId="compare-correlation"
      description={`${words.text} ${fill(months < leastMonths ? words.tooFew : words.months, { months })}`}
    >
      <Table
        caption={words.caption}
        isCaptionHidden
        className="[&_:is(td,th)]:px-2!"
        columns={[
          { id: 'fund', title: fundCompare.fund, cell: ({ letter }: Row) => letter },
          ...known.map(({ letter }, place) => ({
            id: letter,
            title: letter,
            isNumber: true,
            cell: ({ values }: Row) => formatFixed(values[place]?.value ?? null, 2),
          })),
        ]}
        rows={rows}
        rowKey={({ letter }) => letter}
      />
    </Card>
  );
}
