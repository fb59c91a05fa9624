import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/field';
import { formatDate } from '@/lib/calendar/iso-date';
import type { FundCount } from '@/lib/dashboard/data/market-strip';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';

/** How much of AMFI's list is there, and the way into it by a plain form. */
export function FundSummary({
  count: { schemes, houses, newest },
  messages,
}: {
  count: FundCount;
  messages: Messages['dashboard']['market']['funds'];
}) {
  return (
    <div className="grid gap-3">
      <p>
        <strong>
          {fill(messages.count, { schemes: formatNumber(schemes), houses: formatNumber(houses) })}
        </strong>{' '}
        {fill(messages.newest, { date: formatDate(newest) })}
      </p>
      <form action="/features/mutual-funds" className="flex items-end gap-3">
        <TextField
          id="dashboard-fund"
          name="q"
          label={messages.words}
          autoComplete="off"
          maxLength={80}
          fieldClassName="flex-1"
        />
        <Button type="submit" variant="secondary">
          {messages.find}
        </Button>
      </form>
    </div>
  );
}
