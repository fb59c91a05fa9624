import { Amount } from '@/components/ui/amount';
import { Button } from '@/components/ui/button';
import { RouteLink } from '@/components/ui/route-link';
import { Table } from '@/components/ui/table';
import { formatDate } from '@/lib/calendar/iso-date';
import { formatPrice } from '@/lib/crypto/format-price';
import type { Position } from '@/lib/dashboard/position';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import { removeSavedItem } from '@/lib/saved/actions';
import type { OwnAmount } from './own-amount';

/** What is held, thing by thing, at its newest price. */
export function HoldingsTable({
  positions,
  amount,
  hiddenLabel,
  words,
}: {
  positions: readonly Position[];
  amount: OwnAmount;
  hiddenLabel: string;
  words: Messages['dashboard']['holdings'];
}) {
  const { columns } = words;
  return (
    <Table
      caption={words.caption}
      isCaptionHidden
      rows={positions}
      rowKey={({ holding }) => `${holding.assetClass}-${holding.instrumentId}`}
      columns={[
        {
          id: 'name',
          title: columns.name,
          cell: ({ name, path, holding }) => (
            <span className="block min-w-36">
              {path ? (
                <RouteLink href={path} prefetches={false} className="hover:underline">
                  <bdi>{name}</bdi>
                </RouteLink>
              ) : (
                <bdi>{name}</bdi>
              )}
              <span className="block text-xs font-normal text-ink-soft">
                {words.form.classes[holding.assetClass]}
              </span>
            </span>
          ),
        },
        {
          id: 'value',
          title: columns.value,
          isNumber: true,
          cell: ({ valueRupees }) => amount(valueRupees),
        },
        {
          id: 'gain',
          title: columns.gain,
          isNumber: true,
          cell: ({ gainRupees, gainPercent }) => (
            <>
              {amount(gainRupees)}
              <span className="block text-xs text-ink-soft">
                {formatSignedPercent(gainPercent, 1)}
              </span>
            </>
          ),
        },
        {
          id: 'cost',
          title: columns.cost,
          isNumber: true,
          cell: ({ costRupees }) => amount(costRupees),
        },
        {
          id: 'quantity',
          title: columns.quantity,
          isNumber: true,
          cell: ({ quantity }) => (
            <Amount full={formatNumber(quantity, 4)} hiddenLabel={hiddenLabel} />
          ),
        },
        {
          id: 'price',
          title: columns.price,
          isNumber: true,
          cell: ({ priceRupees, pricedOn }) => (
            <>
              {formatPrice(priceRupees, 'inr')}
              <span className="block text-xs text-ink-soft">
                {pricedOn ? formatDate(pricedOn) : null}
              </span>
            </>
          ),
        },
      ]}
    />
  );
}

/** Every purchase with its removal. */
export function LotList({
  positions,
  amount,
  words,
  removeWords,
}: {
  positions: readonly Position[];
  amount: OwnAmount;
  words: Messages['dashboard']['holdings'];
  removeWords: Messages['saved']['remove'];
}) {
  return (
    <ul className="grid">
      {positions.flatMap(({ name, holding }) =>
        holding.lots.map(({ id, boughtOn, quantity, costRupees }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1 text-sm"
          >
            <span>
              <bdi className="font-semibold">{name}</bdi>{' '}
              {fill(words.lot, { date: formatDate(boughtOn), quantity: formatNumber(quantity, 8) })}{' '}
              {amount(costRupees)}
            </span>
            <form action={removeSavedItem}>
              <input type="hidden" name="id" value={id} />
              <Button
                type="submit"
                look="quiet"
                aria-label={fill(removeWords.askFor, { title: `${name}, ${formatDate(boughtOn)}` })}
              >
                {removeWords.ask}
              </Button>
            </form>
          </li>
        )),
      )}
    </ul>
  );
}
