import { classNames } from '@/components/ui/class-names';
import { Pagination } from '@/components/ui/pagination';
import { TextLink } from '@/components/ui/text-link';
import { transactionPlaces, transactionsHref } from '@/lib/dashboard/domain/dashboard-query';
import type { AssetClass, Holding, Sale } from '@/lib/holdings/holding';
import { transactionsItemId } from '@/lib/holdings/transaction-items';
import { messages } from '@/lib/messages';
import { fillCount } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import { pageOf } from '@/lib/page-of';
import { sumOf } from '@/lib/cashflow/statistics';
import { Quantity, type HiddenLabel } from './own-amount';
import { LazyTransactionRows } from './lazy-transactions';

const { holdings: holdingsMessages } = messages().dashboard;

/** Up to so many transactions are all in the page. */
const fewTransactions = 20;

/** Those of one instrument come in pages: twenty years of a SIP would be 200 kB. */
const pageSize = 50;

/**
 * All transactions, below the name of what was bought; what was sold completely comes last. Where there are more than a few, a
 * link that works without scripts asks for those of one instrument: with ten years of eight SIPs the page would have over a
 * megabyte.
 */
export function TransactionList({
  holdings,
  of,
  page,
  hiddenLabel,
}: {
  /** With their transactions as they were entered, the oldest first. */
  holdings: readonly { name: string; isClosed: boolean; holding: Holding }[];
  /** The instrument whose transactions were asked for, as in DashboardQuery; null for none. */
  of: string | null;
  /** The page of its transactions, from 1. */
  page: number;
  hiddenLabel: HiddenLabel;
}) {
  const { transactions, form } = holdingsMessages;
  const areFew =
    sumOf(holdings.map(({ holding }) => holding.transactions.length)) <= fewTransactions;
  return (
    <ul
      id={transactionPlaces.all}
      className={classNames('grid grid-cols-1 text-sm', areFew && 'gap-4')}
    >
      {holdings.map(({ name, isClosed, holding }) => {
        const { transactions: entered } = holding;
        const ownId = transactionsItemId(holding, 0);
        const isAskedFor = ownId === of;
        const listed = pageOf(entered.toReversed(), isAskedFor ? page : 1, pageSize);
        const place = isAskedFor ? transactionPlaces.asked : undefined;
        const key = `${holding.assetClass}-${holding.instrumentId}`;
        const title = (
          <span className="min-w-0 wrap-anywhere">
            <bdi className="font-semibold">{name}</bdi>
            {isClosed ? <span className="text-ink-soft"> · {transactions.closed}</span> : null}
          </span>
        );
        const rows = (
          <LazyTransactionRows
            name={name}
            isDeposit={holding.assetClass === 'deposit'}
            transactions={listed.items}
            list={isAskedFor ? { of, page: listed.page } : null}
            hiddenLabel={hiddenLabel}
            messages={{ transactions, types: form.types }}
          />
        );
        if (areFew) {
          return (
            <li key={key} id={place}>
              {title}
              {rows}
            </li>
          );
        }
        return (
          <li key={key} id={place} className="border-b border-line">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              {title}
              <TextLink
                href={isAskedFor ? transactionsHref({}) : transactionsHref({ of: ownId })}
                prefetches={false}
                className="inline-flex min-h-11 items-center font-semibold"
              >
                {isAskedFor
                  ? transactions.hide
                  : fillCount(entered.length, transactions.show, {
                      count: formatNumber(entered.length),
                    })}
                <span className="sr-only"> ({name})</span>
              </TextLink>
            </div>
            {isAskedFor ? rows : null}
            {isAskedFor && listed.pageCount > 1 ? (
              <Pagination
                page={listed.page}
                pageCount={listed.pageCount}
                labels={transactions.pages}
                hrefOf={(to) => transactionsHref({ of, page: to })}
              />
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** A warning where sales have more units than their accounts held. */
export function MissingNotice({
  assetClass,
  sales,
  hiddenLabel,
}: {
  assetClass: AssetClass;
  sales: readonly Sale[];
  hiddenLabel: HiddenLabel;
}) {
  const units = sumOf(sales.map(({ missingQuantity }) => missingQuantity));
  if (units === 0) return null;
  const { missing } = holdingsMessages;
  const [before, after] = missing.units.split('{count}');
  return (
    <span className="block max-w-prose text-xs text-warn">
      {assetClass === 'deposit' ? (
        missing.deposit
      ) : (
        <>
          {before}
          <Quantity quantity={units} assetClass={assetClass} hiddenLabel={hiddenLabel} />
          {after}
        </>
      )}
    </span>
  );
}
