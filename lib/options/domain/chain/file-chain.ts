import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DayContract, DayUnderlying } from '@/lib/market-files/derivatives-bhavcopy';
import { noQuote, type Chain, type ChainQuote, type ChainRow } from './chain';

/** The chain of one expiry out of a file. */
export type FileChain = Chain & {
  /** Of the contracts of this expiry, as the file has it; null where it has none, or several. */
  unitsPerLot: number | null;
};

/** The chains of an underlying at the end of a day, by rising expiry. Futures are left out. */
export function dayChains({ contracts }: Pick<DayUnderlying, 'contracts'>): FileChain[] {
  const byExpiry = new Map<IsoDate, DayContract[]>();
  for (const contract of contracts) {
    if (contract.option) {
      byExpiry.set(contract.expiry, [...(byExpiry.get(contract.expiry) ?? []), contract]);
    }
  }
  return [...byExpiry]
    .map(([expiry, options]) => ({ expiry, rows: rowsOf(options), unitsPerLot: lotOf(options) }))
    .sort((one, other) => (one.expiry < other.expiry ? -1 : 1));
}

function rowsOf(options: readonly DayContract[]): ChainRow[] {
  const rows = new Map<number, { call: ChainQuote; put: ChainQuote }>();
  for (const contract of options) {
    const { option } = contract;
    if (!option) continue;
    const row = rows.get(option.strike) ?? { call: noQuote, put: noQuote };
    rows.set(option.strike, { ...row, [option.right]: quoteOf(contract) });
  }
  return [...rows]
    .map(([strike, sides]) => ({ strike, ...sides }))
    .sort((one, other) => one.strike - other.strike);
}

/** What it traded at; where nothing traded, what the exchange computed, marked. */
function quoteOf(contract: DayContract): ChainQuote {
  const { closeRupees, settlementRupees } = contract;
  const isSettlement = closeRupees === null && settlementRupees !== null;
  return {
    ...noQuote,
    lastPriceRupees: closeRupees ?? settlementRupees,
    openInterest: contract.openInterestUnits,
    openInterestChange: contract.openInterestChangeUnits,
    volume: contract.volumeUnits,
    ...(isSettlement ? { isSettlement } : {}),
  };
}

function lotOf(options: readonly DayContract[]): number | null {
  const lots = new Set(options.map(({ unitsPerLot }) => unitsPerLot));
  const [only = null] = lots;
  return lots.size === 1 ? only : null;
}
