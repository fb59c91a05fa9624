import { Card } from '@/components/ui/card/card';
import { Table } from '@/components/ui/table';
import { formatDate } from '@/lib/calendar/iso-date';
import { fill, fillCount } from '@/lib/messages/fill';
import { formatNumber, formatPercent, notKnown, formatFixed } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import { ComparedFigure } from './compared-figure';
import { placeOf, type PartProps } from './lettered';
import { leastMonths } from '@/lib/funds/domain/compare/comparison';

/** The maximum drawdown of each fund, and the days it took to recover. */
export function DrawdownPart({ csvSource, ...props }: PartProps & { csvSource: string }) {
  const { funds, known, comparison, messages } = props;
  const { fundCompare } = messages;
  const drawdownMessages = fundCompare.drawdown;
  const rows = funds.map((fund) => ({
    letter: fund.letter,
    figures: comparison.funds[placeOf(fund, known)] ?? null,
  }));
  const falls = comparison.funds.map(({ deepestFall }, index) =>
    fill(drawdownMessages.fall, {
      fund: known[index]!.letter,
      percent: formatSignedPercent(deepestFall.percent),
    }),
  );
  return (
    <Card title={drawdownMessages.title} titleId="compare-drawdown">
      <ComparedFigure
        known={known}
        lines={comparison.funds.map((fund) => fund.falls)}
        title={drawdownMessages.chart}
        sentence={fill(drawdownMessages.sentence, { falls: falls.join(', ') })}
        csvSource={csvSource}
        formatValue={(value) => formatPercent(value)}
        formatAxis={(value) => formatPercent(value, 0)}
        fileName="compared-drawdowns.csv"
        holdsZero
        messages={messages}
      />
      <div className="mt-4">
        <Table
          caption={drawdownMessages.caption}
          isCaptionHidden
          columns={[
            { id: 'fund', title: fundCompare.fund, cell: ({ letter }) => letter },
            {
              id: 'deepest',
              title: drawdownMessages.deepest,
              isNumber: true,
              cell: ({ figures }) => formatSignedPercent(figures && figures.deepestFall.percent),
            },
            ...(['peak', 'trough'] as const).map((id) => ({
              id,
              title: drawdownMessages[id],
              isNumber: true,
              cell: ({ figures }: (typeof rows)[number]) =>
                figures && figures.deepestFall.percent < 0
                  ? formatDate(figures.deepestFall[id].date)
                  : notKnown,
            })),
            {
              id: 'recovery',
              title: drawdownMessages.recovery,
              isNumber: true,
              cell: ({ figures }) => {
                if (!figures || figures.deepestFall.percent === 0) return notKnown;
                return figures.recoveryDays === null
                  ? drawdownMessages.notYet
                  : formatNumber(figures.recoveryDays);
              },
            },
          ]}
          rows={rows}
        />
      </div>
    </Card>
  );
}

/** Correlation of the funds. All have the same days, so each pair has the same months. */
export function CorrelationPart({
  funds,
  known,
  comparison,
  messages: { fundCompare },
}: PartProps) {
  const partMessages = fundCompare.correlation;
  const months = comparison.correlations[0]?.[0]?.months ?? 0;
  const rows = funds.map((fund) => ({
    letter: fund.letter,
    values: comparison.correlations[placeOf(fund, known)] ?? [],
  }));
  type Row = (typeof rows)[number];
  return (
    <Card
      title={partMessages.title}
      titleId="compare-correlation"
      description={`${partMessages.text} ${months < leastMonths ? fillCount(months, partMessages.tooFew) : fill(partMessages.months, { months })}`}
    >
      <Table
        caption={partMessages.caption}
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
      />
    </Card>
  );
}
