import { chartSizes } from '@/components/charts/chart-size';
import { Legend } from '@/components/charts/legend';
import { LineChart } from '@/components/charts/line-chart';
import { ReadableFigure } from '@/components/charts/readable-figure';
import type { Series } from '@/components/charts/series';
import { numberColumn } from '@/components/ui/data-table/data-column';
import { fill } from '@/lib/messages/fill';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatNumber, formatPercent, formatRupees } from '@/lib/money/rupees';
import { nextRupeeCurve, type CurveFacts, type NextRupeePoint } from '@/lib/tax/next-rupee';
import type { TaxMessages } from './form-groups';

/** What one more rupee costs around an income at which a relief begins. */
export function NextRupeeFigure({
  facts,
  aroundRupees,
  ownRupees,
  messages,
}: {
  facts: CurveFacts;
  aroundRupees: number;
  /** The person's own taxable income, marked where it lies within the drawing. */
  ownRupees: number | null;
  messages: TaxMessages;
}) {
  const words = messages.details.nextRupee;
  const points = nextRupeeCurve(facts, aroundRupees);
  const markers = ownRupees === null ? [] : [{ value: ownRupees, label: words.you }];
  const series: Series[] = [
    {
      id: 'new',
      label: messages.regimes.new,
      tone: 'first',
      values: points.map(({ newPercent }) => newPercent),
    },
    {
      id: 'old',
      label: messages.regimes.old,
      tone: 'second',
      isHatched: true,
      values: points.map(({ oldPercent }) => oldPercent),
    },
  ];
  return (
    <ReadableFigure<NextRupeePoint>
      sentence={fill(words.sentence, { around: formatLakhCrore(aroundRupees, messages.language) })}
      legend={<Legend id="tax-next-rupee" series={series} />}
      caption={words.caption}
      columns={[
        numberColumn({
          id: 'income',
          title: words.income,
          value: (point) => point.incomeRupees,
          format: formatRupees,
        }),
        numberColumn({
          id: 'new',
          title: messages.regimes.new,
          value: (point) => point.newPercent,
          format: formatPercent,
        }),
        numberColumn({
          id: 'old',
          title: messages.regimes.old,
          value: (point) => point.oldPercent,
          format: formatPercent,
        }),
      ]}
      rows={points}
      rowKey={(point) => point.incomeRupees}
      fileName={words.file}
      labels={messages.details.figure}
    >
      {chartSizes.map((size) => (
        <LineChart
          key={size}
          size={size}
          steps={points.map((point) => point.incomeRupees)}
          series={series}
          stepTitle={words.incomeInLakh}
          formatStep={inLakh}
          formatValue={formatPercent}
          markers={markers}
          holdsZero
        />
      ))}
    </ReadableFigure>
  );
}

/** 11.6: the axis says that these are lakh, so that the figures fit beside each other on a phone. */
function inLakh(rupees: number): string {
  return formatNumber(rupees / 100_000, 2);
}
