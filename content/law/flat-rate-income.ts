import type { DatedRow } from '../../lib/law/dated-row';
import { incomeTaxLaw, rateCard, readAt } from '../../lib/law/citation';

/** Income taxed at one rate from the first rupee: no basic exemption, no deduction, no loss against it. */
export type FlatRate = { ratePercent: number };

/** Virtual digital assets: only the cost is deducted; a loss on one is not set off even against another. */
export const virtualDigitalAssets: readonly DatedRow<FlatRate>[] = [
  {
    id: 'vda-2022-04-01',
    from: '2022-04-01',
    to: null,
    value: { ratePercent: 30 },
    ...incomeTaxLaw('115BBH', '194(1)', rateCard),
  },
];

/** Lotteries, game shows, card games, races. */
export const lotteryWinnings: readonly DatedRow<FlatRate>[] = [
  {
    id: 'lottery',
    from: '2023-04-01',
    to: null,
    value: { ratePercent: 30 },
    ...incomeTaxLaw(
      '115BB',
      '194(1) (Table: Sl. No. 1)',
      readAt('eztax.in, which prints section 194', '2026-11-23'),
    ),
  },
];
