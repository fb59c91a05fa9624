import type { DatedRow } from '../../lib/law/dated-row';
import { incomeTaxLaw, lawOutside, sebiCircular, readAt } from '../../lib/law/citation';

export type EquityOrientedFund = {
  /** At least this much in listed shares of Indian companies. */
  domesticEquityPercent: number;
  /** Or, of a fund of funds: at least this much in units of one exchange-traded fund … */
  inTradedFundPercent: number;
  /** … which itself has at least this much in such shares. */
  tradedFundEquityPercent: number;
};

/** Which funds are taxed like listed shares. A fund of funds is one only by the second way. */
export const equityOrientedFund: readonly DatedRow<EquityOrientedFund>[] = [
  {
    id: 'equity-oriented-fund-2018-04-01',
    from: '2018-04-01',
    to: null,
    value: { domesticEquityPercent: 65, inTradedFundPercent: 90, tradedFundEquityPercent: 90 },
    ...incomeTaxLaw(
      '112A, Explanation',
      '198',
      readAt('taxtmi.com, which quotes the definition in section 112A', '2026-11-23'),
    ),
  },
];

/** How long units of a tax saver (ELSS) cannot be sold, from the day of each purchase. */
export const elssLockIn: readonly DatedRow<{ months: number }>[] = [
  {
    id: 'elss-lock-in-2005-11-03',
    from: '2005-11-03',
    to: null,
    value: { months: 36 },
    ...incomeTaxLaw(
      '80C(2)(xiii)',
      '123',
      readAt('angelone.in and webnotes.in on the scheme that the section names', '2026-11-30'),
    ),
  },
];

export type FundCosts = {
  /** The most that a fund may take as base expense ratio. */
  indexFundPercent: number;
  closedEndedEquityPercent: number;
  /** Of each trade, on top of the base expense ratio. Levies come on top at what they cost. */
  cashBrokeragePercent: number;
  derivativeBrokeragePercent: number;
};

/**
 * Ceilings lie on the base expense ratio; brokerage, transaction cost and statutory levies come on top. Together they
 * are the total expense ratio.
 */
export const fundCosts: readonly DatedRow<FundCosts>[] = [
  {
    id: 'fund-costs-2026-04-01',
    from: '2026-04-01',
    to: null,
    value: {
      indexFundPercent: 0.9,
      closedEndedEquityPercent: 1,
      cashBrokeragePercent: 0.06,
      derivativeBrokeragePercent: 0.02,
    },
    ...lawOutside({
      kind: 'regulations',
      paper: 'mutual-fund-regulations-2026',
      number: 'expenses of a scheme',
      dated: null,
      url: null,
      ...readAt('ndtvprofit.com, torusdigital.com and newsbytesapp.com', '2026-11-23'),
    }),
  },
];

export type FundCategories = {
  /** A house has at most so many life cycle funds open for purchase. */
  lifeCycleFundsPerHouse: number;
  lifeCycleYearsFrom: number;
  lifeCycleYearsTo: number;
};

/** Categories and their names. Solution-oriented schemes ended, life cycle funds began; schemes had six months to align. */
export const fundCategories: readonly DatedRow<FundCategories>[] = [
  {
    id: 'fund-categories-2026-02-26',
    from: '2026-02-26',
    to: null,
    value: { lifeCycleFundsPerHouse: 6, lifeCycleYearsFrom: 5, lifeCycleYearsTo: 30 },
    ...sebiCircular(
      'HO/24/13/15(2)2026-IMD-RAC4/I/5764/2026',
      '2026-02-26',
      readAt('financialexpress.com, livemint.com and thehansindia.com', '2026-11-23'),
      'https://www.sebi.gov.in/legal/circulars/feb-2026/categorization-and-rationalization-of-mutual-fund-schemes_99983.html',
    ),
  },
];

/** The least that one person, accredited investors apart, puts into all strategies of a house together. */
export const specialisedFundMinimum: readonly DatedRow<{ rupees: number }>[] = [
  {
    id: 'specialised-fund-2025-04-01',
    from: '2025-04-01',
    to: null,
    value: { rupees: 1_000_000 },
    ...sebiCircular(
      'SEBI/HO/IMD/IMD-PoD-1/P/CIR/2025/26',
      '2025-02-27',
      readAt('angelone.in and tejimandi.com', '2026-11-23'),
    ),
  },
];
