import type { ReactNode } from 'react';
import { removeGuestItems, useGuestItems } from '@/components/saved/guest-items';
import { Button } from '@/components/ui/button';
import { watchedIn } from '@/lib/holdings/saved-holding';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { WatchedTable } from './watched-table';

export type GuestFundsProps = {
  /** The address of the funds, below which each has its own. */
  fundsPath: string;
  messages: Messages['funds']['list']['watched'];
  removeMessages: Messages['saved']['remove'];
  /** Shown where there are none. */
  none: ReactNode;
};

/** The funds that a guest watches in this browser. Their codes are not sent, so that their figures are on their own pages. */
export function GuestFunds({ fundsPath, messages, removeMessages, none }: GuestFundsProps) {
  const { items } = useGuestItems();
  const funds = watchedIn(items, 'fund').map(({ itemId, instrumentId, name }) => ({
    itemId,
    code: Number(instrumentId),
    scheme: null,
    dayPercent: null,
    href: `${fundsPath}/${instrumentId}`,
    name: name ?? fill(messages.code, { code: instrumentId }),
  }));
  if (funds.length === 0) return none;
  return (
    <WatchedTable
      funds={funds}
      market={null}
      removal={({ itemId, name }) => (
        <Button
          variant="quiet"
          aria-label={fill(removeMessages.askFor, { title: name })}
          onClick={() => removeGuestItems([itemId])}
        >
          {removeMessages.ask}
        </Button>
      )}
      messages={messages}
    />
  );
}
