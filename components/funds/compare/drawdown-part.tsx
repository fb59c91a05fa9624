import { Card } from '@/components/ui/card/card';
import { Table } from '@/components/ui/table';
import { formatDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import { formatNumber, formatPercent, notKnown } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import { ComparedFigure } from './compared-figure';
import { placeOf, type PartProps } from './lettered';

/** How far each fund fell below its highest value, and how long it took to get there again. */
export function DrawdownPart({ csvSource, ...props }: PartProps & { csvSource: string }) {
  const { funds, known, comparison, messages } = props;
  const { fundCompare } = messages;
  const words = fundCompare.drawdown;
  const rows = funds.map((fund) => ({
    letter: fund.letter,
    figures: comparison.funds[placeOf(fund, known)] ?? null,
  }));
  const falls = comparison.funds.map(({ deepestFall }, index) =>
    fill(words.fall, {
      fund: known[index]!.letter,
      percent: formatSignedPercent(deepestFall.percent),
    }),
  );
  return (
    <Card title={words.title} titleId="compare-drawdown">
      <ComparedFigure
        known={known}
        lines={comparison.funds.map((fund) => fund.falls)}
        title={words.chart}
        sentence={fill(words.sentence, { falls: falls.join(', ') })}
        csvSource={csvSource}
        formatValue={(value) => formatPercent(value)}
        formatAxis={(value) => formatPercent(value, 0)}
        fileName="compared-drawdowns.csv"
        holdsZero
        messages={messages}
      />
      <div className="mt-4">
        <Table
          caption={words.caption}
          isCaptionHidden
          columns={[
            { id: 'fund', title: fundCompare.fund, cell: ({ letter }) => letter },
            {
              id: 'deepest',
              title: words.deepest,
              isNumber: true,
              cell: ({ figures }) => formatSignedPercent(figures && figures.deepestFall.percent),
            },
            ...(['peak', 'trough'] as const).map((id) => ({
              id,
              title: words[id],
              isNumber: true,
              cell: ({ figures }: (typeof rows)[number]) =>
                figures && figures.deepestFall.percent < 0
                  ? formatDate(figures.deepestFall[id].date)
                  : notKnown,
            })),
            {
              id: 'recovery',
              title: words.recovery,
              isNumber: true,
              cell: ({ figures }) => {
                if (!figures || figures.deepestFall.percent === 0) return notKnown;
                return figures.recoveryDays === null
                  ? words.notYet
                  : formatNumber(figures.recoveryDays);
              },
            },
          ]}
          rows={rows}
          rowKey={({ letter }) => letter}
        />
      </div>
    </Card>
  );
}
