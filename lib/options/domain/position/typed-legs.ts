import type { IsoDate } from '@/lib/calendar/iso-date';
import { impliedVolatility } from '@/lib/options/domain/pricing/implied-volatility';
import { yearsUntil } from '@/lib/options/domain/pricing/black';
import { dateOfDayNumber, dayNumberOf, shiftDays } from '@/lib/calendar/day-count';
import { contractExpiries } from '@/lib/law/contract-expiries';
import type { Exchange } from '@/lib/calendar/market-day';
import { isOption, type Leg } from './leg';
import { buildPreset, leavesStrikes, presetLegs, type PresetId } from './preset';
import { lotOfExpiry, type Market } from './read-strategy';
import type { TypedLeg, Underlying } from './typed-strategy';

/** Used until the visitor gives a volatility: for presets, and where no leg has one. */
export const exampleVolatility = 0.13;

/** A volatility this close to the implied one counts as equal. */
const sameVolatility = 1e-9;

/** A leg as typed text. Its volatility stays blank if its price implies it. */
export function typedLegOf(leg: Leg, market: Market): TypedLeg {
  return {
    side: leg.side,
    kind: leg.kind,
    strike: isOption(leg) ? String(leg.strike) : '',
    expiry: leg.kind === 'stock' ? '' : leg.expiry,
    lots: String(leg.lots),
    price: String(leg.priceRupees),
    volatility: isOption(leg) && !isImplied(leg, market) ? percentText(leg.volatility) : '',
    units: leg.unitsPerLot === usualUnits(leg, market) ? '' : String(leg.unitsPerLot),
  };
}

function usualUnits(leg: Leg, market: Market): number {
  return (leg.kind === 'stock' ? null : lotOfExpiry(market, leg.expiry)) ?? market.unitsPerLot;
}

function isImplied(leg: Leg, market: Market): boolean {
  if (!isOption(leg)) return true;
  const { kind: right, strike, expiry, priceRupees, volatility } = leg;
  const years = yearsUntil(market.date, expiry, market.dayCount);
  const implied = impliedVolatility({ right, strike, years }, priceRupees, market);
  return implied.ok && Math.abs(implied.value - volatility) <= sameVolatility;
}

/** A fraction as a field shows it in per cent; the rounding takes off the digits that binary fractions add. */
export function percentText(fraction: number): string {
  return String(Number((fraction * 100).toFixed(8)));
}

/**
 * A ready-made strategy as it is typed: its premiums to the tick, its volatilities those that they imply.
 * Where its strikes would be 0 or below, with a spot of a few strike steps, they stay blank, and their fields ask for them.
 * @param first the first expiry that is asked for; null, or a day on which nothing expires, leaves a week of time
 */
export function typedPreset(
  id: PresetId,
  market: Market,
  first: IsoDate | null = null,
): readonly TypedLeg[] {
  const { underlying, exchange, date, spot, strikeStep, unitsPerLot, volatility } = market;
  const expiries = presetExpiries(comingExpiries(date, underlying, exchange), date, first);
  const known = volatility === 'per-leg' ? exampleVolatility : volatility;
  if (!leavesStrikes(id, market)) return withoutStrikes(id, expiries, known);
  const { rate, dividendYield, dayCount } = market;
  const lotOf = (expiry: IsoDate) => lotOfExpiry({ underlying, date }, expiry);
  const setting = { spot, strikeStep, unitsPerLot, lotOf, date, rate, dividendYield, dayCount };
  const legs = buildPreset(id, { ...setting, ...expiries, lots: 1, volatility: known });
  return legs.map((leg) => {
    const typed = typedLegOf(leg, market);
    if (!isOption(leg)) return typed;
    const years = yearsUntil(date, leg.expiry, dayCount);
    const terms = { right: leg.kind, strike: leg.strike, years };
    return impliedVolatility(terms, leg.priceRupees, market).ok
      ? { ...typed, volatility: '' }
      : typed;
  });
}

function withoutStrikes(
  id: PresetId,
  { expiry, laterExpiry }: ReturnType<typeof presetExpiries>,
  volatility: number,
): readonly TypedLeg[] {
  return presetLegs[id].map(({ side, kind, times, isLater }) => ({
    side,
    kind,
    strike: '',
    expiry: kind === 'stock' ? '' : isLater ? laterExpiry : expiry,
    lots: String(times),
    price: '',
    volatility: kind === 'call' || kind === 'put' ? percentText(volatility) : '',
    units: '',
  }));
}

/** The leg that "Add a leg" adds: a bought call at the money, which one then changes. */
export function typedNewLeg(market: Market): TypedLeg {
  const [call] = typedPreset('long-call', market);
  if (!call) throw new Error('The preset of one call has no leg');
  return call;
}

const weeks = 17;
const weeklyCount = 5;

/**
 * The days after today on which contracts expire, ascending: of an index with weekly contracts the next five, of all
 * others and after those the monthly ones of 17 weeks. Today's own expiry is left out: it is too late to plan for it.
 * @param exchange of a stock; an index has one exchange.
 */
export function comingExpiries(
  today: IsoDate,
  underlying: Underlying,
  exchange: Exchange = 'nse',
): readonly IsoDate[] {
  const contract = underlying === 'own' ? (`${exchange}-stocks` as const) : underlying;
  const start = dayNumberOf(today) + 1;
  const span = { from: dateOfDayNumber(start), to: dateOfDayNumber(start + weeks * 7 - 1) };
  return contractExpiries(contract, span)
    .filter(({ isMonthly }, index) => isMonthly || index < weeklyCount)
    .map(({ date }) => date);
}

/**
 * The expiry that is asked for, else one that leaves a week of time, and one at least four weeks later: presets start
 * from them.
 */
export function presetExpiries(
  expiries: readonly IsoDate[],
  today: IsoDate,
  asked: IsoDate | null = null,
) {
  const from = (earliest: number) => expiries.find((day) => dayNumberOf(day) >= earliest);
  const expiry =
    expiries.find((day) => day === asked) ?? from(dayNumberOf(today) + 7) ?? shiftDays(today, 7);
  const later = from(dayNumberOf(expiry) + 28) ?? shiftDays(expiry, 28);
  return { expiry, laterExpiry: later };
}
