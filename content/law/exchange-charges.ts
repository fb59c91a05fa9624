import type { Exchange } from '@/lib/calendar/market-day';
import type { DatedRow } from '../../lib/law/dated-row';
import { lawOutside, nseCircular, brokerCharges, circularSummaries } from '../../lib/law/citation';

export type ExchangeSegment = 'equity' | 'futures' | 'options';

export type PerCrore = {
  /** Of turnover, for options of premium turnover; from each side. */
  rupeesPerCrore: number;
};

/** Transaction charges, those of the NSE with the levy of its investor protection fund. `from` at the BSE is the first day for which we hold the rate. */
export const exchangeCharges: Readonly<
  Record<Exchange, Readonly<Record<ExchangeSegment, readonly DatedRow<PerCrore>[]>>>
> = {
  nse: {
    equity: [
      {
        id: 'nse-equity-2026-03-01',
        from: '2026-03-01',
        to: null,
        value: { rupeesPerCrore: 307 },
        ...nseCircular('FA73061', '2026-02-27', circularSummaries),
      },
    ],
    futures: [
      {
        id: 'nse-futures-2026-03-01',
        from: '2026-03-01',
        to: null,
        value: { rupeesPerCrore: 183 },
        ...nseCircular('FA73061', '2026-02-27', circularSummaries),
      },
    ],
    options: [
      {
        id: 'nse-options-2026-03-01',
        from: '2026-03-01',
        to: null,
        value: { rupeesPerCrore: 3553 },
        ...nseCircular('FA73061', '2026-02-27', circularSummaries),
      },
    ],
  },
  bse: {
    equity: [
      {
        id: 'bse-equity',
        from: '2026-04-01',
        to: null,
        value: { rupeesPerCrore: 375 },
        ...lawOutside({
          kind: 'publication',
          paper: 'bse-charges',
          number: null,
          dated: null,
          url: null,
          ...brokerCharges,
        }),
      },
    ],
    futures: [
      {
        id: 'bse-futures',
        from: '2026-04-01',
        to: null,
        value: { rupeesPerCrore: 0 },
        ...lawOutside({
          kind: 'publication',
          paper: 'bse-charges',
          number: null,
          dated: null,
          url: null,
          ...brokerCharges,
        }),
      },
    ],
    options: [
      {
        id: 'bse-options',
        from: '2026-04-01',
        to: null,
        value: { rupeesPerCrore: 3250 },
        ...lawOutside({
          kind: 'publication',
          paper: 'bse-charges',
          number: null,
          dated: null,
          url: null,
          ...brokerCharges,
        }),
      },
    ],
  },
};

/** The fee of the Securities and Exchange Board, on every turnover. */
export const sebiFee: readonly DatedRow<PerCrore>[] = [
  {
    id: 'sebi-fee',
    from: '2026-04-01',
    to: null,
    value: { rupeesPerCrore: 10 },
    ...lawOutside({
      kind: 'regulations',
      paper: 'stockbroker-fees',
      number: null,
      dated: null,
      url: null,
      ...brokerCharges,
    }),
  },
];
