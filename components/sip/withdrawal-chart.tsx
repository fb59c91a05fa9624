import type { ReactNode } from 'react';
import { ChartFigure } from '@/components/charts/chart-figure';
import { chartSizes } from '@/components/charts/chart-size';
import { StackedArea } from '@/components/charts/stacked-area';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatLakhCrore, formatShortRupees } from '@/lib/money/lakh-crore';
import { formatNumber } from '@/lib/money/rupees';
import { monthsPerYear } from '@/lib/sip/plan';
import type { Projection } from '@/lib/sip/project';
import type { WithdrawalProjection } from '@/lib/sip/withdraw';

/** Saving and withdrawing on one line of time: what the money is worth at the end of each year. */
export function WithdrawalChart({
  saved,
  withdrawals: { withdrawals, balanceRupees },
  messages,
  children,
}: {
  saved: Projection;
  withdrawals: WithdrawalProjection;
  messages: Messages['sip']['details']['withdrawals'];
  /** The table. */
  children: ReactNode;
}) {
  const savedMonths = saved.months.length - 1;
  const points = [
    { month: 0, rupees: saved.months[0]?.valueRupees ?? 0 },
    ...saved.years.map(({ month, valueRupees }) => ({ month, rupees: valueRupees })),
    ...withdrawals
      .filter(({ month }) => month % monthsPerYear === 0 || month === withdrawals.length)
      .map(({ month, balanceRupees: rupees }) => ({ month: savedMonths + month, rupees })),
  ];
  const inYears = (month: number) => month / monthsPerYear;
  return (
    <ChartFigure
      sentence={fill(messages.chart, {
        value: formatLakhCrore(saved.valueRupees, messages.language),
        saved: formatNumber(inYears(savedMonths), 1),
        balance: formatLakhCrore(balanceRupees, messages.language),
        last: formatNumber(inYears(savedMonths + withdrawals.length), 1),
      })}
      tableTitle={messages.tableTitle}
      table={children}
    >
      {chartSizes.map((size) => (
        <StackedArea
          key={size}
          id="sip-withdrawals-chart"
          size={size}
          steps={points.map(({ month }) => inYears(month))}
          series={[
            {
              id: 'worth',
              label: messages.balance,
              tone: 'first',
              values: points.map(({ rupees }) => rupees),
            },
          ]}
          stepTitle={messages.years}
          formatStep={formatNumber}
          formatValue={(rupees) => formatShortRupees(rupees, messages.language)}
        />
      ))}
    </ChartFigure>
  );
}
