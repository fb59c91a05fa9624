import type { Result } from '@/lib/result';
import type { FundTyped } from './fund-query';
import { readPercent, type FundProblem } from './typed-values';

export const risklessBounds = { min: 0, max: 20 };
/** About what a year in treasury bills brought; an assumption that the visitor may change. */
export const startRiskless = '6.5';

/** The riskless rate a year, in percent. */
export function readRiskless({ riskless }: FundTyped): Result<number, FundProblem> {
  return readPercent(riskless || startRiskless, risklessBounds);
}
