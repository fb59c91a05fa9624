import { Button } from '@/components/ui/button';
import { formatDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber, formatPercent } from '@/lib/money/rupees';
import type { VixRank } from '@/lib/options/domain/chain/vix-rank';

/** The volatility index of a dropped file, where it stands among its days, and a button that takes it over. */
export function VixNote({
  rank: { date, percent, days, lowestPercent, highestPercent, lowerDaysPercent },
  messages,
  onUse,
}: {
  rank: VixRank;
  messages: Messages['optionChain']['file'];
  onUse: (percent: number) => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-3" role="status">
      <p className="max-w-prose text-sm">
        {fill(messages.vix, {
          percent: formatPercent(percent, 2),
          date: formatDate(date),
          days: formatNumber(days),
          low: formatPercent(lowestPercent, 2),
          high: formatPercent(highestPercent, 2),
        })}{' '}
        {lowerDaysPercent === null
          ? null
          : fill(messages.vixRank, { share: formatPercent(lowerDaysPercent, 0) })}
      </p>
      <Button variant="secondary" onClick={() => onUse(percent)}>
        {fill(messages.useVix, { percent: formatPercent(percent, 2) })}
      </Button>
    </div>
  );
}
