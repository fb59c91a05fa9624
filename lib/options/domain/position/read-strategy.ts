import { daysBetween } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { isIsoDate } from '@/lib/calendar/read-iso-date';
import { contractLot } from '@/lib/law/contract-lot';
import { nextExpiry } from '@/lib/law/contract-expiries';
import type { Exchange } from '@/lib/calendar/market-day';
import { parseGroupedNumber, parseNumber, parseRupees, type ParseProblem } from '@/lib/money/parse';
import { failure, success, type Result } from '@/lib/result';
import {
  impliedVolatility,
  type VolatilityProblem,
} from '@/lib/options/domain/pricing/implied-volatility';
import { maxLegs, maxUnits, type Leg } from './leg';
import type { OddsConvention } from './outcome';
import { unitValuer } from './strategy-value';
import {
  exchangeOf,
  type FieldKey,
  type LegField,
  type TypedLeg,
  type TypedStrategy,
  type Underlying,
} from './typed-strategy';
import { yearsUntil, type DayCount } from '@/lib/options/domain/pricing/black';

/** The parsed fields: legs and market values. Rates are fractions a year, as everywhere. */
export type Strategy = {
  legs: readonly Leg[];
  underlying: Underlying;
  unitsPerLot: number;
  strikeStep: number;
  spot: number;
  date: IsoDate;
  rate: number;
  dividendYield: number;
  volatility: number | 'per-leg';
  dayCount: DayCount;
  anchor: OddsConvention['anchor'];
  exchange: Exchange;
  brokerageRupees: number;
};

export type Market = Omit<Strategy, 'legs'>;

type FieldProblem =
  | ParseProblem
  | VolatilityProblem
  | 'not-positive'
  | 'negative'
  | 'too-small'
  | 'too-large'
  | 'not-whole'
  | 'no-day'
  | 'before-date'
  | 'too-far'
  | 'price-or-volatility';

export type ReadStrategy = {
  /** The lot that `lotByLaw` gives; null where the reader types it, undefined while the day is wrong. */
  lotByLaw: number | null | undefined;
  /** Null while a field is wrong or there is no leg. */
  strategy: Strategy | null;
  market: Market | null;
  /** The parsed legs; null for a leg with a wrong field. */
  legs: readonly (Leg | null)[];
  problems: Readonly<Partial<Record<FieldKey, FieldProblem>>>;
};

/** Far beyond any price or count; above it sums lose digits. */
const maxRupees = 1e9;
/** Far above any volatility that an exchange quotes. */
const maxVolatilityPercent = 1000;
const maxRatePercent = 100;
const maxDays = 3650;

/** Parses a typed strategy and returns the problem of each field. Nothing is corrected silently. */
export function readStrategy(typed: TypedStrategy): ReadStrategy {
  const problems: Partial<Record<FieldKey, FieldProblem>> = {};
  const readField = <Value>(key: FieldKey, read: Result<Value, FieldProblem>): Value | null => {
    if (read.ok) return read.value;
    problems[key] = read.problem;
    return null;
  };
  const market = readMarket(typed, readField);
  const legs = typed.legs
    .slice(0, maxLegs)
    .map((leg, index) =>
      market ? readLeg(leg, market, (field, read) => readField(`${index}.${field}`, read)) : null,
    );
  const known = legs.filter((leg) => leg !== null);
  const isWhole = market !== null && known.length > 0 && known.length === legs.length;
  const strategy = isWhole ? { ...market, legs: known } : null;
  return { strategy, market, legs, problems, lotByLaw: lotByLaw(typed) };
}

type Check<Key> = <Value>(key: Key, read: Result<Value, FieldProblem>) => Value | null;

function readMarket(typed: TypedStrategy, check: Check<FieldKey>): Market | null {
  const date = check('date', readDay(typed.date));
  const spot = check('spot', readPositive(typed.spot));
  const strikeStep = check('step', readPositive(typed.step));
  const rate = check('rate', readPercent(typed.rate, -maxRatePercent, maxRatePercent));
  const dividendYield = check('dividendYield', readPercent(typed.dividendYield, 0, maxRatePercent));
  const volatility =
    typed.volatility.trim() === ''
      ? 'per-leg'
      : check('volatility', readPercent(typed.volatility, 0, maxVolatilityPercent));
  const brokerageRupees = check('brokerage', readPrice(typed.brokerage));
  const lot = lotByLaw(typed);
  const unitsPerLot = lot === undefined ? null : (lot ?? check('units', readCount(typed.units)));
  if (date === null || spot === null || strikeStep === null || unitsPerLot === null) return null;
  if (rate === null || dividendYield === null || volatility === null) return null;
  if (brokerageRupees === null) return null;
  const { underlying, dayCount, anchor } = typed;
  const exchange = exchangeOf(underlying, typed.exchange);
  return {
    underlying,
    dayCount,
    anchor,
    exchange,
    date,
    spot,
    strikeStep,
    rate,
    dividendYield,
    volatility,
    brokerageRupees,
    unitsPerLot,
  };
}

type Contracts = Pick<Leg, 'kind'> & { expiry?: string };

/**
 * The lot of an index is a row of law for each expiry: here that of the first expiry among the legs, or of the next one
 * where none expires. Any other is typed, and so is that of a contract without a row: null.
 * @returns undefined for an index on a day that is none.
 */
