import type { DatedRow } from './dated-row';

const brokers = { name: 'proficientequities.com and other brokers on charges', url: null };

export type StampedTrade = 'equityDelivery' | 'equityIntraday' | 'futures' | 'options';

/** Paid by the buyer. */
export type StampDuty = { ratePercent: number };

function stampRow(id: string, ratePercent: number): readonly DatedRow<StampDuty>[] {
  return [
    {
      id,
      from: '2026-04-01',
      to: null,
      value: { ratePercent },
      section: { act1961: null, act2025: null },
      source: brokers,
      verified: 'secondary',
    },
  ];
}

/** `from` is the first day for which we hold the rate. */
export const stampDuty: Readonly<Record<StampedTrade, readonly DatedRow<StampDuty>[]>> = {
  equityDelivery: stampRow('stamp-equity-delivery', 0.015),
  equityIntraday: stampRow('stamp-equity-intraday', 0.003),
  futures: stampRow('stamp-futures', 0.002),
  options: stampRow('stamp-options', 0.003),
};

export type TradingGst = {
  ratePercent: number;
  /** Not on the securities transaction tax, nor on stamp duty. */
  on: readonly ('brokerage' | 'exchange-charge' | 'sebi-fee')[];
};

export const tradingGst: readonly DatedRow<TradingGst>[] = [
  {
    id: 'gst-trading',
    from: '2026-04-01',
    to: null,
    value: { ratePercent: 18, on: ['brokerage', 'exchange-charge', 'sebi-fee'] },
    section: { act1961: null, act2025: null },
    source: brokers,
    verified: 'secondary',
  },
];
