import type { ReactNode } from 'react';
import { ChartFigure } from '@/components/charts/chart-figure';
import { ReadablePlot } from '@/components/charts/reading/readable-plot';
import { Readout, readoutText } from '@/components/charts/reading/readout';
import type { Series } from '@/components/charts/series';
import { StackedArea } from '@/components/charts/stacked-area';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatLakhCrore, formatShortRupees } from '@/lib/money/lakh-crore';
import { formatNumber } from '@/lib/money/rupees';
import { monthsPerYear } from '@/lib/sip/domain/plan';
import type { WithdrawalProjection } from '@/lib/sip/domain/withdraw';

/** Saving and withdrawing on one line of time: what the money is worth at the end of each year. */
export function WithdrawalChart({
  saved,
  withdrawals: { withdrawals, balanceRupees },
  messages,
  chart,
  children,
}: {
  /** What the money was worth before the first withdrawal, oldest first. */
  saved: readonly { month: number; valueRupees: number }[];
  withdrawals: WithdrawalProjection;
  messages: Messages['sip']['details']['withdrawals'];
  chart: Messages['sip']['details']['chart'];
  /** The table. */
  children: ReactNode;
}) {
  const last = saved.at(-1);
  const savedMonths = last?.month ?? 0;
  const points = [
    ...saved.map(({ month, valueRupees }) => ({ month, rupees: valueRupees })),
    ...withdrawals
      .filter(({ month }) => month % monthsPerYear === 0 || month === withdrawals.length)
      .map(({ month, balanceRupees: rupees }) => ({ month: savedMonths + month, rupees })),
  ];
  const inYears = (month: number) => month / monthsPerYear;
  const short = (rupees: number) => formatShortRupees(rupees, messages.language);
  const balance: Series = {
    id: 'worth',
    label: messages.balance,
    tone: 'first',
    values: points.map(({ rupees }) => rupees),
  };
  const readout = {
    columns: [
      { id: 'year', title: chart.year, isNumber: true },
      { id: balance.id, title: balance.label },
    ],
    rows: points.map(({ month, rupees }) => [formatNumber(inYears(month), 1), short(rupees)]),
  };
  return (
    <ChartFigure
      sentence={fill(messages.chart, {
        value: formatLakhCrore(last?.valueRupees ?? 0, messages.language),
        saved: formatNumber(inYears(savedMonths), 1),
        balance: formatLakhCrore(balanceRupees, messages.language),
        last: formatNumber(inYears(savedMonths + withdrawals.length), 1),
      })}
      readout={<Readout table={readout} keys={[balance]} />}
      rows={readoutText(readout)}
      tableTitle={messages.tableTitle}
      table={children}
    >
      <ReadablePlot label={chart.read} hint={chart.readHint}>
        <StackedArea
          id="sip-withdrawals-chart"
          over={{
            steps: points.map(({ month }) => inYears(month)),
            formatStep: formatNumber,
            stepTitle: chart.years,
          }}
          series={[balance]}
          formatValue={short}
        />
      </ReadablePlot>
    </ChartFigure>
  );
}
