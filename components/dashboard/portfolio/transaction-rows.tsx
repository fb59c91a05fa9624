'use client';

import { Figure } from '@/components/ui/figures/change';
import { RouteLink } from '@/components/ui/route-link';
import { formatDate } from '@/lib/calendar/iso-date';
import { dashboardHref, type DashboardQuery } from '@/lib/dashboard/domain/dashboard-query';
import type { Transaction } from '@/lib/holdings/holding';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import { ownAmount, type HiddenLabel } from './own-amount';

/**
 * The transactions of one instrument, the newest first. A client component, so that the document names each once (see
 * components/ui/table/table-rows.tsx).
 */
export function TransactionRows({
  transactions,
  name,
  isDeposit,
  list,
  hiddenLabel,
  messages: { types, transactions: messages },
}: {
  transactions: readonly Transaction[];
  /** The name of the instrument. */
  name: string;
  /** A deposit is counted in rupees, which stand beside its quantity. */
  isDeposit: boolean;
  /** Keeps this list open on the page of the edit form; null for a list that is always open. */
  list: Pick<DashboardQuery, 'of' | 'page'> | null;
  hiddenLabel: HiddenLabel;
  messages: Pick<Messages['dashboard']['holdings'], 'transactions'> & {
    types: Messages['dashboard']['holdings']['form']['types'];
  };
}) {
  return (
    <ul>
      {transactions.map(({ id, type, on, quantity, rupees, account }) => (
        <li
          key={id}
          className="grid grid-cols-[6rem_minmax(0,1fr)_auto] items-center gap-x-2 border-b border-line md:gap-x-3"
        >
          <span className="whitespace-nowrap tabular-nums">{formatDate(on)}</span>
          <span className="py-1">
            <span className="font-semibold">{types[type]}</span>{' '}
            {type === 'dividend' || isDeposit ? null : (
              <Figure text={formatNumber(quantity, 8)} hiddenLabel={hiddenLabel} />
            )}
            {type === 'bonus' ? null : (
              <>
                {type === 'dividend' || isDeposit ? null : ` ${messages.for} `}
                {ownAmount(rupees, hiddenLabel)}
              </>
            )}
            {account === null ? null : (
              <bdi className="block text-xs break-words text-ink-soft">{account}</bdi>
            )}
          </span>
          <RouteLink
            href={dashboardHref({ tab: 'holdings', edit: id, ...list })}
            prefetches={false}
            className="link inline-flex min-h-11 items-center lg:min-h-9"
          >
            <span aria-hidden="true">{messages.change}</span>
            <span className="sr-only">
              {fill(messages.changeOf, { title: `${name}, ${formatDate(on)}` })}
            </span>
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}
