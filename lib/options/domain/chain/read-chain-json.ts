import { parseJson } from '@/lib/parse-json';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { readWrittenDay } from '@/lib/calendar/read-written-day';
import { fieldsOf } from '@/lib/fields-of';
import { failure, success, type Result } from '@/lib/result';
import { compareTexts } from '@/lib/text/compare-texts';
import { noQuote, type ChainQuote, type ChainRow, chainLimits } from './chain';
import type { FileChain } from './own-chain';

type ReadChainJson = {
  chains: readonly FileChain[];
  /** The symbol of the underlying; null where the answer names none, or several. */
  symbol: string | null;
  spot: number | null;
  /** The day of the answer. */
  date: IsoDate | null;
  /** Strikes that could not be read. */
  badStrikes: number;
};

/**
 * NSE's answer for its option chain, as a browser's tools save it: `records.data` with a strike, its expiry and CE and
 * PE, either of which may be missing. Strikes are numbers or texts. A price of zero means that there is no price. Open
 * interest is in contracts, as on the page.
 */
export function readChainJson(text: string): Result<ReadChainJson, 'no-header' | 'no-rows'> {
  const { records } = fieldsOf(parseJson(text.replace(/^\uFEFF/, '')));
  const { data, underlyingValue, timestamp } = fieldsOf(records);
  if (!Array.isArray(data)) return failure('no-header');
  const byExpiry = new Map<IsoDate, Map<number, ChainRow>>();
  const symbols = new Set<string>();
  let badStrikes = 0;
  for (const item of data.slice(0, maxItems)) {
    const { strikePrice, expiryDate, expiryDates, CE, PE } = fieldsOf(item);
    const strike = numberOf(strikePrice);
    const expiry = readWrittenDay(
      textOf(expiryDate) || textOf(expiryDates) || textOf(fieldsOf(CE ?? PE).expiryDate),
    );
    if (!strike || strike < 0 || !expiry) {
      badStrikes += 1;
      continue;
    }
    for (const side of [CE, PE]) {
      const symbol = textOf(fieldsOf(side).underlying).trim().toUpperCase();
      if (symbol) symbols.add(symbol);
    }
    const rows = byExpiry.get(expiry) ?? new Map<number, ChainRow>();
    byExpiry.set(expiry, rows);
    if (rows.has(strike) || rows.size >= chainLimits.rows) badStrikes += 1;
    else rows.set(strike, { strike, call: quoteOf(CE), put: quoteOf(PE) });
  }
  const chains = [...byExpiry].map(([expiry, rows]) => ({
    expiry,
    rows: [...rows.values()].sort((one, other) => one.strike - other.strike),
    unitsPerLot: null,
  }));
  if (chains.length === 0) return failure('no-rows');
  return success({
    chains: chains.sort((one, other) => compareTexts(one.expiry, other.expiry)),
    symbol: symbols.size === 1 ? ([...symbols][0] ?? null) : null,
    spot: numberOf(underlyingValue) || null,
    date: readWrittenDay(textOf(timestamp)),
    badStrikes,
  });
}

/** Twenty expiries of the longest chain. */
const maxItems = 20 * chainLimits.rows;

function quoteOf(leg: unknown): ChainQuote {
  const of = fieldsOf(leg);
  const count = (value: unknown) => {
    const number = numberOf(value);
    return number !== null && number >= 0 ? number : null;
  };
  return {
    ...noQuote,
    lastPriceRupees: count(of.lastPrice) || null,
    // The older answer calls the best bid and ask otherwise.
    bidRupees: count(of.buyPrice1 ?? of.bidprice) || null,
    askRupees: count(of.sellPrice1 ?? of.askPrice) || null,
    openInterest: count(of.openInterest),
    openInterestChange: numberOf(of.changeinOpenInterest),
    volume: count(of.totalTradedVolume),
  };
}

/** Far beyond any figure of an exchange, and small enough that products of two are finite. */
const maxNumber = 1e15;

function numberOf(value: unknown): number | null {
  const number =
    typeof value === 'string' && /^-?[\d,]{1,20}(?:\.\d{1,10})?$/.test(value)
      ? Number(value.replaceAll(',', ''))
      : value;
  return typeof number === 'number' && Math.abs(number) <= maxNumber ? number : null;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
