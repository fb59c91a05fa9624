import type { DatedRow } from '../../lib/law/dated-row';
import { lawOutside, brokerCharges } from '../../lib/law/citation';

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
      ...lawOutside({
        kind: 'act',
        paper: 'stamp-act-1899',
        number: 'Schedule I, Article 56A',
        dated: '1899-01-27',
        url: null,
        ...brokerCharges,
      }),
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
    ...lawOutside({
      kind: 'notification',
      paper: 'gst-rate-notification',
      number: '11/2017',
      dated: '2017-06-28',
      url: null,
      ...brokerCharges,
    }),
  },
];
