import * as fc from 'fast-check';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { analyse, type Analysis } from '@/lib/options/domain/position/analysis';
import type { FutureLeg, Leg, OptionLeg, StockLeg } from '@/lib/options/domain/position/leg';
import { readStrategy } from '@/lib/options/domain/position/read-strategy';
import { typedFromQuery } from '@/lib/options/domain/position/strategy-address';

export const expiry = '2026-12-01';

/** A market of the Nifty, with the usual conventions. */
export const usualMarket = {
  spot: 24_500,
  strikeStep: 50,
  unitsPerLot: 65,
  date: '2026-11-21',
  rate: 0.065,
  dividendYield: 0.012,
  dayCount: 'calendar-365',
} as const;

/** A leg of one unit a lot at the expiry of all. */
export function option(
  side: Leg['side'],
  kind: 'call' | 'put',
  strike: number,
  priceRupees: number,
  more: Partial<OptionLeg> = {},
): OptionLeg {
  const usual = { lots: 1, unitsPerLot: 1, expiry, volatility: 0.15 } as const;
  return { ...usual, side, kind, strike, priceRupees, ...more };
}

/** Of the position of an address. */
export function analysisOf(query: string, today: IsoDate): Analysis {
  const { strategy } = readStrategy(typedFromQuery(new URLSearchParams(query), today).typed);
  if (!strategy) throw new Error(`No strategy: ${query}`);
  return analyse(strategy);
}

export function stock(side: Leg['side'], priceRupees: number, lots = 1): StockLeg {
  return { kind: 'stock', side, lots, unitsPerLot: 1, priceRupees };
}

export function future(side: Leg['side'], priceRupees: number, lots = 1): FutureLeg {
  return { kind: 'future', side, lots, unitsPerLot: 1, priceRupees, expiry };
}

const anySide = fc.constantFrom('buy', 'sell');
const anyLots = fc.integer({ min: 1, max: 5 });

export const anyOption = fc
  .record({
    side: anySide,
    kind: fc.constantFrom('call', 'put'),
    strike: fc.integer({ min: 400, max: 600 }).map((steps) => steps * 50),
    priceRupees: fc.integer({ min: 0, max: 20_000 }).map((steps) => steps * 0.05),
    lots: anyLots,
    volatility: fc.double({ min: 0.05, max: 0.6, noNaN: true }),
  })
  .map((leg): OptionLeg => ({ ...leg, unitsPerLot: 65, expiry }));

const anyOther = fc
  .record({
    kind: fc.constantFrom('future', 'stock'),
    side: anySide,
    lots: anyLots,
    priceRupees: fc.integer({ min: 400_000, max: 600_000 }).map((steps) => steps * 0.05),
  })
  .map(({ kind, ...leg }): Leg => {
    const traded = { ...leg, unitsPerLot: 65 };
    return kind === 'future' ? { ...traded, kind, expiry } : { ...traded, kind };
  });

/** One to eight legs that expire together. */
export const anyLegs = fc.array(
  fc.oneof({ weight: 4, arbitrary: anyOption }, { weight: 1, arbitrary: anyOther }),
  { minLength: 1, maxLength: 8 },
);
