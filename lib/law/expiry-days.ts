import type { DatedRow } from './dated-row';
import type { Exchange } from './exchange-charges';
import { sebiCircular } from './citation';
import { circularSummaries } from './readings';

export type ExpiryDay = {
  /** 1 is Monday. On a holiday the contracts expire on the trading day before. */
  isoWeekday: 1 | 2 | 3 | 4 | 5;
  /** The one index of the exchange that has weekly contracts. */
  weeklyIndex: string;
};

/** Holidays are no rows of law: `lib/calendar` has them. */
export const expiryDays: Readonly<Record<Exchange, readonly DatedRow<ExpiryDay>[]>> = {
  nse: [
    {
      id: 'expiry-nse-2025-09-01',
      from: '2025-09-01',
      to: null,
      value: { isoWeekday: 2, weeklyIndex: 'NIFTY' },
      ...sebiCircular('SEBI/HO/MRD/TPD-1/P/CIR/2025/76', '2025-05-26', circularSummaries),
    },
  ],
  bse: [
    {
      id: 'expiry-bse-2025-09-01',
      from: '2025-09-01',
      to: null,
      value: { isoWeekday: 4, weeklyIndex: 'SENSEX' },
      ...sebiCircular('SEBI/HO/MRD/TPD-1/P/CIR/2025/76', '2025-05-26', circularSummaries),
    },
  ],
};
