import { useState } from 'react';
import { LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Table } from '@/components/ui/table';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import { formatFixed, formatNumber } from '@/lib/money/rupees';
import { liquidityProblems, type Chain } from '@/lib/options/domain/chain/chain';
import {
  chainLeg,
  type ChainTrade,
  type StrikeVolatility,
} from '@/lib/options/domain/chain/chain-figures';
import type { OptionLeg } from '@/lib/options/domain/position/leg';
import { phoneColumns, quoteColumns, type QuoteColumn } from './quote-columns';
import type { DayCount } from '@/lib/options/domain/pricing/black';
import { optionChain } from '@/lib/messages/en/options/option-chain';
import { options as optionMessages } from '@/lib/messages/en/options/options';

const { table: messages } = optionChain;

/** The market values for a chain and for the legs made from it. */
export type ChainSetting = {
  spot: number;
  strikeStep: number;
  unitsPerLot: number;
  /** The lot of the contracts of one expiry; without it, or where it is null, `unitsPerLot`. */
  lotOf?: (expiry: IsoDate) => number | null;
  today: IsoDate;
  /** Ascending, at least one. */
  expiries: readonly IsoDate[];
  /** Continuous, fractions a year. */
  rate: number;
  dividendYield: number;
  dayCount: DayCount;
  /** Annual fraction, for a strike without a quoted volatility. */
  volatility: number;
};

const strikesEachWay = 8;

/** A row is twice as tall on a phone, which shows three strikes each way. */
const fewerOnPhones = 'max-md:[&_tbody_tr:is(:nth-child(-n+5),:nth-last-child(-n+5))]:hidden';

const callColumns: readonly QuoteColumn[] = [
  'trade',
  'openInterest',
  'openInterestChange',
  'volume',
  'bidAsk',
  'last',
];

