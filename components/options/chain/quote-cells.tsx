import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatFixed, formatNumber, formatPercent, notKnown } from '@/lib/money/rupees';
import type { OptionRight } from '@/lib/options/black';
import type { ChainQuote, ChainRow } from '@/lib/options/chain';
import { tradePriceOf, type ChainTrade } from '@/lib/options/chain-leg';
import { liquidityProblems, spreadPercent } from '@/lib/options/liquidity';

type Words = Messages['optionChain']['table'];

export type QuoteColumn =
  'trade' | 'openInterest' | 'openInterestChange' | 'volume' | 'bidAsk' | 'last';

/** One option of a row: what it costs, how much of it is traded, and the buttons that make it a leg. */
export function QuoteCells({
  row,
  right,
  columns,
  isShaded,
  words,
  onTrade,
}: {
  row: ChainRow;
  right: OptionRight;
  columns: readonly QuoteColumn[];
  /** In the money. */
  isShaded: boolean;
  words: Words;
  onTrade: (trade: ChainTrade) => void;
}) {
  const quote = row[right];
  const cells: Record<QuoteColumn, () => React.ReactNode> = {
    trade: () => <TradeButtons row={row} right={right} words={words} onTrade={onTrade} />,
    openInterest: () => formatNumber(quote.openInterest),
    openInterestChange: () => signed(quote.openInterestChange),
    volume: () => formatNumber(quote.volume),
    bidAsk: () => (
      <>
        {`${formatFixed(quote.bidRupees, 2)} / ${formatFixed(quote.askRupees, 2)}`}
        <Warnings quote={quote} words={words.liquidity} />
      </>
    ),
    last: () => formatFixed(quote.lastPriceRupees, 2),
  };
  return columns.map((column) => (
    <td key={column} className={isShaded ? 'bg-surface-sunken' : undefined}>
      {cells[column]()}
    </td>
  ));
}

function signed(value: number | null): string {
  return value !== null && value > 0 ? `+${formatNumber(value)}` : formatNumber(value);
}

function Warnings({ quote, words }: { quote: ChainQuote; words: Words['liquidity'] }) {
  const problems = liquidityProblems(quote);
  if (problems.length === 0) return null;
  const percent = formatPercent(spreadPercent(quote), 0);
  return (
    <span className="block text-xs text-warn">
      {problems.map((problem) => fill(words[problem], { percent })).join(', ')}
    </span>
  );
}

function TradeButtons({
  row,
  right,
  words,
  onTrade,
}: {
  row: ChainRow;
  right: OptionRight;
  words: Words;
  onTrade: (trade: ChainTrade) => void;
}) {
  const strike = formatNumber(row.strike, 2);
  const names = { buy: words.buyNamed, sell: words.sellNamed };
  if (tradePriceOf({ row, right, side: 'buy' }) === null) return notKnown;
  return (
    <span className="inline-flex gap-1">
      {(['buy', 'sell'] as const).map((side) => (
        <button
          key={side}
          type="button"
          aria-label={fill(names[side][right], { strike })}
          onClick={() => onTrade({ row, right, side })}
          className="min-h-9 rounded border border-control bg-surface px-2 text-xs font-semibold text-ink hover:bg-accent-soft"
        >
          {words[side]}
        </button>
      ))}
    </span>
  );
}
