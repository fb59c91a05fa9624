import type { IsoDate } from '@/lib/calendar/iso-date';
import { isIsoDate } from '@/lib/calendar/read-iso-date';
import type { IndexContract } from '@/content/law/contract-lots';
import type { Exchange } from '@/lib/calendar/market-day';
import type { Leg } from './leg';
import type { OddsConvention } from './outcome';
import type { DayCount } from '@/lib/options/domain/pricing/black';

/** An index with a dated lot, or anything else with the lot that is typed: stock options too. */
export type Underlying = IndexContract | 'own';

/** Literals, because the rows of law are not shipped with the fields; a test holds them to the rows. */
export const underlyings = [
  'NIFTY',
  'BANKNIFTY',
  'FINNIFTY',
  'MIDCPNIFTY',
  'NIFTYNXT50',
  'NIFTYFPI',
  'SENSEX',
  'BANKEX',
  'own',
] as const satisfies readonly Underlying[];

/** An index is traded on one exchange, whatever was typed; anything else where it is said to be. */
export function exchangeOf(underlying: Underlying, typed: Exchange): Exchange {
  if (underlying === 'own') return typed;
  return bseIndices.has(underlying) ? 'bse' : 'nse';
}

/** The others are NSE's. A test holds this to the rows of law. */
const bseIndices: ReadonlySet<Underlying> = new Set(['SENSEX', 'BANKEX']);

/** A leg as its fields show it. Of premium and volatility, a blank one is computed from the other. */
export type TypedLeg = {
  side: Leg['side'];
  kind: Leg['kind'];
  strike: string;
  expiry: string;
  lots: string;
  price: string;
  volatility: string;
  /** Units of a lot where they are not the strategy's; no field shows it. */
  units: string;
};

/** All fields of the form as text. Percentages as typed: 6.5. */
export type TypedStrategy = {
  underlying: Underlying;
  units: string;
  spot: string;
  step: string;
  date: string;
  rate: string;
  dividendYield: string;
  /** One for all legs; blank: each leg its own. */
  volatility: string;
  dayCount: DayCount;
  anchor: OddsConvention['anchor'];
  exchange: Exchange;
  /** Rupees an order. */
  brokerage: string;
  legs: readonly TypedLeg[];
};

/** The slider moves: spot in percent, volatility in percentage points, days after the strategy's day. */
export type Moves = { spotPercent: number; volatilityPoints: number; days: number };

export const noMoves: Moves = { spotPercent: 0, volatilityPoints: 0, days: 0 };

/** The expiry that comes first among the legs; null where no leg expires. */
export function firstExpiryOf(legs: readonly TypedLeg[]): IsoDate | null {
  const expiries = legs.map(({ expiry }) => expiry).filter(isIsoDate);
  return expiries.sort()[0] ?? null;
}

/** Moves the legs that expire first to another day; a calendar's later legs stay. */
export function withFirstExpiry(legs: readonly TypedLeg[], expiry: string): readonly TypedLeg[] {
  const first = firstExpiryOf(legs);
  if (first === null || first === expiry) return legs;
  return legs.map((leg) => (leg.expiry === first ? { ...leg, expiry } : leg));
}

export const legFields = ['strike', 'expiry', 'lots', 'price', 'volatility'] as const;
export type LegField = (typeof legFields)[number];

/** The fields of the market in which one types; in the others one chooses. */
export type MarketField = Exclude<
  keyof TypedStrategy,
  'underlying' | 'dayCount' | 'anchor' | 'exchange' | 'legs'
>;

/** Name of a field in the form and of its problem: `spot`, `0.strike`. */
export type FieldKey = MarketField | `${number}.${LegField}`;

/** Round figures, so that they read as the example that they are. */
export function startStrategy(today: IsoDate): TypedStrategy {
  return {
    underlying: 'NIFTY',
    units: '',
    spot: '24000',
    step: '100',
    date: today,
    rate: '6.5',
    // With a yield a calendar loses a little with every rupee far above, and its loss has no limit.
    dividendYield: '0',
    volatility: '',
    dayCount: 'calendar-365',
    anchor: 'spot',
    exchange: 'nse',
    brokerage: '20',
    legs: [],
  };
}
