import type { DatedRow } from '../../lib/law/dated-row';
import { financeActLaw, readAt } from '../../lib/law/citation';

export type CessRate = {
  /** Of the tax, surcharge included. */
  ratePercent: number;
};

/** Health and education cess: on top of every income tax. */
export const healthAndEducationCess: readonly DatedRow<CessRate>[] = [
  {
    id: 'cess-2018-04-01',
    from: '2018-04-01',
    to: null,
    value: { ratePercent: 4 },
    ...financeActLaw('3', readAt('Worked examples of the press')),
  },
];
