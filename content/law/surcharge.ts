import type { DatedRow } from '../../lib/law/dated-row';
import type { Regime } from '../../lib/law/tax-years';
import { financeActLaw, readAt, yearTable } from '../../lib/law/citation';

export type SurchargeBand = {
  aboveRupees: number;
  ratePercent: number;
  /** Whether dividends and the gains of sections 111A, 112 and 112A help to reach the band. */
  isReachedByCappedIncome: boolean;
};

export type SurchargeRule = {
  /** By rising income. Each has marginal relief: no more extra tax than extra income. */
  bands: readonly SurchargeBand[];
  /** The most on the tax from dividends and the gains of sections 111A, 112 and 112A. */
  cappedRatePercent: number;
};

const firstBands: readonly SurchargeBand[] = [
  { aboveRupees: 5_000_000, ratePercent: 10, isReachedByCappedIncome: true },
  { aboveRupees: 10_000_000, ratePercent: 15, isReachedByCappedIncome: true },
  { aboveRupees: 20_000_000, ratePercent: 25, isReachedByCappedIncome: false },
];

/** On the income tax after the rebate; the rates stand in the Finance Act of each year. */
export const surcharge: Readonly<Record<Regime, readonly DatedRow<SurchargeRule>[]>> = {
  new: [
    {
      id: 'surcharge-new-2023',
      from: '2023-04-01',
      to: null,
      value: { bands: firstBands, cappedRatePercent: 15 },
      ...financeActLaw('3', yearTable),
    },
  ],
  old: [
    {
      id: 'surcharge-old-2022',
      from: '2022-04-01',
      to: null,
      value: {
        bands: [
          ...firstBands,
          { aboveRupees: 50_000_000, ratePercent: 37, isReachedByCappedIncome: false },
        ],
        cappedRatePercent: 15,
      },
      ...financeActLaw('3', readAt('cleartax.in; worked figures of quikchex and gstguntur')),
    },
  ],
};
