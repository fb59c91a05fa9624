import { figureLabels } from '@/components/charts/figure-labels';
import { PriceFigure } from '@/components/charts/price-figure';
import { axisWords } from '@/lib/calendar/axis-words';
import { formatDate } from '@/lib/calendar/iso-date';
import { datedPlaces } from '@/lib/cashflow/dated-places';
import type { Coin } from '@/lib/crypto/domain/coin';
import type { IndexedDay } from '@/lib/crypto/domain/compare';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';

const tones = ['first', 'second', 'third', 'fourth'] as const;

/** The value of ₹100 in each coin since the first day that all of them have. */
export function CompareChart({
  coins,
  days,
  messages,
  labels,
}: {
  /** In the order of the values of each day. */
  coins: readonly Pick<Coin, 'id' | 'name' | 'symbol'>[];
  days: readonly IndexedDay[];
  messages: Messages['crypto']['compare'];
  labels: Messages['charts']['labels'];
}) {
  const last = days.at(-1);
  return (
    <PriceFigure
      sentence={fill(messages.sentence, {
        from: formatDate(days[0]!.date),
        to: formatDate(days.at(-1)!.date),
        values: coins
          .map(({ name }, index) =>
            fill(messages.value, { name, value: formatNumber(last?.values[index] ?? null, 1) }),
          )
          .join(', '),
      })}
      points={datedPlaces(days, ({ values }) => values)}
      lines={coins.map(({ id, symbol, name }, index) => ({
        id,
        label: symbol,
        title: name,
        tone: tones[index] ?? 'fifth',
      }))}
      messages={{ caption: messages.caption, date: messages.day, days: axisWords() }}
      formatValue={(value) => formatNumber(value, 1)}
      formatAxis={(value) => formatNumber(value)}
      endText={(value) => formatNumber(value, 1)}
      fileName="coins-compared.csv"
      labels={figureLabels(labels, messages.caption)}
    />
  );
}
