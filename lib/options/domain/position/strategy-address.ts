import type { IsoDate } from '@/lib/calendar/iso-date';
import { readIsoDate } from '@/lib/calendar/read-iso-date';
import { maxLegs, type Leg } from './leg';
import { type PresetId, isPresetId } from './preset';
import { readQuery, writeQuery, type ReadQuery } from './query';
import { lotByLaw, ownUnitsIn, readStrategy, type Market, type Strategy } from './read-strategy';
import { percentText, typedLegOf, typedNewLeg, typedPreset } from './typed-legs';
import {
  exchangeOf,
  legFields,
  startStrategy,
  underlyings,
  type MarketField,
  type TypedLeg,
  type TypedStrategy,
} from './typed-strategy';
import { optionsPath } from '@/lib/navigation/page-paths';

/** The names of the form's fields. A form address holds the typed text; a shared address holds the parsed values. */
const formKeys = {
  underlying: 'under',
  units: 'lot',
  spot: 'spot',
  step: 'step',
  date: 'date',
  rate: 'rate',
  dividendYield: 'yield',
  volatility: 'iv',
  dayCount: 'days',
  anchor: 'anchor',
  exchange: 'exchange',
  brokerage: 'fee',
} as const satisfies Record<Exclude<keyof TypedStrategy, 'legs'>, string>;

/** Which button of the form was pressed: `show`, `add`, `load` or `remove-2`. */
const actKey = 'act';
export const presetKey = 'preset';
/** The expiry of the title row, to which the legs of a loaded preset move. */
export const expiryKey = 'expiry';
/** Which panel the server draws although its tab is closed, for browsers without scripts. */
export const panelKey = 'panel';
/** Panels that only their own address holds; `presets` are the pictures of all ready-made strategies. */
export type AddressedPanel = 'greeks' | 'charges' | 'presets' | 'rules';

function legKey(index: number, field: keyof TypedLeg): string {
  return `leg${index + 1}.${field}`;
}

const marketFields = [
  'units',
  'spot',
  'step',
  'date',
  'rate',
  'dividendYield',
  'volatility',
  'brokerage',
] as const satisfies readonly MarketField[];

const choices = {
  underlying: underlyings,
  dayCount: ['calendar-365', 'weekdays-252'],
  anchor: ['spot', 'forward'],
  exchange: ['nse', 'bse'],
} as const;

const legChoices = {
  side: ['buy', 'sell'],
  kind: ['call', 'put', 'future', 'stock'],
} as const;

/** Longer than anything that a field takes; the rest is not echoed. */
const maxTextCharacters = 40;

const firstPreset: PresetId = 'bull-call-spread';

type AddressedStrategy = {
  typed: TypedStrategy;
  /** Legs of a shared address that could not be read, as written there. */
  unreadLegs: readonly string[];
};

/** The field values from an address: a submitted form, a shared strategy, or the example. */
export function typedFromQuery(query: URLSearchParams, today: IsoDate): AddressedStrategy {
  const shared = readQuery(query);
  const start = startStrategy(today);
  const base = withSettings(start, query);
  const filled = shared ? withShared(base, shared, start) : { ...base, legs: formLegs(query) };
  const market = marketOf(filled, start);
  const isAsked = shared !== null || query.has(legKey(0, 'kind'));
  const chosen = { preset: query.get(presetKey), expiry: query.get(expiryKey) };
  const legs = legsAfterButton(filled.legs, query.get(actKey) ?? '', market, chosen);
  const isFirst = !isAsked && legs === filled.legs;
  return {
    typed: { ...filled, legs: isFirst ? typedPreset(firstPreset, market) : legs },
    unreadLegs: shared?.unreadLegs.map((text) => text.slice(0, maxTextCharacters)) ?? [],
  };
}

/** The address that shows the same strategy with the same figures. */
export function strategyPath(strategy: Strategy, today: IsoDate): string {
  const query = new URLSearchParams(writeQuery(strategy));
  const start = startStrategy(today);
  const { underlying, dayCount, anchor, exchange } = strategy;
  const plain = {
    underlying,
    dayCount,
    anchor,
    exchange,
    units: lotByLaw(strategy) === null ? String(strategy.unitsPerLot) : '',
    step: String(strategy.strikeStep),
    brokerage: String(strategy.brokerageRupees),
    volatility: strategy.volatility === 'per-leg' ? '' : percentText(strategy.volatility),
  };
  for (const [name, value] of Object.entries(plain) as [keyof typeof plain, string][]) {
    if (value !== start[name]) query.set(formKeys[name], value);
  }
  // Always in the address, so that a link opened tomorrow shows the same figures.
  query.set(formKeys.date, strategy.date);
  return `${optionsPath}?${query.toString()}`;
}

function withSettings(start: TypedStrategy, query: URLSearchParams): TypedStrategy {
  const text = (name: MarketField) =>
    query.get(formKeys[name])?.slice(0, maxTextCharacters) ?? start[name];
  const given = (name: keyof typeof choices) => query.get(formKeys[name]);
  const underlying = oneOf(choices.underlying, given('underlying'), start.underlying);
  const texts = Object.fromEntries(marketFields.map((name) => [name, text(name)]));
  return {
    ...(texts as Record<MarketField, string>),
    underlying,
    dayCount: oneOf(choices.dayCount, given('dayCount'), start.dayCount),
    anchor: oneOf(choices.anchor, given('anchor'), start.anchor),
    exchange: exchangeOf(underlying, oneOf(choices.exchange, given('exchange'), start.exchange)),
    legs: [],
  };
}

