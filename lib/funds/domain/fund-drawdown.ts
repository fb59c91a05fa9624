import type { DatedValue } from '@/lib/cashflow/dated-value';
import { drawdowns, maximumDrawdown, type MaximumDrawdown } from '@/lib/cashflow/drawdown';
import { piecesBetweenJumps } from './nav-jumps';

/** How far each NAV lies below the highest before it, in percent; the count begins anew where the NAV jumped. */
export function fundDrawdowns(series: readonly DatedValue[]): DatedValue[] {
  return piecesBetweenJumps(series).flatMap(drawdowns);
}

/** The deepest fall from a peak that no jump lies in. @returns null for an empty series. */
export function fundMaximumDrawdown(series: readonly DatedValue[]): MaximumDrawdown | null {
  return piecesBetweenJumps(series).reduce<MaximumDrawdown | null>((deepest, piece) => {
    const fall = maximumDrawdown(piece);
    return fall && (!deepest || fall.percent < deepest.percent) ? fall : deepest;
  }, null);
}
