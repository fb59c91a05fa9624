import { jumpSentence } from '@/components/funds/fund-sentences';
import { RemoveButton } from '@/components/saved/remove-saved-item';
import { Change } from '@/components/ui/figures/change';
import { TextDisclosure } from '@/components/ui/disclosure';
import { RouteLink } from '@/components/ui/route-link';
import { figureColumn, Table } from '@/components/ui/table';
import { formatDate } from '@/lib/calendar/iso-date';
import { formatPrice } from '@/lib/crypto/domain/format-price';
import { removeSharePrice } from '@/lib/dashboard/server/actions';
import type { Position } from '@/lib/dashboard/domain/portfolio';
import { fundNameOf, planTextOf } from '@/lib/funds/domain/fund';
import type { NavJump } from '@/lib/funds/domain/nav-series';
import type { SavedPrice } from '@/lib/holdings/saved-wishes';
import { fill, fillCount } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';
import { formatSigned, formatSignedPercent } from '@/lib/money/signed';
import { InDoubtMark } from './notices';
import { Quantity, SignedAmount, ownAmount, type HiddenLabel } from './own-amount';
import { MissingNotice } from './transaction-list';

const { dashboard, saved } = messages();

/** A holding with its XIRR, which is null within the first year. */
type HoldingRow = Position & { xirrPercent: number | null };

/** The holdings at their latest prices. */
export function HoldingsTable({
  rows,
  jumps,
  hiddenLabel,
}: {
  rows: readonly HoldingRow[];
  /** By the code of a fund: the jump of its NAV while it was held. */
  jumps: ReadonlyMap<string, NavJump>;
  hiddenLabel: HiddenLabel;
}) {
  const { holdings: holdingsMessages } = dashboard;
  const { columns } = holdingsMessages;
  const jumpOf = ({ holding }: Position) =>
    holding.assetClass === 'fund' ? jumps.get(holding.instrumentId) : undefined;
  const xirrPercentOf = (row: HoldingRow) => (jumpOf(row) ? null : row.xirrPercent);
  return (
    <Table
      caption={holdingsMessages.caption}
      isCaptionHidden
      hasLines
      className="in-card"
      rows={rows}
      rowKey={({ holding }) => `${holding.assetClass}-${holding.instrumentId}`}
      columns={[
        {
          id: 'name',
          title: columns.name,
          width: 'name',
          cell: (position) => {
            const { name, path, holding } = position;
            const jump = jumpOf(position);
            // A fund's name goes before its plan and option, which take a line of their own.
            const [title, plan] =
              holding.assetClass === 'fund'
                ? [fundNameOf({ name }), planTextOf({ name })]
                : [name, ''];
            return (
              <>
                <InstrumentName name={title} path={path} />
                <span className="block text-xs text-ink-soft">
                  {holdingsMessages.form.classes[holding.assetClass]}
                  {plan ? (
                    <>
                      {' · '}
                      <bdi>{plan}</bdi>
                    </>
                  ) : null}
                  <span className="block md:hidden">
                    {columns.cost} {ownAmount(position.costRupees, hiddenLabel)}
                    {' · '}
                    {fill(holdingsMessages.xirrBeside, {
                      rate: formatSignedPercent(xirrPercentOf(position), 1),
                    })}
                  </span>
                </span>
                {jump ? (
                  <span className="block max-w-prose text-xs text-warn">
                    {jumpSentence(jump, holdingsMessages.jump)}
                  </span>
                ) : null}
                <MissingNotice
                  assetClass={holding.assetClass}
                  sales={holding.sales}
                  hiddenLabel={hiddenLabel}
                />
              </>
            );
          },
        },
        {
          id: 'value',
          title: columns.value,
          isNumber: true,
          inLine: 'figure',
          cell: (position) => (
            <>
              {ownAmount(position.valueRupees, hiddenLabel)}
              {jumpOf(position) ? <InDoubtMark /> : null}
            </>
          ),
        },
        {
          id: 'gain',
          title: columns.gain,
          isNumber: true,
          inLine: 'figure',
          cell: (position) => {
            if (jumpOf(position)) return ownAmount(null, hiddenLabel);
            const { gainRupees, gainPercent } = position;
            return (
              <>
                <SignedAmount rupees={gainRupees} hiddenLabel={hiddenLabel} />
                <Change text={formatSignedPercent(gainPercent)} className="block text-xs" />
              </>
            );
          },
        },
        figureColumn('xirr', columns.xirr, (row: HoldingRow) =>
          formatSigned(xirrPercentOf(row), 1),
        ),
        figureColumn('cost', columns.cost, ({ costRupees }: HoldingRow) =>
          ownAmount(costRupees, hiddenLabel),
        ),
        figureColumn('quantity', columns.quantity, ({ quantity, holding }: HoldingRow) => (
          <Quantity quantity={quantity} assetClass={holding.assetClass} hiddenLabel={hiddenLabel} />
        )),
        figureColumn('price', columns.price, ({ priceRupees, pricedOn, holding }: HoldingRow) => (
          <>
            {formatPrice(holding.assetClass === 'deposit' ? null : priceRupees, 'inr')}
            {holding.assetClass === 'deposit' || !pricedOn ? null : (
              <span className="block text-xs text-ink-soft">{formatDate(pricedOn)}</span>
            )}
          </>
        )),
      ]}
    />
  );
}

const shownPrices = 24;

/** The newest price that was typed for a share or for gold, and behind a title those before; each can be removed. */
export function TypedPrices({
  symbol,
  prices,
}: {
  symbol: string;
  /** The newest first. */
  prices: readonly SavedPrice[];
}) {
  const { sharePrice } = dashboard.holdings;
  const [newest, ...earlier] = prices;
  if (!newest) return null;
  const count = earlier.length;
  const hiddenCount = count - shownPrices;
  return (
    <div className="mb-3">
      <ul>
        <TypedPrice symbol={symbol} price={newest} />
      </ul>
      {count > 0 ? (
        <TextDisclosure title={fillCount(count, sharePrice.earlier)}>
          <ul>
            {earlier.slice(0, shownPrices).map((price) => (
              <TypedPrice key={price.id} symbol={symbol} price={price} />
            ))}
            {hiddenCount > 0 ? (
              <li className="py-2 text-sm text-ink-soft">
                {fillCount(hiddenCount, sharePrice.older)}
              </li>
            ) : null}
          </ul>
        </TextDisclosure>
      ) : null}
    </div>
  );
}

function TypedPrice({ symbol, price: { id, on, rupees } }: { symbol: string; price: SavedPrice }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line text-sm">
      <span className="tabular-nums">
        {formatDate(on)}: {formatPrice(rupees, 'inr')}
      </span>
      <RemoveButton
        id={id}
        action={removeSharePrice}
        label={saved.remove.ask}
        name={fill(saved.remove.askFor, { title: `${symbol}, ${formatDate(on)}` })}
      />
    </li>
  );
}

/** The name of a holding, linked to its page if it has one. A long word breaks, or it would push the figures out of sight. */
export function InstrumentName({ name, path }: Pick<Position, 'name' | 'path'>) {
  if (!path) return <bdi className="wrap-anywhere">{name}</bdi>;
  return (
    <RouteLink href={path} prefetches={false} className="wrap-anywhere hover:underline">
      <bdi>{name}</bdi>
    </RouteLink>
  );
}
