import { formatDate } from '@/lib/calendar/iso-date';
import type { PricePoint } from '@/lib/crypto/domain/coin';
import { dayCloses, worstTwelveMonths } from '@/lib/crypto/domain/day-closes';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import { DrawdownChart } from './drawdown-chart';

const { charts, crypto } = messages();
const { drawdown } = crypto.coin;

/** How far the coin stood below its highest price, and its worst twelve months. */
export function DrawdownTab({ name, points }: { name: string; points: readonly PricePoint[] }) {
  const closes = dayCloses(points);
  const worst = worstTwelveMonths(closes);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="max-w-prose text-sm">
        {drawdown.text}{' '}
        <b className="font-semibold">
          {worst
            ? fill(drawdown.worst, {
                change: formatSignedPercent(worst.changePercent, 1),
                end: formatDate(worst.end),
              })
            : drawdown.noYear}
        </b>
      </p>
      <DrawdownChart name={name} closes={closes} messages={drawdown} labels={charts.labels} />
    </div>
  );
}
