import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedRow } from '../../lib/law/dated-row';
import { nseCircular, sebiCircular, circularSummaries, readAt } from '../../lib/law/citation';

export type IndexContract =
  | 'NIFTY'
  | 'BANKNIFTY'
  | 'FINNIFTY'
  | 'MIDCPNIFTY'
  | 'NIFTYNXT50'
  | 'NIFTYFPI'
  | 'SENSEX'
  | 'BANKEX';

export type LotSize = {
  units: number;
  /** The contracts that have this lot, by the day on which they expire. */
  expiring: { from: IsoDate; to: IsoDate | null };
};

type Span = readonly [from: IsoDate, to: IsoDate | null];
type Cited = Pick<DatedRow<unknown>, 'section' | 'source'>;

function lotRows(
  name: string,
  units: number,
  cited: Cited,
  spans: readonly (readonly [traded: Span, expiring: Span])[],
): DatedRow<LotSize>[] {
  return spans.map(([[from, to], expiring]) => ({
    id: `lot-${name}-${from}-expiring-${expiring[0]}`,
    from,
    to,
    value: { units, expiring: { from: expiring[0], to: expiring[1] } },
    ...cited,
  }));
}

/** First expiries with its lots: 2 May 2024, 30 May 2024. */
const april2024 = nseCircular('FAOP61415', '2024-04-02', circularSummaries);

/**
 * Nifty: last weekly expiry with the lot before 19 December 2024, first with the new one 2 January 2025; monthly 30 January
 * and 27 February 2025; listed quarterly and half-yearly contracts after trading on 26 December 2024.
 */
const october2024 = nseCircular('FAOP64625', '2024-10-18', circularSummaries);

/**
 * Last weekly expiry with the lot before 23 December 2025, first with the new one 6 January 2026; monthly 30 December 2025
 * and 27 January 2026; listed quarterly and half-yearly contracts, such as that of 31 March 2026, after trading on 30
 * December 2025. The lots before it are known from this circular too, so for contracts since its day alone.
 */
const october2025 = nseCircular('FAOP70616', '2025-10-03', circularSummaries);
const untilDecember2025 = [
  ['2025-10-03', '2025-12-30'],
  ['2025-10-03', '2025-12-30'],
] as const;
/** New contracts had the new lots from 29 October 2025 on; only Nifty and Bank Nifty have contracts of quarters. */
const sinceJanuary2026 = [
  ['2025-10-29', null],
  ['2026-01-01', null],
] as const;
const sinceJanuary2026WithQuarters = [
  [
    ['2025-10-29', '2026-02-28'],
    ['2026-01-01', '2026-02-28'],
  ],
  [
    ['2025-12-31', null],
    ['2026-03-01', null],
  ],
] as const;

/**
 * The band of SEBI's circular led to these sizes; contracts of October 2026 still had them. The last contracts with the
 * lots before expired in January 2025.
 */
const octoberSebi2024 = sebiCircular(
  'SEBI/HO/MRD/TPD-1/P/CIR/2024/132',
  '2024-10-01',
  readAt(
    'share.market on the revised lots; recorded contracts of April to October 2026',
    '2026-11-23',
  ),
);
const sinceFebruary2025 = [
  ['2025-02-01', null],
  ['2025-02-01', null],
] as const;

/**
 * Units in one contract of an index. The days of a row are those of trading: a circular leaves listed weekly and monthly
 * contracts their lot until they expire, and changes listed quarterly and half-yearly ones on a day of their own.
 * `lib/law/contract-lot.ts` reads them. A revision between September and November 2026 was neither found nor ruled out.
 */
export const indexLots: Readonly<Record<IndexContract, readonly DatedRow<LotSize>[]>> = {
  NIFTY: [
    ...lotRows('nifty', 25, april2024, [
      [
        ['2024-04-26', '2024-12-26'],
        ['2024-04-26', '2025-01-01'],
      ],
      // A monthly contract that was listed before 20 November 2024, unlike the weekly ones before it.
      [
        ['2024-04-26', '2025-01-30'],
        ['2025-01-30', '2025-01-30'],
      ],
      [
        ['2024-04-26', '2024-12-26'],
        ['2025-03-01', null],
      ],
    ]),
    ...lotRows('nifty', 75, october2024, [
      [
        ['2024-11-20', '2025-01-29'],
        ['2025-01-02', '2025-01-29'],
      ],
      [
        ['2024-11-20', '2025-02-28'],
        ['2025-01-31', '2025-02-28'],
      ],
      [
        ['2024-12-27', '2025-12-30'],
        ['2025-03-01', '2025-12-30'],
      ],
      [
        ['2024-12-27', '2025-12-30'],
        ['2026-03-01', null],
      ],
    ]),
    ...lotRows('nifty', 65, october2025, sinceJanuary2026WithQuarters),
  ],
  BANKNIFTY: [
    ...lotRows('banknifty', 35, october2025, [
      untilDecember2025,
      [
        ['2025-10-03', '2025-12-30'],
        ['2026-03-01', null],
      ],
    ]),
    ...lotRows('banknifty', 30, october2025, sinceJanuary2026WithQuarters),
  ],
  FINNIFTY: [
    ...lotRows('finnifty', 65, october2025, [untilDecember2025]),
    ...lotRows('finnifty', 60, october2025, [sinceJanuary2026]),
  ],
  MIDCPNIFTY: [
    ...lotRows('midcpnifty', 140, october2025, [untilDecember2025]),
    ...lotRows('midcpnifty', 120, october2025, [sinceJanuary2026]),
  ],
  NIFTYNXT50: lotRows('niftynxt50', 25, october2025, [
    [
      ['2025-10-03', null],
      ['2025-10-03', null],
    ],
  ]),
  NIFTYFPI: lotRows('niftyfpi', 1100, nseCircular('FAOP75239', null, circularSummaries), [
    [
      ['2026-08-12', null],
      ['2026-08-12', null],
    ],
  ]),
  SENSEX: lotRows('sensex', 20, octoberSebi2024, [sinceFebruary2025]),
  BANKEX: lotRows('bankex', 30, octoberSebi2024, [sinceFebruary2025]),
};

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
