import type { DatedRow } from '../../lib/law/dated-row';
import { incomeTaxLaw, readAt } from '../../lib/law/citation';

export type CapitalLossRule = {
  /** A long-term loss lowers long-term gains alone; a short-term loss both. */
  longTermLowersOnlyLongTerm: boolean;
  carryForwardYears: number;
};

/** Capital losses of this year first, then those brought forward. The law gives no order among the gains. */
export const capitalLosses: readonly DatedRow<CapitalLossRule>[] = [
  {
    id: 'capital-losses',
    from: '2020-04-01',
    to: null,
    value: { longTermLowersOnlyLongTerm: true, carryForwardYears: 8 },
    ...incomeTaxLaw(
      '70, 74',
      '108, 111',
      readAt('Published computations of both Acts', '2026-11-22'),
    ),
  },
];

/** Whether losses are carried forward only where the return is filed by its due date. House property is not among them. */
export type LossReturnRule = { isCarriedOnlyByDueDate: boolean };

export const lossReturn: readonly DatedRow<LossReturnRule>[] = [
  {
    id: 'loss-return',
    from: '2020-04-01',
    to: null,
    value: { isCarriedOnlyByDueDate: true },
    ...incomeTaxLaw(
      '80, 139(3)',
      '121, 263(1)',
      readAt(
        'aubsp.com, which prints section 121; taxmanagementindia.com, which prints section 80',
        '2026-11-30',
      ),
    ),
  },
];
