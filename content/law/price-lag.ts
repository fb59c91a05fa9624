import type { DatedRow } from '../../lib/law/dated-row';
import { sebiCircular, circularSummaries, readAt } from '../../lib/law/citation';

/**
 * How old, in days, prices of securities must be where somebody teaches with them. Sources disagree whether the newest
 * circular holds from its own day or from 1 July 2026; the later day is taken, and the longer lag until then.
 */
export const educationPriceLagDays: readonly DatedRow<number>[] = [
  {
    id: 'education-price-lag-2025',
    from: '2025-01-29',
    to: '2026-06-30',
    // Three months.
    value: 92,
    ...sebiCircular('SEBI/HO/MIRSD/MIRSD-PoD-1/P/CIR/2025/11', '2025-01-29', circularSummaries),
  },
  {
    id: 'education-price-lag-2026',
    from: '2026-07-01',
    to: null,
    value: 30,
    ...sebiCircular(
      'HO/47/17/12(11)2025-MRD-POD3/I/11107/2026',
      '2026-05-08',
      readAt('corplawupdates.in and owlbrief on the circular'),
    ),
  },
];
