import { chartSizes } from '@/components/charts/chart-size';
import { Legend } from '@/components/charts/legend';
import { LineChart } from '@/components/charts/line-chart';
import { ReadableFigure } from '@/components/charts/readable-figure';
import type { Series } from '@/components/charts/series';
import { numberColumn } from '@/components/ui/data-table/data-column';
import { fill } from '@/lib/messages/fill';
import { formatLakhCrore, formatShortRupees } from '@/lib/money/lakh-crore';
import { formatPercent, formatRupees } from '@/lib/money/rupees';
import { nextRupeeCurve, type CurveFacts, type NextRupeePoint } from '@/lib/tax/next-rupee';
import type { TaxMessages } from './form-groups';

/** What one more rupee costs around an income at which a relief begins. */
export function NextRupeeFigure({
  facts,
  aroundRupees,
  messages,
}: {
  facts: CurveFacts;
  aroundRupees: number;
  messages: TaxMessages;
}) {
  const words = messages.details.nextRupee;
  const points = nextRupeeCurve(facts, aroundRupees);
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
      sentence={fill(words.sentence, { around: formatLakhCrore(aroundRupees) })}
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
          stepTitle={words.income}
          formatStep={formatShortRupees}
          formatValue={formatPercent}
          holdsZero
        />
      ))}
    </ReadableFigure>
  );
}
