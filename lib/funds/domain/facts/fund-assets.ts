import { fundsOf } from '@/lib/funds/domain/fund';
import type { Scheme } from '@/lib/funds/domain/scheme';
import type { AverageAum } from './scheme-facts';

const lakhPerCrore = 100;

/** The assets of each scheme's fund: the sum of its plans and options. Codes that the list does not know stay out. */
export function fundAssets(
  schemes: readonly Scheme[],
  lakhByCode: ReadonlyMap<number, number>,
): Map<number, AverageAum> {
  const assets = new Map<number, AverageAum>();
  for (const fund of new Set(fundsOf(schemes).values())) {
    const lakh = fund.schemes.reduce((sum, { code }) => sum + (lakhByCode.get(code) ?? 0), 0);
    if (lakh <= 0) continue;
    // Two decimals: a lakh of rupees is a hundredth of a crore.
    const crore = Math.max(0.01, Math.round(lakh) / lakhPerCrore);
    for (const { code } of fund.schemes) assets.set(code, { crore });
  }
  return assets;
}
