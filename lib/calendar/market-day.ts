import type { IsoDate } from './iso-date';

export type Exchange = 'nse' | 'bse';

/** Where the row was read. None is the exchange's own page: `readIn` names who copied it. */
export type HolidaySource = {
  name: string;
  url: string | null;
  readIn: string;
  readOn: IsoDate;
};

/** A day on which the exchanges do not trade as on a weekday, or trade at a weekend. */
export type MarketDay = {
  date: IsoDate;
  /** In English, as the exchanges write it. */
  name: string;
  /** Equity shares and their futures and options; the two segments close on the same days. */
  exchanges: readonly Exchange[];
  trading:
    | 'closed'
    /** Closed but for one hour of Diwali trading, whose time the exchanges set a few weeks before. */
    | 'muhurat'
    /** A full session on a Saturday or Sunday. */
    | 'open';
  source: HolidaySource;
};
