import type { DatedRow } from '../../lib/law/dated-row';
import {
  lawOutside,
  nseCircular,
  sebiCircular,
  circularSummaries,
  readAt,
} from '../../lib/law/citation';

export type IndexContract =
  | 'NIFTY'
  | 'BANKNIFTY'
  | 'FINNIFTY'
  | 'MIDCPNIFTY'
  | 'NIFTYNXT50'
  | 'NIFTYFPI'
  | 'SENSEX'
  | 'BANKEX';

export type LotSize = { units: number };

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
      ...nseCircular('FAOP61415', '2024-04-02', circularSummaries),
    },
    {
      id: 'lot-nifty-2024-11-20',
      from: '2024-11-20',
      to: '2026-01-26',
      value: { units: 75 },
      ...nseCircular('FAOP64625', '2024-10-18', circularSummaries),
    },
    {
      id: 'lot-nifty-2026-01-27',
      from: '2026-01-27',
      to: null,
      value: { units: 65 },
      ...nseCircular('FAOP70616', '2025-10-03', circularSummaries),
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
      ...lawOutside({
        kind: 'circular',
        paper: 'nse-circular',
        number: 'FAOP75239',
        dated: null,
        url: 'https://nsearchives.nseindia.com/content/circulars/FAOP75239.pdf',
        ...circularSummaries,
      }),
    },
  ],
  SENSEX: [lotAtBse('lot-sensex-2024-11-20', 20)],
  BANKEX: [lotAtBse('lot-bankex-2024-11-20', 30)],
};

/** The band of SEBI's circular led to these sizes; contracts of October 2026 still had them. */
function lotAtBse(id: string, units: number): DatedRow<LotSize> {
  return {
    id,
    from: '2024-11-20',
    to: null,
    value: { units },
    ...sebiCircular(
      'SEBI/HO/MRD/TPD-1/P/CIR/2024/132',
      '2024-10-01',
      readAt(
        'share.market on the revised lots; recorded contracts of April to October 2026',
        '2026-11-23',
      ),
    ),
  };
}

function lotSince2026(id: string, units: number): DatedRow<LotSize> {
  return {
    id,
    from: '2026-01-27',
    to: null,
    value: { units },
    ...nseCircular('FAOP70616', '2025-10-03', circularSummaries),
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
    ...sebiCircular(
      'SEBI/HO/MRD/TPD-1/P/CIR/2024/132',
      '2024-10-01',
      readAt('Reports of brokers', '2026-11-23'),
    ),
  },
];
