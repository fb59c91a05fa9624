import type { DatedRow } from './dated-row';

export type IndexContract =
  'NIFTY' | 'BANKNIFTY' | 'FINNIFTY' | 'MIDCPNIFTY' | 'NIFTYNXT50' | 'NIFTYFPI';

export type LotSize = { units: number };

const circular = {
  name: 'NSE circular FAOP70616 of 3 October 2025, in a public summary of circulars',
  url: 'https://github.com/rhnvrm/stock-market-circulars',
};

/**
 * Units in one contract of an index. The days are those of monthly contracts; weekly ones of the Nifty changed
 * on 6 January 2026. A revision between September and November 2026 was neither found nor ruled out.
 */
export const indexLots: Readonly<Record<IndexContract, readonly DatedRow<LotSize>[]>> = {
  NIFTY: [
    {
      id: 'lot-nifty-2024-04-26',
      from: '2024-04-26',
      to: '2024-11-19',
      value: { units: 25 },
      section: { act1961: null, act2025: null },
      source: circular,
      verified: 'general',
    },
    {
      id: 'lot-nifty-2024-11-20',
      from: '2024-11-20',
      to: '2026-01-26',
      value: { units: 75 },
      section: { act1961: null, act2025: null },
      source: circular,
      verified: 'secondary',
    },
    {
      id: 'lot-nifty-2026-01-27',
      from: '2026-01-27',
      to: null,
      value: { units: 65 },
      section: { act1961: null, act2025: null },
      source: circular,
      verified: 'secondary',
    },
  ],
  BANKNIFTY: [lotSince2026('lot-banknifty-2026-01-27', 30)],
  FINNIFTY: [lotSince2026('lot-finnifty-2026-01-27', 60)],
  MIDCPNIFTY: [lotSince2026('lot-midcpnifty-2026-01-27', 120)],
  NIFTYNXT50: [lotSince2026('lot-niftynxt50-2026-01-27', 25)],
  NIFTYFPI: [
    {
      id: 'lot-niftyfpi-2026-08-12',
      from: '2026-08-12',
      to: null,
      value: { units: 1100 },
      section: { act1961: null, act2025: null },
      source: {
        name: 'NSE circular FAOP75239, in a public summary of circulars',
        url: 'https://github.com/rhnvrm/stock-market-circulars',
      },
      verified: 'single',
    },
  ],
};

function lotSince2026(id: string, units: number): DatedRow<LotSize> {
  return {
    id,
    from: '2026-01-27',
    to: null,
    value: { units },
    section: { act1961: null, act2025: null },
    source: circular,
    verified: 'single',
  };
}

/** What a contract must be worth when it is introduced. */
export type ContractValue = { fromRupees: number; toRupees: number };

export const minimumContractValue: readonly DatedRow<ContractValue>[] = [
  {
    id: 'contract-value-2024-11-20',
    from: '2024-11-20',
    to: null,
    value: { fromRupees: 1_500_000, toRupees: 2_000_000 },
    section: { act1961: null, act2025: null },
    source: { name: 'SEBI circular of 1 October 2024, as reported by brokers', url: null },
    verified: 'secondary',
  },
];
