import type { DatedRow } from '../../lib/law/dated-row';
import type { Regime } from '../../lib/law/tax-years';
import { incomeTaxLaw, readAt } from '../../lib/law/citation';

export type RebateRule = {
  /** Total income, gains and exempt gains included, up to which the rebate is given. Residents only. */
  incomeLimitRupees: number;
  maximumRupees: number;
  /** Just above the limit the tax is no more than the income above it. */
  hasMarginalRelief: boolean;
  /** The tax that the rebate may take away: the slab tax alone, or all but the tax of section 112A. */
  covers: 'slab-tax' | 'all-but-112a';
  /**
   * Whether the tax of section 111A is covered was disputed: the department's utility says no since 5 July 2024,
   * a High Court and a tribunal said otherwise. We show the department's figure.
   */
  is111aDisputed: boolean;
};

export const rebate: Readonly<Record<Regime, readonly DatedRow<RebateRule>[]>> = {
  new: [
    {
      id: 'rebate-new-2023',
      from: '2023-04-01',
      to: '2025-03-31',
      value: {
        incomeLimitRupees: 700_000,
        maximumRupees: 25_000,
        hasMarginalRelief: true,
        covers: 'slab-tax',
        is111aDisputed: true,
      },
      ...incomeTaxLaw('87A', null, readAt('shr.co.in, which prints the section with its provisos')),
    },
    {
      id: 'rebate-new-2025',
      from: '2025-04-01',
      to: null,
      value: {
        incomeLimitRupees: 1_200_000,
        maximumRupees: 60_000,
        hasMarginalRelief: true,
        covers: 'slab-tax',
        is111aDisputed: false,
      },
      ...incomeTaxLaw(
        '87A',
        '156',
        readAt(
          'Published text of section 156; Press Information Bureau release 2098406',
          '2026-11-23',
        ),
      ),
    },
  ],
  old: [
    {
      id: 'rebate-old-2019',
      from: '2019-04-01',
      to: null,
      value: {
        incomeLimitRupees: 500_000,
        maximumRupees: 12_500,
        hasMarginalRelief: false,
        covers: 'all-but-112a',
        is111aDisputed: false,
      },
      ...incomeTaxLaw('87A', '156', readAt('Published text of section 156', '2026-11-23')),
    },
  ],
};
