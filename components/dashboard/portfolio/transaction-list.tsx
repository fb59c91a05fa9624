import type { Position } from '@/lib/dashboard/domain/portfolio';
import type { Holding } from '@/lib/holdings/holding';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatNumber, formatRupees } from '@/lib/money/rupees';
import { sumOf } from '@/lib/cashflow/statistics';
import type { HiddenLabel } from './own-amount';
import { TransactionRows } from './transaction-rows';

/** All transactions below the name of what was bought; what was sold completely comes last. */
export function TransactionList({
  holdings,
  hiddenLabel,
  messages,
}: {
  /** With their transactions as they were entered. */
  holdings: readonly { name: string; isClosed: boolean; holding: Holding }[];
  hiddenLabel: HiddenLabel;
  messages: Messages['dashboard']['holdings'];
}) {
  const { transactions, form } = messages;
  return (
    <ul className="grid gap-4 text-sm">
      {holdings.map(({ name, isClosed, holding }) => (
        <li key={`${holding.assetClass}-${holding.instrumentId}`}>
          <bdi className="font-semibold">{name}</bdi>
          {isClosed ? <span className="text-ink-soft"> · {transactions.closed}</span> : null}
          <TransactionRows
            name={name}
            isDeposit={holding.assetClass === 'deposit'}
            transactions={holding.transactions.toReversed()}
            hiddenLabel={hiddenLabel}
            messages={{ transactions, types: form.types }}
          />
        </li>
      ))}
    </ul>
  );
}

/** That more was sold than was bought, where it was. */
export function MissingNotice({
  position: { holding, missingQuantity },
  messages,
}: {
  position: Pick<Position, 'holding' | 'missingQuantity'>;
  messages: Messages['dashboard']['holdings']['missing'];
}) {
  if (missingQuantity === 0) return null;
  return (
    <span className="block max-w-prose text-xs text-warn">
      {holding.assetClass === 'deposit'
        ? fill(messages.rupees, { amount: formatRupees(missingRupeesOf(holding)) })
        : fill(messages.units, { count: formatNumber(missingQuantity, 4) })}
    </span>
  );
}

/** A deposit is held in units of its index: what is missing is a share of what was withdrawn. */
function missingRupeesOf({ sales }: Holding): number {
  return sumOf(
    sales.map(
      ({ proceedsRupees, missingQuantity, quantity }) =>
        (proceedsRupees * missingQuantity) / quantity,
    ),
  );
}
