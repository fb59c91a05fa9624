import type { DatedRow } from '../../lib/law/dated-row';
import { lawOutside, nseCircular, circularSummaries, readAt } from '../../lib/law/citation';

export type StockExchangeTrade =
  | 'equityDelivery'
  | 'equityIntraday'
  | 'equityFundUnit'
  | 'futures'
  | 'options'
  | 'optionExercise';

export type TransactionTax = {
  ratePercent: number;
  /** What the rate is of. */
  of: 'turnover' | 'premium' | 'intrinsic-value';
  paidBy: 'buyer' | 'seller' | 'both';
};

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
      ...nseCircular('FATAX73524', '2026-03-31', circularSummaries),
    },
  ],
  equityIntraday: [
    {
      id: 'stt-equity-intraday',
      from: '2026-04-01',
      to: null,
      value: { ratePercent: 0.025, of: 'turnover', paidBy: 'seller' },
      ...nseCircular('FATAX73524', '2026-03-31', circularSummaries),
    },
  ],
  equityFundUnit: [
    {
      id: 'stt-equity-fund-unit',
      from: '2026-04-01',
      to: null,
      value: { ratePercent: 0.001, of: 'turnover', paidBy: 'seller' },
      ...nseCircular('FATAX73524', '2026-03-31', circularSummaries),
    },
  ],
  futures: [
    {
      id: 'stt-futures-2026-04-01',
      from: '2026-04-01',
      to: null,
      value: { ratePercent: 0.05, of: 'turnover', paidBy: 'seller' },
      ...nseCircular('FATAX73524', '2026-03-31', circularSummaries),
    },
  ],
  options: [
    {
      id: 'stt-options-2026-04-01',
      from: '2026-04-01',
      to: null,
      value: { ratePercent: 0.15, of: 'premium', paidBy: 'seller' },
      ...nseCircular('FATAX73524', '2026-03-31', circularSummaries),
    },
  ],
  optionExercise: [
    {
      id: 'stt-option-exercise-2026-04-01',
      from: '2026-04-01',
      to: null,
      value: { ratePercent: 0.15, of: 'intrinsic-value', paidBy: 'buyer' },
      ...nseCircular('FATAX73524', '2026-03-31', circularSummaries),
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
    ...lawOutside({
      kind: 'act',
      paper: 'finance-act-2004-2',
      number: 'Chapter VII',
      dated: '2004-09-10',
      url: null,
      ...readAt('Published charge models checked against contract notes'),
    }),
  },
];
