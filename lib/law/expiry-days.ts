import type { DatedRow } from './dated-row';
import type { Exchange } from './exchange-charges';

export type ExpiryDay = {
  /** 1 is Monday. On a holiday the contracts expire on the trading day before. */
  isoWeekday: 1 | 2 | 3 | 4 | 5;
  /** The one index of the exchange that has weekly contracts. */
  weeklyIndex: string;
};

const source = {
  name: 'Circulars of the exchanges, in a public summary of circulars; 5paisa.com',
  url: 'https://github.com/rhnvrm/stock-market-circulars',
};

/** Holidays are in no row: no list of a year was at hand. */
export const expiryDays: Readonly<Record<Exchange, readonly DatedRow<ExpiryDay>[]>> = {
  nse: [
    {
      id: 'expiry-nse-2025-09-01',
      from: '2025-09-01',
      to: null,
      value: { isoWeekday: 2, weeklyIndex: 'NIFTY' },
      section: { act1961: null, act2025: null },
      source,
      verified: 'secondary',
    },
  ],
  bse: [
    {
      id: 'expiry-bse-2025-09-01',
      from: '2025-09-01',
      to: null,
      value: { isoWeekday: 4, weeklyIndex: 'SENSEX' },
      section: { act1961: null, act2025: null },
      source,
      verified: 'secondary',
    },
  ],
};