/** A shared strategy keeps its legs while a field of its market has a problem. */
function withShared(base: TypedStrategy, shared: ReadQuery, start: TypedStrategy): TypedStrategy {
  const { legs, spot, rate, dividendYield } = shared;
  const settings = {
    ...base,
    // Their expiries decide the lot.
    legs: legs.map((leg) => withoutFigures(leg)),
    spot: spot === null ? base.spot : String(spot),
    rate: rate === null ? base.rate : percentText(rate),
    dividendYield: dividendYield === null ? base.dividendYield : percentText(dividendYield),
  };
  // A link without the lot that is typed: its legs say it.
  const [first] = legs;
  const isWithoutLot = first && readStrategy(settings).problems.units;
  const filled = isWithoutLot ? { ...settings, units: String(first.unitsPerLot) } : settings;
  const market = marketOf(filled, start);
  return { ...filled, legs: legs.map((leg) => typedLegOf(leg, market)) };
}

/** A leg before the market of its fields is known. */
function withoutFigures(leg: Leg): TypedLeg {
  const { side, kind, unitsPerLot } = leg;
  const expiry = leg.kind === 'stock' ? '' : leg.expiry;
  const blank = { strike: '', lots: '', price: '', volatility: '' };
  return { ...blank, side, kind, expiry, units: String(unitsPerLot) };
}

/** The market in the fields; a field that cannot be read has the text of the example. */
function marketOf(typed: TypedStrategy, start: TypedStrategy): Market {
  const { problems } = readStrategy(typed);
  const readable = { ...typed };
  for (const name of marketFields) if (problems[name]) readable[name] = start[name];
  const market = readStrategy(readable).market ?? readStrategy(start).market;
  if (!market) throw new Error('The example has no market');
  return market;
}

function formLegs(query: URLSearchParams): readonly TypedLeg[] {
  const legs: TypedLeg[] = [];
  while (legs.length < maxLegs && query.has(legKey(legs.length, 'kind'))) {
    const index = legs.length;
    const text = (field: keyof TypedLeg) =>
      query.get(legKey(index, field))?.slice(0, maxTextCharacters) ?? '';
    const texts = Object.fromEntries(legFields.map((field) => [field, text(field)]));
    legs.push({
      side: oneOf(legChoices.side, text('side'), 'buy'),
      kind: oneOf(legChoices.kind, text('kind'), 'call'),
      ...(texts as Pick<TypedLeg, (typeof legFields)[number]>),
      // No field shows them, so that none could name what is wrong with them.
      units: String(ownUnitsIn(text('units')) ?? ''),
    });
  }
  return legs;
}

/** The number of the leg that a button of the form removes, from 1; 0 for every other button. */
export function removedLeg(act: string): number {
  return Number(/^remove-(\d)$/.exec(act)?.[1] ?? 0);
}

/**
 * The legs after a button of the form; without scripts the server does what the browser would. Legs are added and replaced
 * where the market fields are valid.
 * @param preset which `load` takes, and the expiry of its first legs, used where the market has it
 */
export function legsAfterButton(
  legs: readonly TypedLeg[],
  act: string,
  market: Market | null,
  { preset, expiry }: { preset?: string | null; expiry?: string | null } = {},
): readonly TypedLeg[] {
  const removed = removedLeg(act);
  if (removed > 0) return legs.filter((_, index) => index !== removed - 1);
  if (!market) return legs;
  if (act === 'load' && preset && isPresetId(preset)) {
    return typedPreset(preset, market, readIsoDate(expiry ?? ''));
  }
  return act === 'add' && legs.length < maxLegs ? [...legs, typedNewLeg(market)] : legs;
}

/** The ready-made strategy that an address names, else the one of the example. */
export function addressedPreset(query: URLSearchParams): PresetId {
  const preset = query.get(presetKey) ?? '';
  return isPresetId(preset) ? preset : firstPreset;
}

/** The page of a position with one more panel drawn by the server, for each of them. */
export function panelPathsOf(path: string | null): Record<AddressedPanel, string> {
  const pathOf = (panel: AddressedPanel) => {
    const query = new URLSearchParams(path?.split('?')[1]);
    query.set(panelKey, panel);
    return `${optionsPath}?${query}#option-${panel}`;
  };
  return {
    greeks: pathOf('greeks'),
    charges: pathOf('charges'),
    presets: pathOf('presets'),
    rules: pathOf('rules'),
  };
}

function oneOf<Value extends string>(
  values: readonly Value[],
  text: string | null,
  otherwise: Value,
): Value {
  return values.find((value) => value === text) ?? otherwise;
}

/** The address of a preset in the market in the fields. */
export function presetPath(preset: PresetId, typed: TypedStrategy, today: IsoDate): string {
  const start = startStrategy(today);
  const names = Object.keys(formKeys) as (keyof typeof formKeys)[];
  const changed = names
    .filter((name) => typed[name] !== start[name])
    .map((name) => [formKeys[name], typed[name]]);
  return `${optionsPath}?${new URLSearchParams([...changed, [presetKey, preset], [actKey, 'load']])}`;
}
