import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { Column } from '@/components/ui/table';
import { fill } from '@/lib/messages/fill';
import { formatFixed, formatNumber, formatPercent } from '@/lib/money/rupees';
import { notKnown } from '@/lib/text/not-known';
import type { OptionRight } from '@/lib/options/domain/pricing/black';
import {
  liquidityProblems,
  spreadPercent,
  type ChainQuote,
  type ChainRow,
} from '@/lib/options/domain/chain/chain';
import { tradePriceOf, type ChainTrade } from '@/lib/options/domain/chain/chain-figures';
import { optionChain } from '@/lib/messages/en/options/option-chain';

const { table: messages } = optionChain;

export type QuoteColumn =
  | 'trade'
  | 'openInterest'
  | 'openInterestChange'
  | 'volume'
  | 'bidAsk'
  | 'last';

/** What a phone shows of an option before the reader asks for all columns. */
export const phoneColumns: readonly QuoteColumn[] = ['trade', 'last'];

/** One option of each row: price, traded volume, and buttons that add it as a leg. */
export function quoteColumns(
  right: OptionRight,
  columns: readonly QuoteColumn[],
  {
    spot,
    hasAllOnPhones,
    onTrade,
  }: {
    spot: number;
    hasAllOnPhones: boolean;
    onTrade: (trade: ChainTrade) => void;
  },
): Column<ChainRow>[] {
  const isInTheMoney = ({ strike }: ChainRow) => (right === 'call' ? strike < spot : strike > spot);
  const cells: Record<QuoteColumn, (row: ChainRow) => ReactNode> = {
    trade: (row) => <TradeButtons row={row} right={right} onTrade={onTrade} />,
    openInterest: (row) => formatNumber(row[right].openInterest),
    openInterestChange: (row) => signed(row[right].openInterestChange),
    volume: (row) => formatNumber(row[right].volume),
    bidAsk: ({ [right]: quote }) => (
      <>
        {`${formatFixed(quote.bidRupees, 2)} / ${formatFixed(quote.askRupees, 2)}`}
        <Warnings quote={quote} />
      </>
    ),
    last: ({ [right]: quote }) => (
      <>
        {formatFixed(quote.lastPriceRupees, 2)}
        {hasAllOnPhones ? null : <Warnings quote={quote} className="whitespace-normal md:hidden" />}
        {quote.isSettlement ? (
          <span className="block text-xs text-ink-soft">{messages.settlement}</span>
        ) : null}
      </>
    ),
  };
  return columns.map((column) => ({
    id: `${right}-${column}`,
    title: messages[column],
    isNumber: true,
    shownFrom: hasAllOnPhones || phoneColumns.includes(column) ? undefined : 'md',
    cellClass: (row) => (isInTheMoney(row) ? 'bg-surface-sunken' : undefined),
    cell: cells[column],
  }));
}

function signed(value: number | null): string {
  return value !== null && value > 0 ? `+${formatNumber(value)}` : formatNumber(value);
}

function Warnings({ quote, className }: { quote: ChainQuote; className?: string }) {
  const problems = liquidityProblems(quote);
  if (problems.length === 0) return null;
  const percent = formatPercent(spreadPercent(quote), 0);
  return (
    <span className={classNames('block text-xs text-warn', className)}>
      {problems.map((problem) => fill(messages.liquidity[problem], { percent })).join(', ')}
    </span>
  );
}

function TradeButtons({
  row,
  right,
  onTrade,
}: {
  row: ChainRow;
  right: OptionRight;
  onTrade: (trade: ChainTrade) => void;
}) {
  const strike = formatNumber(row.strike, 2);
  const names = { buy: messages.buyNamed, sell: messages.sellNamed };
  if (tradePriceOf({ row, right, side: 'buy' }) === null) return notKnown;
  return (
    <span className="inline-flex gap-1 max-md:flex-col">
      {(['buy', 'sell'] as const).map((side) => (
        <button
          key={side}
          type="button"
          aria-label={fill(names[side][right], { strike })}
          onClick={() => onTrade({ row, right, side })}
          className="min-h-9 rounded border border-control bg-surface px-2 text-xs font-semibold text-ink hover:bg-accent-soft md:min-h-8"
        >
          {messages[side]}
        </button>
      ))}
    </span>
  );
}
