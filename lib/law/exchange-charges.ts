import type { DatedRow } from './dated-row';

export type Exchange = 'nse' | 'bse';

export type ExchangeSegment = 'equity' | 'futures' | 'options';

export type PerCrore = {
  /** Of turnover, for options of premium turnover; from each side. */
  rupeesPerCrore: number;
};

/** With the levy of the investor protection fund in it. */
const nseCircular = {
  name: 'NSE circular FA73061, in a public summary of circulars; index 63292893965 has another levy for options',
  url: 'https://github.com/rhnvrm/stock-market-circulars',
};
const brokers = { name: 'proficientequities.com and other brokers on charges', url: null };

/** Transaction charges. `from` at the BSE is the first day for which we hold the rate. */
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
        section: { act1961: null, act2025: null },
        source: nseCircular,
        verified: 'secondary',
      },
    ],
    futures: [
      {
        id: 'nse-futures-2026-03-01',
        from: '2026-03-01',
        to: null,
        value: { rupeesPerCrore: 183 },
        section: { act1961: null, act2025: null },
        source: nseCircular,
        verified: 'secondary',
      },
    ],
    options: [
      {
        id: 'nse-options-2026-03-01',
        from: '2026-03-01',
        to: null,
        value: { rupeesPerCrore: 3553 },
        section: { act1961: null, act2025: null },
        source: nseCircular,
        verified: 'single',
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
        section: { act1961: null, act2025: null },
        source: brokers,
        verified: 'secondary',
      },
    ],
    futures: [
      {
        id: 'bse-futures',
        from: '2026-04-01',
        to: null,
        value: { rupeesPerCrore: 0 },
        section: { act1961: null, act2025: null },
        source: brokers,
        verified: 'secondary',
      },
    ],
    options: [
      {
        id: 'bse-options',
        from: '2026-04-01',
        to: null,
        value: { rupeesPerCrore: 3250 },
        section: { act1961: null, act2025: null },
        source: brokers,
        verified: 'secondary',
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
    section: { act1961: null, act2025: null },
    source: brokers,
    verified: 'secondary',
  },
];
