import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { formatDate } from '@/lib/calendar/iso-date';
import type { FundCount } from '@/lib/dashboard/market-strip';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';

/** How much of AMFI's list is there, and the way into it by a plain form. */
export function FundSummary({
  count: { schemes, houses, newest },
  words,
}: {
  count: FundCount;
  words: Messages['dashboard']['market']['funds'];
}) {
  return (
    <div className="grid gap-3">
      <p>
        <strong>
          {fill(words.count, { schemes: formatNumber(schemes), houses: formatNumber(houses) })}
        </strong>{' '}
        {fill(words.newest, { date: formatDate(newest) })}
      </p>
      <form action="/features/mutual-funds" className="flex items-end gap-3">
        <TextField
          id="dashboard-fund"
          name="q"
          label={words.words}
          autoComplete="off"
          maxLength={80}
          fieldClassName="flex-1"
        />
        <Button type="submit" variant="secondary">
          {words.find}
        </Button>
      </form>
    </div>
  );
}
