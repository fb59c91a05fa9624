import { Card } from '@/components/ui/card/card';
import { figureColumn, Table } from '@/components/ui/table';
import { formatDate } from '@/lib/calendar/iso-date';
import { fill, fillCount } from '@/lib/messages/fill';
import { formatNumber, formatFixed, formatRupees, formatPercent } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed';
import { notKnown } from '@/lib/text/not-known';
import {
  fundColumn,
  unbrokenHeads,
  rowsByFund,
  type PartProps,
  type Lettered,
} from './fund-column';
import { fundNameOf } from '@/lib/funds/domain/fund';
import { minMonths } from '@/lib/funds/domain/comparison';
import { figureLabels } from '@/components/charts/figure-labels';
import { PriceFigure } from '@/components/charts/price-figure';
import { dayFormats } from '@/lib/calendar/day-texts';
import { datedPlaces, downsample } from '@/lib/cashflow/chart-points';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { messages } from '@/lib/messages';

const { charts, fundCompare } = messages();

/** The maximum drawdown of each fund, and the days it took to recover. */
export function DrawdownPart({ csvSource, ...props }: PartProps & { csvSource: string }) {
  const { known, comparison } = props;
  const drawdownMessages = fundCompare.drawdown;
  const rows = rowsByFund(props, comparison.funds);
  type Row = (typeof rows)[number];
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
        formatAxis={(value) => formatPercent(value)}
        formatEnd={(value) => formatPercent(value)}
        fileName="compared-drawdowns.csv"
        holdsZero
      />
      <div className="mt-4">
        <Table
          caption={drawdownMessages.caption}
          isCaptionHidden
          className={unbrokenHeads}
          columns={[
            fundColumn<Row>(fundCompare.fund),
            figureColumn('deepest', drawdownMessages.deepest, ({ figures }: Row) =>
              formatSignedPercent(figures && figures.deepestFall.percent),
            ),
            ...(['peak', 'trough'] as const).map((id) =>
              figureColumn(id, drawdownMessages[id], ({ figures }: Row) =>
                figures && figures.deepestFall.percent < 0
                  ? formatDate(figures.deepestFall[id].date)
                  : notKnown,
              ),
            ),
            figureColumn('recovery', drawdownMessages.recovery, ({ figures }: Row) => {
              if (!figures || figures.deepestFall.percent === 0) return notKnown;
              return figures.recoveryDays === null
                ? drawdownMessages.notYet
                : formatNumber(figures.recoveryDays);
            }),
          ]}
          rows={rows}
        />
      </div>
    </Card>
  );
}

/** So many columns of figures have the usual space between them. */
const narrowLetters = 4;

/** Correlation of the funds. All have the same days, so each pair has the same months. */
export function CorrelationPart(props: PartProps) {
  const { known, comparison } = props;
  const partMessages = fundCompare.correlation;
  const months = comparison.correlations[0]?.[0]?.months ?? 0;
  const rows = rowsByFund(props, comparison.correlations);
  type Row = (typeof rows)[number];
  return (
    <Card
      title={partMessages.title}
      titleId="compare-correlation"
      description={`${partMessages.text} ${months < minMonths ? fillCount(months, partMessages.tooFew) : fill(partMessages.months, { months })}`}
    >
      <Table
        caption={partMessages.caption}
        isCaptionHidden
        className={known.length > narrowLetters ? '[&_:is(td,th)]:px-2!' : undefined}
        columns={[
          { id: 'fund', title: fundCompare.fund, cell: ({ letter }: Row) => letter },
          ...known.map(({ letter }, place) =>
            figureColumn(letter, letter, ({ figures }: Row) =>
              formatFixed(figures?.[place]?.value ?? null, 2),
            ),
          ),
        ]}
        rows={rows}
      />
    </Card>
  );
}

/** Points in a page, and values of all lines: two drawings of six funds stay small. */
const maxPoints = 140;
const maxValues = 372;

/** One line for each fund with a history, over their common days. */
function ComparedFigure({
  known,
  lines,
  title,
  sentence,
  csvSource,
  unit,
  formatValue,
  formatAxis,
  formatEnd = formatAxis,
  fileName,
  holdsZero = false,
}: Pick<PartProps, 'known'> & {
  /** In the order of the funds, over the same days. */
  lines: readonly (readonly DatedValue[])[];
  title: string;
  sentence: string;
  csvSource: string;
  unit?: string;
  formatValue: (value: number) => string;
  formatAxis: (value: number) => string;
  /** At the end of each line; as on the axis where none is given. */
  formatEnd?: (value: number) => string;
  fileName: string;
  holdsZero?: boolean;
}) {
  const days = (lines[0] ?? []).map(({ date }, index) => ({
    date,
    values: lines.map((line) => line[index]!.value),
  }));
  const max = Math.min(maxPoints, Math.floor(maxValues / lines.length));
  const rows = downsample(days, ({ values }) => values, max);
  return (
    <PriceFigure
      sentence={sentence}
      points={datedPlaces(rows, ({ values }) => values)}
      lines={known.map(({ letter, tone, scheme }) => ({
        id: letter,
        label: letter,
        keyLabel: `${letter} ${fundNameOf(scheme)}`,
        tone,
      }))}
      messages={{ caption: title, date: fundCompare.date, days: dayFormats() }}
      unit={unit}
      formatValue={formatValue}
      formatAxis={formatAxis}
      endText={formatEnd}
      holdsZero={holdsZero}
      fileName={fileName}
      labels={figureLabels(
        charts.labels,
        title,
        // The columns are headed by letters.
        [csvSource, ...known.map(nameWithLetter)].join('; '),
      )}
    />
  );
}

function nameWithLetter({ letter, scheme }: Lettered): string {
  return `${letter}: ${scheme.name}`;
}

/** The growth of ₹10,000 in each fund since their first common day. */
export function GrowthPart({ known, comparison, csvSource }: PartProps & { csvSource: string }) {
  const ends = known.map(({ letter }, index) =>
    fill(fundCompare.end, {
      fund: letter,
      value: formatNumber(comparison.funds[index]!.line.at(-1)!.value),
    }),
  );
  return (
    <Card
      title={fundCompare.chartTitle}
      titleId="compare-title"
      description={fill(fundCompare.text, {
        from: formatDate(comparison.from),
        to: formatDate(comparison.to),
      })}
    >
      <ComparedFigure
        known={known}
        lines={comparison.funds.map(({ line }) => line)}
        title={fundCompare.chartTitle}
        sentence={fill(fundCompare.sentence, { ends: ends.join(', ') })}
        csvSource={csvSource}
        unit={charts.units.rupees}
        formatValue={(value) => formatNumber(value)}
        formatAxis={formatRupees}
        fileName="compared-funds.csv"
      />
    </Card>
  );
}
