import type { DatedValue } from '@/lib/cashflow/dated-value';
import { rollingReturnsOfPieces, type RollingReturns } from '@/lib/cashflow/rolling-returns';
import { memoizeByObject } from '@/lib/memoize';
import { piecesBetweenJumps } from './nav-jumps';

/** Rolling returns of a fund, of which no window crosses a jump of the NAV. Computed once for each history. */
export function fundRollingReturns(
  series: readonly DatedValue[],
  years: number,
): RollingReturns | null {
  const known = byYears(series);
  if (!known.has(years)) {
    known.set(years, rollingReturnsOfPieces(piecesBetweenJumps(series), years));
  }
  return known.get(years) ?? null;
}

const byYears = memoizeByObject(
  (_series: readonly DatedValue[]) => new Map<number, RollingReturns | null>(),
);
