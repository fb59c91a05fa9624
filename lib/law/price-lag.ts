import type { DatedRow } from './dated-row';

const source = {
  name: 'Circulars of SEBI, in a public summary of circulars',
  url: 'https://github.com/rhnvrm/stock-market-circulars',
};

/**
 * How old, in days, prices of securities must be where somebody teaches with them. Sources disagree whether the newest
 * circular holds from its own day or from 1 July 2026; the later day is taken, and the longer lag until then.
 */
export const educationPriceLagDays: readonly DatedRow<number>[] = [
  {
    id: 'education-price-lag-2025',
    from: '2025-01-29',
    to: '2026-06-30',
    // Three months.
    value: 92,
    section: { act1961: null, act2025: null },
    source: { ...source, name: `${source.name}: CIR/2025/11 of 29 January 2025` },
    verified: 'secondary',
  },
  {
    id: 'education-price-lag-2026',
    from: '2026-07-01',
    to: null,
    value: 30,
    section: { act1961: null, act2025: null },
    source: {
      ...source,
      name: `${source.name}: HO/47/17/12(11)2025-MRD-POD3/I/11107/2026 of 8 May 2026`,
    },
    verified: 'secondary',
  },
];
