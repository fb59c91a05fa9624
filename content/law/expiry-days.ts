import type { Exchange } from '@/lib/calendar/market-day';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { nseCircular, sebiCircular, circularSummaries } from '../../lib/law/citation';
import type { IndexContract } from './contract-lots';
import type { DatedRow } from '../../lib/law/dated-row';

/** What futures and options are traded on: an index, or any stock of an exchange. */
export type ListedContract = IndexContract | 'nse-stocks' | 'bse-stocks';

export type ExpiryRule = {
  exchange: Exchange;
  /** 1 is Monday. On a holiday the contracts expire on the trading day before. */
  isoWeekday: 1 | 2 | 3 | 4 | 5;
  /**
   * `weekly`: on every such weekday, the last of a month being that of the monthly contract; `monthly`: on the last of
   * each month only. Since 20 November 2024 each exchange has weekly contracts on one index alone.
   */
  cycle: 'weekly' | 'monthly';
};

/** When contracts expire. Holidays are no rows of law: `lib/calendar/trading-days.ts` has them. */
export const expiryDays: Readonly<Record<ListedContract, readonly DatedRow<ExpiryRule>[]>> = {
  NIFTY: [since2025('nifty', { exchange: 'nse', isoWeekday: 2, cycle: 'weekly' })],
  BANKNIFTY: [since2025('banknifty', { exchange: 'nse', isoWeekday: 2, cycle: 'monthly' })],
  FINNIFTY: [since2025('finnifty', { exchange: 'nse', isoWeekday: 2, cycle: 'monthly' })],
  MIDCPNIFTY: [since2025('midcpnifty', { exchange: 'nse', isoWeekday: 2, cycle: 'monthly' })],
  NIFTYNXT50: [since2025('niftynxt50', { exchange: 'nse', isoWeekday: 2, cycle: 'monthly' })],
  NIFTYFPI: [
    {
      id: 'expiry-niftyfpi-2026-08-12',
      from: '2026-08-12',
      to: null,
      value: { exchange: 'nse', isoWeekday: 2, cycle: 'monthly' },
      ...nseCircular('FAOP75239', null, circularSummaries),
    },
  ],
  SENSEX: [since2025('sensex', { exchange: 'bse', isoWeekday: 4, cycle: 'weekly' })],
  BANKEX: [since2025('bankex', { exchange: 'bse', isoWeekday: 4, cycle: 'monthly' })],
  'nse-stocks': [since2025('nse-stocks', { exchange: 'nse', isoWeekday: 2, cycle: 'monthly' })],
  'bse-stocks': [since2025('bse-stocks', { exchange: 'bse', isoWeekday: 4, cycle: 'monthly' })],
};

/** Tuesdays at the NSE, Thursdays at the BSE. */
function since2025(name: string, value: ExpiryRule): DatedRow<ExpiryRule> {
  const from: IsoDate = '2025-09-01';
  return {
    id: `expiry-${name}-${from}`,
    from,
    to: null,
    value,
    ...sebiCircular('SEBI/HO/MRD/TPD-1/P/CIR/2025/76', '2025-05-26', circularSummaries),
  };
}
