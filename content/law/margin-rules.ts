import type { DatedRow } from '../../lib/law/dated-row';
import { sebiCircular, circularSummaries, readAt } from '../../lib/law/citation';

/** Shares of the price of the underlying, in percent. */
export type PriceScan = { indexPercent: number; longIndexPercent: number; stockPercent: number };

/**
 * The least price move that SPAN tries to either side; six standard deviations scaled by the root of two where they are
 * more. `longIndexPercent` holds for index options of more than nine months.
 */
export const minPriceScan: readonly DatedRow<PriceScan>[] = [
  {
    id: 'price-scan-2020-06-01',
    from: '2020-06-01',
    to: null,
    value: { indexPercent: 9.3, longIndexPercent: 17.7, stockPercent: 14.2 },
    ...sebiCircular(
      'SEBI/HO/MRD2/DCAP/CIR/P/2020/27',
      '2020-02-24',
      readAt(
        'SPAN risk parameters as NSE Clearing publishes them (nseclearing.in); taxguru.in on the circular',
        '2026-11-26',
      ),
    ),
  },
];

/** Of the contract's value, on top of all other margins, for a sold index option on the day on which it expires. */
export const expiryDayMargin: readonly DatedRow<{ percent: number }>[] = [
  {
    id: 'expiry-day-margin-2024-11-20',
    from: '2024-11-20',
    to: null,
    value: { percent: 2 },
    ...sebiCircular('SEBI/HO/MRD/TPD-1/P/CIR/2024/132', '2024-10-01', circularSummaries),
  },
];
