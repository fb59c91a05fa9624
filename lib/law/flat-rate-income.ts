import type { DatedRow } from './dated-row';
import { general, rateCard } from './sources';

/** Income taxed at one rate from the first rupee: no basic exemption, no deduction, no loss against it. */
export type FlatRate = { ratePercent: number };

/** Virtual digital assets: only the cost is deducted; a loss on one is not set off even against another. */
export const virtualDigitalAssets: readonly DatedRow<FlatRate>[] = [
  {
    id: 'vda-2022-04-01',
    from: '2022-04-01',
    to: null,
    value: { ratePercent: 30 },
    section: { act1961: '115BBH', act2025: '194(1)' },
    source: rateCard,
    verified: 'secondary',
  },
];

/** Lotteries, game shows, card games, races. */
export const lotteryWinnings: readonly DatedRow<FlatRate>[] = [
  {
    id: 'lottery',
    from: '2023-04-01',
    to: null,
    value: { ratePercent: 30 },
    section: { act1961: '115BB', act2025: null },
    source: general,
    verified: 'general',
  },
];
