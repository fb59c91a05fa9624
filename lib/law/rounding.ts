import type { DatedRow } from './dated-row';

export type RoundingRule = {
  /** Paise are dropped first; then to the nearest multiple, half of it upwards. */
  toMultipleOfRupees: number;
};

const source = {
  name: 'cainindia.org on section 288A and aubsp.com on section 516; one public specification says "down" and is wrong',
  url: null,
};

/** Of total income. */
export const incomeRounding: readonly DatedRow<RoundingRule>[] = [
  {
    id: 'income-rounding',
    from: '2006-07-13',
    to: null,
    value: { toMultipleOfRupees: 10 },
    section: { act1961: '288A', act2025: '516' },
    source,
    verified: 'secondary',
  },
];

/** Of tax payable or refundable. */
export const taxRounding: readonly DatedRow<RoundingRule>[] = [
  {
    id: 'tax-rounding',
    from: '2006-07-13',
    to: null,
    value: { toMultipleOfRupees: 10 },
    section: { act1961: '288B', act2025: '516' },
    source,
    verified: 'secondary',
  },
];
