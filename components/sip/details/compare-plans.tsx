import type { ReactNode } from 'react';
import { monthsPerYear } from '@/lib/calendar/date-parts';
import { ChartFigure, Readout, readoutText } from '@/components/charts/chart-figure';
import { lineKeys } from '@/components/charts/legend';
import { LineChart } from '@/components/charts/line-chart';
import { ReadablePlot } from '@/components/charts/reading/readable-plot';
import type { Series, SeriesTone } from '@/components/charts/series';
import { fill } from '@/lib/messages/fill';
import { formatLakhCrore, formatShortRupees } from '@/lib/money/lakh-crore';
import { formatNumber, formatPercent, formatRupees } from '@/lib/money/rupees';
import { notKnown } from '@/lib/text/not-known';
import type { PlanOutcome } from '@/lib/sip/domain/answer';
import type { PlanId } from '@/lib/sip/domain/inputs/fields';
import type { PanelProps } from './details-parts';
import { netReturnPercent } from '@/lib/sip/domain/plan-costs';
import { classNames } from '@/components/ui/class-names';
import { figureColumn, Table } from '@/components/ui/table';
import type { Messages } from '@/lib/messages';
import { spanInWords, stepUpInWords } from '@/components/sip/plan-sentence';

const tones: Record<PlanId, SeriesTone> = { a: 'first', b: 'second', c: 'third' };

/** Plans A, B and C on one axis of rupees and one of years, and measure by measure. */
export function ComparePlans({ answer: { main, others }, messages }: PanelProps) {
  const { chart, compare } = messages.details;
  const outcomes = [main, ...others];
  const longest = Math.max(...outcomes.map(({ plan }) => plan.months));
  const steps = Array.from({ length: Math.ceil(longest / monthsPerYear) + 1 }, (_, year) => year);
  const yearly = outcomes.map(yearlyValues);
  const series = outcomes.map(({ id }, plan): Series => {
    const values = steps.map((year) => yearly[plan]?.[year] ?? null);
    return { id, label: compare.names[id], tone: tones[id], values };
  });
  // At rest the row above the lines compares the plans in the last year that all of them reach.
  const sharedYears = Math.min(...yearly.map(({ length }) => length)) - 1;
  const ends = outcomes.map(({ id, projection }) =>
    fill(compare.end, {
      name: id.toUpperCase(),
      value: formatLakhCrore(projection.valueRupees, compare.language),
    }),
  );
  const short = (rupees: number | null) => formatShortRupees(rupees, compare.language);
  const readout = {
    columns: [
      { id: 'year', title: chart.year, isNumber: true },
      ...series.map(({ id, label }) => ({ id, title: label })),
    ],
    rows: steps.map((year) => [
      formatNumber(year),
      ...series.map(({ values }) => short(values[year] ?? null)),
    ]),
  };
  return (
    <ChartFigure
      sentence={fill(compare.chart, { ends: ends.join(', ') })}
      readout={<Readout table={readout} keys={lineKeys(series)} own={readout.rows[sharedYears]} />}
      rows={readoutText(readout)}
      tableTitle={chart.table}
      isTableOpen
      table={<CompareTable outcomes={outcomes} messages={messages} />}
    >
      <ReadablePlot label={chart.read} hint={chart.readHint}>
        <LineChart
          holdsZero
          over={{ steps, formatStep: formatNumber, stepTitle: chart.years }}
          series={series}
          formatValue={short}
        />
      </ReadablePlot>
    </ChartFigure>
  );
}

/** A plan that was solved for its time may end within a year; that end counts as its last year's. */
function yearlyValues({ projection: { months, years } }: PlanOutcome): number[] {
  return [months[0]?.valueRupees ?? 0, ...years.map(({ valueRupees }) => valueRupees)];
}

type Measure = { id: string; title: string; cell: (outcome: PlanOutcome) => ReactNode };