/** Calls, strike, puts. Strikes near the spot first; a button of a row adds its option as a leg. */
export function ChainTable({
  chain,
  volatilities,
  setting,
  isSample,
  onLegAdded,
}: {
  chain: Chain;
  /** Row by row. */
  volatilities: readonly StrikeVolatility[];
  setting: ChainSetting;
  isSample: boolean;
  /** Null where no option of this chain may join the position. Returns false where the position has no room for a leg. */
  onLegAdded: ((leg: OptionLeg) => boolean) | null;
}) {
  const [isWhole, setWhole] = useState(false);
  const [hasAllOnPhones, setAllOnPhones] = useState(false);
  const [pressed, setPressed] = useState<{ added: string | null; count: number } | null>(null);
  const { rows } = chain;
  const nearest = nearestRow(chain, setting.spot);
  const [from, to] = isWhole
    ? [0, rows.length]
    : [Math.max(0, nearest - strikesEachWay), nearest + strikesEachWay + 1];
  const shown = rows.slice(from, to);
  const caption = fill(isSample ? messages.sampleCaption : messages.caption, {
    date: formatDate(chain.expiry),
  });
  const options = rows.flatMap(({ call, put }) => [call, put]);
  const hard = options.filter((quote) => liquidityProblems(quote).length > 0).length;

  const add = (trade: ChainTrade) => {
    const leg = chainLeg(trade, chain, volatilities, setting);
    if (!leg || !onLegAdded) return;
    const added = onLegAdded(leg)
      ? fill(messages.added[leg.side][leg.kind], {
          strike: formatNumber(leg.strike, 2),
          price: formatFixed(leg.priceRupees, 2),
        })
      : null;
    setPressed({ added, count: (pressed?.count ?? 0) + 1 });
  };

  const volatilityAt = new Map(rows.map((row, index) => [row, volatilities[index]]));
  const sides = onLegAdded ? callColumns : callColumns.filter((column) => column !== 'trade');
  const quoteContext = { spot: setting.spot, hasAllOnPhones, onTrade: add };

  return (
    <section aria-label={caption} className="grid grid-cols-1 gap-2">
      {hard > 0 ? (
        <p className="max-w-prose text-sm">
          <strong>
            {fill(messages.liquidityTitle, {
              count: formatNumber(hard),
              all: formatNumber(options.length),
            })}
          </strong>{' '}
          {messages.liquidityNote}
        </p>
      ) : null}
      <Table
        caption={caption}
        className={classNames(
          boxClasses,
          shown.length > 2 * strikesEachWay && shown.length < rows.length && fewerOnPhones,
        )}
        topHead={
          <>
            {hasAllOnPhones ? null : (
              <SidesHead
                columns={sides.filter((column) => phoneColumns.includes(column)).length}
                between={1}
                className="md:hidden"
              />
            )}
            <SidesHead
              columns={sides.length}
              between={2}
              className={hasAllOnPhones ? undefined : 'max-md:hidden'}
            />
          </>
        }
        columns={[
          ...quoteColumns('call', sides, quoteContext),
          {
            id: 'strike',
            title: messages.strike,
            head: hasAllOnPhones ? undefined : (
              <>
                {messages.strike}
                <span className="block font-normal md:hidden">{messages.volatility}</span>
              </>
            ),
            cell: (row) => (
              <>
                {formatNumber(row.strike, 2)}
                {hasAllOnPhones ? null : (
                  <span className="block text-xs font-normal text-ink-soft md:hidden">
                    <Volatility of={volatilityAt.get(row)} />
                  </span>
                )}
                {row === rows[nearest] ? (
                  <span className="block text-xs font-normal text-ink-soft md:whitespace-nowrap">
                    {messages.atMoney}
                  </span>
                ) : null}
              </>
            ),
          },
          {
            id: 'volatility',
            title: messages.volatility,
            isNumber: true,
            shownFrom: hasAllOnPhones ? undefined : 'md',
            cell: (row) => <Volatility of={volatilityAt.get(row)} />,
          },
          ...quoteColumns('put', sides.toReversed(), quoteContext),
        ]}
        rows={shown}
        rowKey={({ strike }) => strike}
        rowHead="strike"
      />
      <LiveRegion className="text-sm font-semibold">
        {/* Announces the same leg again when it is added again. */}
        {pressed ? (
          <span key={pressed.count} className={pressed.added === null ? undefined : 'text-gain'}>
            {pressed.added ?? optionMessages.form.max}
          </span>
        ) : null}
      </LiveRegion>
      <p className="max-w-prose text-sm text-ink-soft">
        {messages.volatilityNote} {messages.price}{' '}
        {options.some(({ isSettlement }) => isSettlement) ? messages.settlementNote : null}
      </p>
      <div className="-mx-3.5 flex flex-wrap gap-2">
        <Button
          variant="quiet"
          aria-expanded={hasAllOnPhones}
          onClick={() => setAllOnPhones(!hasAllOnPhones)}
          className="md:hidden"
        >
          {hasAllOnPhones ? messages.fewerColumns : messages.allColumns}
        </Button>
        {shown.length < rows.length || isWhole ? (
          <Button variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? messages.fewer : fill(messages.all, { count: formatNumber(rows.length) })}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

/** The strike column is sticky at both edges while the table scrolls. */
const boxClasses =
  '[&_:is(td,th)]:px-1.5 max-md:[&_:is(td,th)]:px-1 [&_:is(td,th)]:py-0.5 [&_:is(.row-head,tbody_th)]:sticky [&_:is(.row-head,tbody_th)]:inset-x-0 ' +
  '[&_:is(.row-head,tbody_th)]:border-x [&_:is(.row-head,tbody_th)]:border-line [&_:is(.row-head,tbody_th)]:bg-surface-raised ' +
  '[&_:is(.row-head,tbody_th)]:text-center [&_tbody_th]:font-semibold';

function SidesHead({
  columns,
  between,
  className,
}: {
  /** Of each side. */
  columns: number;
  /** Columns between calls and puts. */
  between: number;
  className?: string;
}) {
  return (
    <tr className={className}>
      <th scope="colgroup" colSpan={columns} className="text-center">
        {messages.calls}
      </th>
      <td colSpan={between} />
      <th scope="colgroup" colSpan={columns} className="text-center">
        {messages.puts}
      </th>
    </tr>
  );
}

function Volatility({ of: one }: { of: StrikeVolatility | undefined }) {
  if (!one) return null;
  if (one.volatility !== null) return `${formatFixed(one.volatility * 100, 1)}%`;
  return <span className="text-xs text-ink-soft">{messages.noVolatility[one.problem]}</span>;
}

function nearestRow({ rows }: Chain, spot: number): number {
  const away = rows.map(({ strike }) => Math.abs(strike - spot));
  return away.indexOf(Math.min(...away));
}
