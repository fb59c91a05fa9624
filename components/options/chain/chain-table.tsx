'use client';

import { useState } from 'react';
import { LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Table } from '@/components/ui/table';
import { formatDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatFixed, formatNumber, formatPercent } from '@/lib/money/rupees';
import type { Chain } from '@/lib/options/domain/chain/chain';
import type { StrikeVolatility } from '@/lib/options/domain/chain/chain-figures';
import { chainLeg, type ChainTrade } from '@/lib/options/domain/chain/chain-leg';
import type { OptionLeg } from '@/lib/options/domain/position/leg';
import { liquidityProblems } from '@/lib/options/domain/chain/liquidity';
import type { ChainSetting } from './chain-setting';
import { quoteColumns, type QuoteColumn } from './quote-columns';

type Words = Messages['optionChain']['table'];

const strikesEachWay = 8;
const callColumns: readonly QuoteColumn[] = [
  'trade',
  'openInterest',
  'openInterestChange',
  'volume',
  'bidAsk',
  'last',
];
const putColumns = callColumns.toReversed();

/** Calls, strike, puts. Strikes near the spot first; a button of a row adds its option as a leg. */
export function ChainTable({
  chain,
  volatilities,
  setting,
  isSample,
  words,
  onLegAdded,
}: {
  chain: Chain;
  /** Row by row. */
  volatilities: readonly StrikeVolatility[];
  setting: ChainSetting;
  isSample: boolean;
  words: Words;
  onLegAdded: (leg: OptionLeg) => void;
}) {
  const [isWhole, setWhole] = useState(false);
  const [added, setAdded] = useState<{ sentence: string; count: number } | null>(null);
  const { rows } = chain;
  const nearest = nearestRow(chain, setting.spot);
  const [from, to] = isWhole
    ? [0, rows.length]
    : [Math.max(0, nearest - strikesEachWay), nearest + strikesEachWay + 1];
  const shown = rows.slice(from, to);
  const caption = fill(isSample ? words.sampleCaption : words.caption, {
    date: formatDate(chain.expiry),
  });
  const options = rows.flatMap(({ call, put }) => [call, put]);
  const hard = options.filter((quote) => liquidityProblems(quote).length > 0).length;

  const add = (trade: ChainTrade) => {
    const leg = chainLeg(trade, chain, volatilities, setting);
    if (!leg) return;
    onLegAdded(leg);
    const sentence = fill(words.added[leg.side][leg.kind], {
      strike: formatNumber(leg.strike, 2),
      price: formatFixed(leg.priceRupees, 2),
    });
    setAdded({ sentence, count: (added?.count ?? 0) + 1 });
  };

  const quoteContext = { spot: setting.spot, words, onTrade: add };

  return (
    <section aria-label={caption} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {hard > 0 ? (
        <p className="max-w-prose text-sm">
          <strong>
            {fill(words.liquidityTitle, {
              count: formatNumber(hard),
              all: formatNumber(options.length),
            })}
          </strong>{' '}
          {words.liquidityNote}
        </p>
      ) : null}
      <Table
        caption={caption}
        className={boxClasses}
        topHead={
          <tr>
            <th scope="colgroup" colSpan={callColumns.length} className="text-center">
              {words.calls}
            </th>
            <td colSpan={2} />
            <th scope="colgroup" colSpan={putColumns.length} className="text-center">
              {words.puts}
            </th>
          </tr>
        }
        columns={[
          ...quoteColumns('call', callColumns, quoteContext),
          {
            id: 'strike',
            title: words.strike,
            cell: (row) => (
              <>
                {formatNumber(row.strike, 2)}
                {row === rows[nearest] ? (
                  <span className="block text-xs font-normal text-ink-soft">{words.atMoney}</span>
                ) : null}
              </>
            ),
          },
          {
            id: 'volatility',
            title: words.volatility,
            isNumber: true,
            cell: (row) => (
              <Volatility of={volatilities[rows.indexOf(row)]} words={words.noVolatility} />
            ),
          },
          ...quoteColumns('put', putColumns, quoteContext),
        ]}
        rows={shown}
        rowKey={({ strike }) => strike}
        rowHead="strike"
      />
      <LiveRegion className="text-sm font-semibold text-gain">
        {/* The same leg added again is said again. */}
        {added ? <span key={added.count}>{added.sentence}</span> : null}
      </LiveRegion>
      <p className="max-w-prose text-sm text-ink-soft">
        {words.volatilityNote} {words.price}
      </p>
      {shown.length < rows.length || isWhole ? (
        <div>
          <Button variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? words.fewer : fill(words.all, { count: formatNumber(rows.length) })}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

/** The strike stays in sight at either edge while the table is scrolled. */
const boxClasses =
  '[&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1.5 [&_:is(.row-head,tbody_th)]:sticky [&_:is(.row-head,tbody_th)]:inset-x-0 ' +
  '[&_:is(.row-head,tbody_th)]:border-x [&_:is(.row-head,tbody_th)]:border-line [&_:is(.row-head,tbody_th)]:bg-surface-raised ' +
  '[&_:is(.row-head,tbody_th)]:text-center [&_tbody_th]:font-semibold';

function Volatility({
  of: one,
  words,
}: {
  of: StrikeVolatility | undefined;
  words: Words['noVolatility'];
}) {
  if (!one) return null;
  if (one.volatility !== null) return formatPercent(one.volatility * 100, 1);
  return <span className="text-xs text-ink-soft">{words[one.problem]}</span>;
}

function nearestRow({ rows }: Chain, spot: number): number {
  const away = rows.map(({ strike }) => Math.abs(strike - spot));
  return away.indexOf(Math.min(...away));
}
