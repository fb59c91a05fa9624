import type { DatedRow } from '../../lib/law/dated-row';
import { incomeTaxLaw, readAt } from '../../lib/law/citation';

export type RoundingRule = {
  /** Paise are dropped first; then to the nearest multiple, half of it upwards. */
  toMultipleOfRupees: number;
};

/** Of total income. */
export const incomeRounding: readonly DatedRow<RoundingRule>[] = [
  {
    id: 'income-rounding',
    from: '2006-07-13',
    to: null,
    value: { toMultipleOfRupees: 10 },
    ...incomeTaxLaw('288A', '516', readAt('cainindia.org and aubsp.com')),
  },
];

/** Of tax payable or refundable. */
export const taxRounding: readonly DatedRow<RoundingRule>[] = [
  {
    id: 'tax-rounding',
    from: '2006-07-13',
    to: null,
    value: { toMultipleOfRupees: 10 },
    ...incomeTaxLaw('288B', '516', readAt('cainindia.org and aubsp.com')),
  },
];
