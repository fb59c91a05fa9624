import { PayoffChart, breakEvens, type PayoffPoint } from '@/components/charts/payoff-chart';
import { numberColumn } from '@/components/ui/data-table/data-column';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatNumber, formatRupees } from '@/lib/money/rupees';
import { straddleProfitRupees } from '@/lib/tables/sample-series';
import { ChartFrame } from './chart-frame';

const strike = 24_000;
const premiumRupees = 640;
const spot = 24_180;
const points: readonly PayoffPoint[] = Array.from({ length: 31 }, (_, index) => {
  const price = 22_500 + index * 100;
  return { price, profit: straddleProfitRupees(price, strike, premiumRupees) };
});
const [low = strike, high = strike] = breakEvens(points);

/** Profit and loss of a position at expiry, with its break-evens. */
export function PayoffChartExample() {
  const { payoff, units } = messages().charts;
  return (
    <ChartFrame
      title={payoff.title}
      sentence={fill(payoff.sentence, {
        strike: formatNumber(strike),
        premium: formatRupees(premiumRupees),
        low: formatNumber(low),
        high: formatNumber(high),
      })}
      columns={[
        numberColumn<PayoffPoint>({
          id: 'price',
          title: payoff.price,
          value: ({ price }) => price,
          format: formatNumber,
        }),
        numberColumn<PayoffPoint>({
          id: 'profit',
          title: payoff.profit,
          unit: units.rupees,
          value: ({ profit }) => profit,
          format: formatNumber,
        }),
      ]}
      rows={points}
      rowKey={({ price }) => price}
    >
      <PayoffChart
        id="payoff"
        points={points}
        priceTitle={payoff.price}
        formatPrice={formatNumber}
        formatProfit={formatRupees}
        marker={{ value: spot, label: fill(payoff.spot, { price: formatNumber(spot) }) }}
      />
    </ChartFrame>
  );
}
