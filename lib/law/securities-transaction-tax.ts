import type { DatedRow } from './dated-row';

export type StockExchangeTrade =
  'equityDelivery' | 'equityIntraday' | 'equityFundUnit' | 'futures' | 'options' | 'optionExercise';

export type TransactionTax = {
  ratePercent: number;
  /** What the rate is of. */
  of: 'turnover' | 'premium' | 'intrinsic-value';
  paidBy: 'buyer' | 'seller' | 'both';
};

const circular = {
  name: 'NSE circular FATAX73524 of 31 March 2026, in a public summary of circulars',
  url: 'https://github.com/rhnvrm/stock-market-circulars',
};
const brokers = { name: 'proficientequities.com and other brokers on charges', url: null };

/**
 * Securities transaction tax. `from` is the first day for which we hold the rate; delivery, intraday and fund
 * units have borne theirs for longer.
 */
export const securitiesTransactionTax: Readonly<
  Record<StockExchangeTrade, readonly DatedRow<TransactionTax>[]>
> = {
  equityDelivery: [
    {
      id: 'stt-equity-delivery',
      from: '2026-04-01',
      to: null,
      value: { ratePercent: 0.1, of: 'turnover', paidBy: 'both' },
      section: { act1961: null, act2025: null },
      source: brokers,
      verified: 'secondary',
    },
  ],
  equityIntraday: [
    {
      id: 'stt-equity-intraday',
      from: '2026-04-01',
      to: null,
      value: { ratePercent: 0.025, of: 'turnover', paidBy: 'seller' },
      section: { act1961: null, act2025: null },
      source: brokers,
      verified: 'secondary',
    },
  ],
  equityFundUnit: [
    {
      id: 'stt-equity-fund-unit',
      from: '2026-04-01',
      to: null,
      value: { ratePercent: 0.001, of: 'turnover', paidBy: 'seller' },
      section: { act1961: null, act2025: null },
      source: brokers,
      verified: 'secondary',
    },
  ],
  futures: [
    {
      id: 'stt-futures-2026-04-01',
      from: '2026-04-01',
      to: null,
      value: { ratePercent: 0.05, of: 'turnover', paidBy: 'seller' },
      section: { act1961: null, act2025: null },
      source: circular,
      verified: 'secondary',
    },
  ],
  options: [
    {
      id: 'stt-options-2026-04-01',
      from: '2026-04-01',
      to: null,
      value: { ratePercent: 0.15, of: 'premium', paidBy: 'seller' },
      section: { act1961: null, act2025: null },
      source: circular,
      verified: 'secondary',
    },
  ],
  optionExercise: [
    {
      id: 'stt-option-exercise-2026-04-01',
      from: '2026-04-01',
      to: null,
      value: { ratePercent: 0.15, of: 'intrinsic-value', paidBy: 'buyer' },
      section: { act1961: null, act2025: null },
      source: circular,
      verified: 'secondary',
    },
  ],
};

/** The tax of a day is added up by kind and then rounded. */
export const transactionTaxRounding: readonly DatedRow<{ toMultipleOfRupees: number }>[] = [
  {
    id: 'stt-rounding',
    from: '2026-04-01',
    to: null,
    value: { toMultipleOfRupees: 1 },
    section: { act1961: null, act2025: null },
    source: {
      name: 'Public code (index 71565677765), checked by its author against 41 contract notes',
      url: null,
    },
    verified: 'single',
  },
];
