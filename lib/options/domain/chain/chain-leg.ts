import type { OptionRight } from '@/lib/options/domain/pricing/black';
import { priceOf, type Chain, type ChainRow } from './chain';
import type { StrikeVolatility } from './chain-figures';
import type { OptionLeg } from '@/lib/options/domain/position/leg';

export type ChainTrade = { row: ChainRow; right: OptionRight; side: 'buy' | 'sell' };

/** The trade price of one unit: the ask for a buyer, the bid for a seller; without them `priceOf`. */
export function tradePriceOf({ row, right, side }: ChainTrade): number | null {
  const quote = row[right];
  return (side === 'buy' ? quote.askRupees : quote.bidRupees) || priceOf(quote);
}

/**
 * One lot of an option of a chain; null where it has no price. A strike without a volatility of its own takes that of
 * the nearest which has one, else `volatility`.
 */
export function chainLeg(
  trade: ChainTrade,
  { expiry }: Pick<Chain, 'expiry'>,
  volatilities: readonly StrikeVolatility[],
  { unitsPerLot, volatility }: { unitsPerLot: number; volatility: number },
): OptionLeg | null {
  const { strike } = trade.row;
  const priceRupees = tradePriceOf(trade);
  if (priceRupees === null) return null;
  const known = volatilities.flatMap((one) =>
    one.volatility === null ? [] : [{ away: Math.abs(one.strike - strike), is: one.volatility }],
  );
  const nearest = known.reduce((best, one) => (one.away < best.away ? one : best), {
    away: Infinity,
    is: volatility,
  });
  return {
    side: trade.side,
    kind: trade.right,
    strike,
    expiry,
    lots: 1,
    unitsPerLot,
    priceRupees: Number(priceRupees.toFixed(2)),
    volatility: nearest.is,
  };
}
