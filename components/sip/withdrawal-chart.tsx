import type { ReactNode } from 'react';
import { ChartFigure } from '@/components/charts/chart-figure';
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
  children,
}: {
  /** What the money was worth before the first withdrawal, oldest first. */
  saved: readonly { month: number; valueRupees: number }[];
  withdrawals: WithdrawalProjection;
  messages: Messages['sip']['details']['withdrawals'];
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
  return (
    <ChartFigure
      sentence={fill(messages.chart, {
        value: formatLakhCrore(last?.valueRupees ?? 0, messages.language),
        saved: formatNumber(inYears(savedMonths), 1),
        balance: formatLakhCrore(balanceRupees, messages.language),
        last: formatNumber(inYears(savedMonths + withdrawals.length), 1),
      })}
      tableTitle={messages.tableTitle}
      table={children}
    >
      <StackedArea
        id="sip-withdrawals-chart"
        over={{
          steps: points.map(({ month }) => inYears(month)),
          formatStep: formatNumber,
          stepTitle: messages.years,
        }}
        series={[
          {
            id: 'worth',
            label: messages.balance,
            tone: 'first',
            values: points.map(({ rupees }) => rupees),
          },
        ]}
        formatValue={(rupees) => formatShortRupees(rupees, messages.language)}
        isReadable={false}
      />
    </ChartFigure>
  );
}
