import { chartSizes } from '@/components/charts/chart-size';
import { Legend } from '@/components/charts/legend';
import { LineChart } from '@/components/charts/line-chart';
import { ReadableFigure } from '@/components/charts/readable-figure';
import type { Series } from '@/components/charts/series';
import { numberColumn } from '@/components/ui/data-table/data-column';
import { fill } from '@/lib/messages/fill';
import { formatShortRupees } from '@/lib/money/lakh-crore';
import { formatRupees } from '@/lib/money/rupees';
import { oldTaxByDeductions, type BreakEvenPoint } from '@/lib/tax/break-even';
import { largestRupees } from '@/lib/tax/input';
import type { Answer } from './answer-of';
import type { TaxMessages } from './form-groups';

const stepCount = 24;

/** Both regimes' tax by what a person deducts: where the falling line meets the level one, the choice turns. */
export function BreakEvenFigure({ answer, messages }: { answer: Answer; messages: TaxMessages }) {
  const words = messages.details.breakEven;
  const short = (rupees: number) => formatShortRupees(rupees, messages.language);
  const { breakEven, comparison, deductionsRupees } = answer;
  const newTax = comparison.new.taxRupees;
  const turn = breakEven.kind === 'above' ? breakEven.deductionsRupees : null;
  const points = oldTaxByDeductions(answer.input, stepsFor(turn, deductionsRupees));
  const series: Series[] = [
    {
      id: 'new',
      label: messages.regimes.new,
      tone: 'first',
      values: points.map(() => newTax),
    },
    {
      id: 'old',
      label: messages.regimes.old,
      tone: 'second',
      isHatched: true,
      values: points.map(({ oldTaxRupees }) => oldTaxRupees),
    },
  ];
  const markers = [
    ...(turn === null ? [] : [{ value: turn, label: `${words.breakEven} ${short(turn)}` }]),
    {
      value: deductionsRupees,
      label: `${words.you} ${short(deductionsRupees)}`,
      row: 1,
    },
  ];
  return (
    <ReadableFigure<BreakEvenPoint>
      sentence={fill(words.sentences[breakEven.kind], {
        newTax: formatRupees(newTax),
        breakEven: formatRupees(turn),
        deductions: formatRupees(deductionsRupees),
      })}
      legend={<Legend id="tax-break-even" series={series} />}
      caption={words.caption}
      columns={[
        numberColumn({
          id: 'deductions',
          title: words.deductions,
          value: (point) => point.deductionsRupees,
          format: formatRupees,
        }),
        numberColumn({
          id: 'new',
          title: messages.regimes.new,
          value: () => newTax,
          format: formatRupees,
        }),
        numberColumn({
          id: 'old',
          title: messages.regimes.old,
          value: (point) => point.oldTaxRupees,
          format: formatRupees,
        }),
      ]}
      rows={points}
      rowKey={(point) => point.deductionsRupees}
      fileName={words.file}
      labels={messages.details.figure}
    >
      {chartSizes.map((size) => (
        <LineChart
          key={size}
          size={size}
          steps={points.map((point) => point.deductionsRupees)}
          series={series}
          stepTitle={words.deductions}
          formatStep={short}
          formatValue={short}
          markers={markers}
          holdsZero
        />
      ))}
    </ReadableFigure>
  );
}

/** From nothing to well beyond both the turn and what the person deducts, in round steps. */
function stepsFor(turn: number | null, deductions: number): number[] {
  const beyond = Math.min(Math.max(turn ?? 0, deductions, 400_000) * 1.3, largestRupees);
  const step = Math.ceil(beyond / stepCount / 5000) * 5000;
  return Array.from({ length: stepCount + 1 }, (_, index) => index * step);
}
