'use client';

import { useState } from 'react';
import { LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { formatDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatFixed, formatNumber, formatPercent } from '@/lib/money/rupees';
import type { Chain } from '@/lib/options/chain';
import type { StrikeVolatility } from '@/lib/options/chain-figures';
import { chainLeg, type ChainTrade } from '@/lib/options/chain-leg';
import type { OptionLeg } from '@/lib/options/leg';
import { liquidityProblems } from '@/lib/options/liquidity';
import type { ChainSetting } from './chain-setting';
import { QuoteCells, type QuoteColumn } from './quote-cells';

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
      <div
        role="region"
        aria-label={caption}
        tabIndex={0}
        className="relative overflow-x-auto rounded border border-line [&_:where(td,th)]:px-2 [&_:where(td,th)]:py-1.5"
      >
        <table className="w-full border-collapse text-right text-sm whitespace-nowrap tabular-nums">
          <caption className="px-3 py-2 text-left whitespace-normal text-ink-soft">
            {caption}
          </caption>
          <thead className="bg-surface-sunken text-ink-soft">
            <tr>
              <th scope="colgroup" colSpan={callColumns.length} className="text-center">
                {words.calls}
              </th>
              <td colSpan={2} />
              <th scope="colgroup" colSpan={putColumns.length} className="text-center">
                {words.puts}
              </th>
            </tr>
            <tr>
              {callColumns.map((column) => (
                <th key={column} scope="col">
                  {words[column]}
                </th>
              ))}
              <th scope="col" className={strikeClasses}>
                {words.strike}
              </th>
              <th scope="col">{words.volatility}</th>
              {putColumns.map((column) => (
                <th key={column} scope="col">
                  {words[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, index) => {
              const at = from + index;
              const isInTheMoney = {
                call: row.strike < setting.spot,
                put: row.strike > setting.spot,
              };
              return (
                <tr key={row.strike} className="border-t border-line">
                  <QuoteCells
                    row={row}
                    right="call"
                    columns={callColumns}
                    isShaded={isInTheMoney.call}
                    words={words}
                    onTrade={add}
                  />
                  <th scope="row" className={strikeClasses}>
                    {formatNumber(row.strike, 2)}
                    {at === nearest ? (
                      <span className="block text-xs font-normal text-ink-soft">
                        {words.atMoney}
                      </span>
                    ) : null}
                  </th>
                  <td>
                    <Volatility of={volatilities[at]} words={words.noVolatility} />
                  </td>
                  <QuoteCells
                    row={row}
                    right="put"
                    columns={putColumns}
                    isShaded={isInTheMoney.put}
                    words={words}
                    onTrade={add}
                  />
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <LiveRegion className="text-sm font-semibold text-gain">
        {/* The same leg added again is said again. */}
        {added ? <span key={added.count}>{added.sentence}</span> : null}
      </LiveRegion>
      <p className="max-w-prose text-sm text-ink-soft">
        {words.volatilityNote} {words.price}
      </p>
      {shown.length < rows.length || isWhole ? (
        <div>
          <Button look="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? words.fewer : fill(words.all, { count: formatNumber(rows.length) })}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

/** The strike stays in sight at either edge while the table is scrolled. */
const strikeClasses = classNames(
  'sticky right-0 left-0 border-x border-line bg-surface-raised text-center font-semibold',
);

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