export function lotByLaw({
  underlying,
  date,
  legs,
}: Pick<TypedStrategy, 'underlying' | 'date'> & {
  legs: readonly Contracts[];
}): ReadStrategy['lotByLaw'] {
  if (underlying === 'own') return null;
  if (!isIsoDate(date)) return undefined;
  const expiries = legs
    .flatMap(({ kind, expiry = '' }) => (kind === 'stock' ? [] : [expiry]))
    .filter((expiry) => isIsoDate(expiry) && expiry >= date);
  const first = expiries.sort()[0] ?? nextExpiry(underlying, date)?.date;
  return isIsoDate(first) ? lotOfExpiry({ underlying, date }, first) : null;
}

/** The lot of an index's contract by law; null where it is typed. */
export function lotOfExpiry(
  { underlying, date }: Pick<Market, 'underlying' | 'date'>,
  expiry: IsoDate,
): number | null {
  if (underlying === 'own') return null;
  return contractLot(underlying, { date, expiry })?.value.units ?? null;
}

/** The units of a lot that a leg has of its own; null for a text that is no such number. */
export function ownUnitsIn(text: string): number | null {
  const units = Number(text);
  return units > 0 && units <= maxUnits ? units : null;
}

function readLeg(typed: TypedLeg, market: Market, check: Check<LegField>): Leg | null {
  const { kind, side } = typed;
  const lots = check('lots', readCount(typed.lots));
  const expiry = kind === 'stock' ? null : check('expiry', readExpiry(typed.expiry, market.date));
  const usualUnits = (expiry && lotOfExpiry(market, expiry)) ?? market.unitsPerLot;
  const unitsPerLot = ownUnitsIn(typed.units) ?? usualUnits;
  const isOption = kind === 'call' || kind === 'put';
  const strike = isOption ? check('strike', readPositive(typed.strike)) : null;
  const given = typed.price.trim() === '' ? null : check('price', readPrice(typed.price));
  const hasBadPrice = given === null && typed.price.trim() !== '';
  if (lots === null || hasBadPrice) return null;
  const traded = { side, lots, unitsPerLot, priceRupees: given ?? 0 };
  if (kind === 'stock') return { ...traded, kind, priceRupees: given ?? market.spot };
  if (expiry === null) return null;
  if (!isOption) return priced({ ...traded, kind, expiry }, given, market);
  if (strike === null) return null;
  const volatility = readVolatility(typed, { strike, expiry, kind }, given, market);
  const known = check('volatility', volatility);
  if (known === null) return null;
  return priced({ ...traded, kind, strike, expiry, volatility: known }, given, market);
}

function readVolatility(
  typed: TypedLeg,
  { strike, expiry, kind }: { strike: number; expiry: IsoDate; kind: 'call' | 'put' },
  price: number | null,
  market: Market,
): Result<number, FieldProblem> {
  const { date, spot, rate, dividendYield, dayCount, volatility } = market;
  const forAll = volatility === 'per-leg' ? null : volatility;
  if (typed.volatility.trim() !== '') {
    return readPercent(typed.volatility, 0, maxVolatilityPercent);
  }
  if (price === null) return forAll === null ? failure('price-or-volatility') : success(forAll);
  const years = yearsUntil(date, expiry, dayCount);
  const terms = { right: kind, strike, years };
  const implied = impliedVolatility(terms, price, { spot, rate, dividendYield });
  if (implied.ok) return implied;
  // On its last day an option is worth what exercise is worth, whatever the volatility.
  if (implied.problem === 'expired') return success(forAll ?? 0);
  return forAll === null ? implied : success(forAll);
}

function priced(leg: Leg, given: number | null, market: Market): Leg {
  if (given !== null) return leg;
  const fair = unitValuer(leg, { ...market, volatilityChange: 0 })(market.spot).price;
  return { ...leg, priceRupees: Number(fair.toFixed(2)) };
}

function readPositive(text: string): Result<number, FieldProblem> {
  const read = readPrice(text);
  const isNone = read.ok ? read.value === 0 : read.problem === 'negative';
  return isNone ? failure('not-positive') : read;
}

function readPrice(text: string): Result<number, FieldProblem> {
  const read = parseRupees(text);
  if (!read.ok) return read;
  if (read.value < 0) return failure('negative');
  return read.value > maxRupees ? failure('too-large') : read;
}

function readCount(text: string): Result<number, FieldProblem> {
  const read = parseGroupedNumber(text);
  if (!read.ok) return read;
  if (read.value <= 0) return failure('not-positive');
  if (!Number.isInteger(read.value)) return failure('not-whole');
  return read.value > maxUnits ? failure('too-large') : read;
}

/** A fraction of what is typed as a percentage. */
function readPercent(text: string, min: number, max: number): Result<number, FieldProblem> {
  const read = parseNumber(text);
  if (!read.ok) return read;
  if (read.value < min) return failure(min === 0 ? 'negative' : 'too-small');
  return read.value > max ? failure('too-large') : success(read.value / 100);
}

function readDay(text: string): Result<IsoDate, FieldProblem> {
  if (text.trim() === '') return failure('missing');
  return isIsoDate(text) ? success(text) : failure('no-day');
}

function readExpiry(text: string, date: IsoDate): Result<IsoDate, FieldProblem> {
  const read = readDay(text);
  if (!read.ok) return read;
  if (read.value < date) return failure('before-date');
  return daysBetween(date, read.value) > maxDays ? failure('too-far') : read;
}