/** On a phone the plans of a measure stand side by side below its name, so that none is out of sight. */
const phoneRows =
  'max-sm:[&_:is(table,thead,tbody)]:block max-sm:[&_tr]:grid max-sm:[&_tr]:grid-cols-2 max-sm:[&_tr]:py-1.5 max-sm:[&_:is(td,th)]:px-1.5! max-sm:[&_:is(td,th)]:py-0.5 ' +
  'max-sm:[&_td]:text-xs max-sm:[&_.row-head]:sr-only max-sm:[&_tbody_th]:col-span-full max-sm:[&_tbody_th]:text-xs max-sm:[&_tbody_th]:text-ink-soft';

/** A row for each measure, a column for each plan. */
function CompareTable({
  outcomes,
  messages,
}: {
  outcomes: readonly PlanOutcome[];
  messages: Messages['sip'];
}) {
  const compareMessages = messages.details.compare;
  return (
    <Table
      caption={compareMessages.table}
      isCaptionHidden
      className={classNames(phoneRows, outcomes.length > 2 && 'max-sm:[&_tr]:grid-cols-3')}
      rows={measures(outcomes, messages)}
      rowKey={({ id }) => id}
      columns={[
        { id: 'measure', title: compareMessages.measure, cell: ({ title }) => title },
        ...outcomes.map((outcome) =>
          figureColumn(outcome.id, compareMessages.names[outcome.id], ({ cell }: Measure) =>
            cell(outcome),
          ),
        ),
      ]}
    />
  );
}

function measures(
  outcomes: readonly PlanOutcome[],
  { answer, details: { compare: texts } }: Messages['sip'],
): Measure[] {
  const valueOfA = outcomes[0]?.projection.valueRupees ?? 0;
  const isTaxed = outcomes.some(({ redemption }) => redemption !== null);
  const rupees = (id: string, title: string, value: (outcome: PlanOutcome) => number | null) => ({
    id,
    title,
    cell: (outcome: PlanOutcome) => formatRupees(value(outcome)),
  });
  return [
    rupees('monthly', texts.monthly, ({ plan }) => plan.monthlyRupees),
    {
      id: 'return',
      title: texts.return,
      cell: ({ plan }) => formatPercent(netReturnPercent(plan)),
    },
    { id: 'time', title: texts.time, cell: ({ plan }) => spanInWords(plan.months, answer) },
    {
      id: 'step-up',
      title: texts.stepUp,
      // Words may take two lines, so that a phone shows three plans side by side.
      cell: ({ plan }) => <span className="whitespace-normal">{bareStepUp(plan, answer)}</span>,
    },
    rupees('lump-sum', texts.lumpSum, ({ plan }) => plan.lumpSumRupees),
    rupees('invested', texts.invested, ({ projection }) => projection.investedRupees),
    rupees('gain', texts.gain, ({ projection }) => projection.gainRupees),
    rupees('value', texts.value, ({ projection }) => projection.valueRupees),
    ...(isTaxed
      ? [
          rupees('tax', texts.tax, ({ redemption }) => redemption?.totalTaxRupees ?? null),
          rupees(
            'after',
            texts.afterTax,
            ({ redemption }) => redemption?.valueAfterTaxRupees ?? null,
          ),
        ]
      : []),
    rupees('real', texts.real, ({ realRupees }) => realRupees),
    {
      id: 'difference',
      title: texts.difference,
      cell: ({ id, projection }) => {
        const difference = projection.valueRupees - valueOfA;
        const sign = difference > 0 ? '+' : '';
        return id === 'a' ? notKnown : `${sign}${formatRupees(difference)}`;
      },
    },
  ];
}

/** "10% more every year"; a dash for none. */
function bareStepUp(plan: PlanOutcome['plan'], messages: Messages['sip']['answer']): string {
  return stepUpInWords(plan, messages).replace(/^, |,$/g, '') || notKnown;
}
