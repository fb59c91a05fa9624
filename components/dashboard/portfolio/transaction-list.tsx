import { Figure } from '@/components/ui/figures/change';
import type { AssetClass, Holding, Sale } from '@/lib/holdings/holding';
import type { Messages } from '@/lib/messages';
import { sumOf } from '@/lib/cashflow/statistics';
import { formatQuantity, type HiddenLabel } from './own-amount';
import { LazyTransactionRows } from './lazy-transactions';

/** Older ones are sent when they are asked for: with ten years of eight SIPs the page would have over a megabyte. */
const shownFirst = 10;

/** All transactions below the name of what was bought; what was sold completely comes last. */
export function TransactionList({
  holdings,
  older,
  hiddenLabel,
  messages,
}: {
  /** With their transactions as they were entered. */
  holdings: readonly { name: string; isClosed: boolean; holding: Holding }[];
  /** The id of a transaction of the instrument whose older ones are listed; null for none. */
  older: string | null;
  hiddenLabel: HiddenLabel;
  messages: Messages['dashboard']['holdings'];
}) {
  const { transactions, form } = messages;
  return (
    <ul className="grid gap-4 text-sm">
      {holdings.map(({ name, isClosed, holding }) => {
        const { transactions: entered } = holding;
        const hasAll = entered.some(({ id }) => id === older);
        const shown = hasAll ? entered : entered.slice(-shownFirst);
        return (
          <li
            key={`${holding.assetClass}-${holding.instrumentId}`}
            // The link to the older ones leads here.
            id={hasAll ? 'older' : undefined}
          >
            <bdi className="font-semibold">{name}</bdi>
            {isClosed ? <span className="text-ink-soft"> · {transactions.closed}</span> : null}
            <LazyTransactionRows
              name={name}
              isDeposit={holding.assetClass === 'deposit'}
              transactions={shown.toReversed()}
              olderCount={entered.length - shown.length}
              hiddenLabel={hiddenLabel}
              messages={{ transactions, types: form.types }}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** That sales have more units than their accounts held, where they have. */
export function MissingNotice({
  assetClass,
  sales,
  hiddenLabel,
  messages,
}: {
  assetClass: AssetClass;
  sales: readonly Sale[];
  hiddenLabel: HiddenLabel;
  messages: Messages['dashboard']['holdings']['missing'];
}) {
  const units = sumOf(sales.map(({ missingQuantity }) => missingQuantity));
  if (units === 0) return null;
  const [before, after] = messages.units.split('{count}');
  return (
    <span className="block max-w-prose text-xs text-warn">
      {assetClass === 'deposit' ? (
        messages.deposit
      ) : (
        <>
          {before}
          <Figure text={formatQuantity(units, assetClass)} hiddenLabel={hiddenLabel} />
          {after}
        </>
      )}
    </span>
  );
}
