import type { IsoDate } from '@/lib/calendar/iso-date';
import { withoutNoise } from '@/lib/money/rupees';
import type { DayCount } from '@/lib/options/domain/pricing/black';
import { toTick, type Leg } from './leg';
import { unitValuer } from './strategy-value';

/** One leg of a ready-made strategy: how many strike steps above the money, how many times the lots, which expiry. */
type PresetLeg = {
  side: 'buy' | 'sell';
  kind: 'call' | 'put' | 'future' | 'stock';
  steps: number;
  times: number;
  isLater: boolean;
};

const leg =
  (side: PresetLeg['side'], kind: PresetLeg['kind']) =>
  (steps = 0, times = 1, isLater = false): PresetLeg => ({ side, kind, steps, times, isLater });

const buyCall = leg('buy', 'call');
const sellCall = leg('sell', 'call');
const buyPut = leg('buy', 'put');
const sellPut = leg('sell', 'put');
const buyStock = leg('buy', 'stock');
const sellStock = leg('sell', 'stock');

/** The legs of each ready-made strategy, as the textbooks name them (Hull, chapter 12; McMillan). */
export const presetLegs = {
  'long-call': [buyCall()],
  'short-call': [sellCall()],
  'long-put': [buyPut()],
  'short-put': [sellPut()],
  'bull-call-spread': [buyCall(), sellCall(2)],
  'bear-call-spread': [sellCall(), buyCall(2)],
  'bull-put-spread': [sellPut(), buyPut(-2)],
  'bear-put-spread': [buyPut(), sellPut(-2)],
  'long-straddle': [buyCall(), buyPut()],
  'short-straddle': [sellCall(), sellPut()],
  'long-strangle': [buyPut(-2), buyCall(2)],
  'short-strangle': [sellPut(-2), sellCall(2)],
  'long-guts': [buyCall(-2), buyPut(2)],
  strip: [buyCall(), buyPut(0, 2)],
  strap: [buyCall(0, 2), buyPut()],
  'short-iron-condor': [buyPut(-4), sellPut(-2), sellCall(2), buyCall(4)],
  'long-iron-condor': [sellPut(-4), buyPut(-2), buyCall(2), sellCall(4)],
  'short-iron-butterfly': [buyPut(-2), sellPut(), sellCall(), buyCall(2)],
  'long-iron-butterfly': [sellPut(-2), buyPut(), buyCall(), sellCall(2)],
  'call-butterfly': [buyCall(-2), sellCall(0, 2), buyCall(2)],
  'put-butterfly': [buyPut(-2), sellPut(0, 2), buyPut(2)],
  'broken-wing-butterfly': [buyCall(-2), sellCall(0, 2), buyCall(4)],
  'call-condor': [buyCall(-4), sellCall(-2), sellCall(2), buyCall(4)],
  'put-condor': [buyPut(-4), sellPut(-2), sellPut(2), buyPut(4)],
  'call-ratio-spread': [buyCall(), sellCall(2, 2)],
  'put-ratio-spread': [buyPut(), sellPut(-2, 2)],
  'call-back-spread': [sellCall(), buyCall(2, 2)],
  'put-back-spread': [sellPut(), buyPut(-2, 2)],
  'jade-lizard': [sellPut(-2), sellCall(2), buyCall(4)],
  'call-calendar': [sellCall(), buyCall(0, 1, true)],
  'put-calendar': [sellPut(), buyPut(0, 1, true)],
  'double-calendar': [sellPut(-2), buyPut(-2, 1, true), sellCall(2), buyCall(2, 1, true)],
  'call-diagonal': [sellCall(2), buyCall(0, 1, true)],
  'put-diagonal': [sellPut(-2), buyPut(0, 1, true)],
  'covered-call': [buyStock(), sellCall(2)],
  'covered-put': [sellStock(), sellPut(-2)],
  'protective-put': [buyStock(), buyPut(-2)],
  collar: [buyStock(), buyPut(-2), sellCall(2)],
  'synthetic-long': [buyCall(), sellPut()],
  'synthetic-short': [sellCall(), buyPut()],
  'risk-reversal': [sellPut(-2), buyCall(2)],
  'long-box': [buyCall(-2), sellCall(2), buyPut(2), sellPut(-2)],
  conversion: [leg('buy', 'future')(), buyPut(), sellCall()],
  reversal: [leg('sell', 'future')(), sellPut(), buyCall()],
} as const satisfies Readonly<Record<string, readonly PresetLeg[]>>;

export type PresetId = keyof typeof presetLegs;

/** Ready-made strategies by what they earn from. The order is no advice. */
export const presetGroups = {
  rise: [
    'long-call',
    'bull-call-spread',
    'bull-put-spread',
    'short-put',
    'call-back-spread',
    'risk-reversal',
    'synthetic-long',
    'call-diagonal',
  ],
  fall: [
    'long-put',
    'bear-put-spread',
    'bear-call-spread',
    'short-call',
    'put-back-spread',
    'synthetic-short',
    'put-diagonal',
  ],
  still: [
    'short-iron-condor',
    'short-iron-butterfly',
    'call-butterfly',
    'put-butterfly',
    'broken-wing-butterfly',
    'call-condor',
    'put-condor',
    'call-calendar',
    'put-calendar',
    'double-calendar',
    'short-straddle',
    'short-strangle',
    'jade-lizard',
    'call-ratio-spread',
    'put-ratio-spread',
  ],
  move: [
    'long-straddle',
    'long-strangle',
    'long-guts',
    'strip',
    'strap',
    'long-iron-condor',
    'long-iron-butterfly',
  ],
  hedge: ['covered-call', 'protective-put', 'collar', 'covered-put'],
  fixed: ['long-box', 'conversion', 'reversal'],
} as const satisfies Readonly<Record<string, readonly PresetId[]>>;

export type PresetGroup = keyof typeof presetGroups;

export const presetIds: readonly PresetId[] = Object.values(presetGroups).flat();

export function isPresetId(text: string): text is PresetId {
  return presetIds.some((id) => id === text);
}

export type PresetSetting = {
  spot: number;
  /** Between neighbouring strikes. */
  strikeStep: number;
  unitsPerLot: number;
  /** The lot of the contracts of one expiry; without it, or where it is null, `unitsPerLot`. */
  lotOf?: (expiry: IsoDate) => number | null;
  lots: number;
  date: IsoDate;
  expiry: IsoDate;
  /** The expiry of the leg that a calendar or a diagonal leaves open. */
  laterExpiry: IsoDate;
  /** Fractions a year, for the first prices: the model's, which the visitor replaces by the market's. */
  volatility: number;
  rate: number;
  dividendYield: number;
  dayCount: DayCount;
};

/**
 * A ready-made strategy around the strike nearest to the spot, at the model's prices rounded to the tick. What such a
 * position does follows from its legs; it is no advice. @throws where not `leavesStrikes`.
 */
export function buildPreset(id: PresetId, setting: PresetSetting): readonly Leg[] {
  return repriced(
    presetLegs[id].map((template) => unpriced(template, setting)),
    setting,
  );
}

/** Legs at the model's prices rounded to the tick, as where their strikes were changed. */
export function repriced(legs: readonly Leg[], setting: PresetSetting): readonly Leg[] {
  const market = { ...setting, volatility: 'per-leg', volatilityChange: 0 } as const;
  return legs.map((leg) => ({
    ...leg,
    priceRupees: toTick(unitValuer(leg, market)(setting.spot).price),
  }));
}

/** The strike nearest to the spot, in steps from 0; the lowest that there is where the spot is below half a step. */
export function stepsToMoney({ spot, strikeStep }: Pick<PresetSetting, 'spot' | 'strikeStep'>) {
  return Math.max(1, Math.round(spot / strikeStep));
}

/** Whether all strikes of a ready-made strategy are above 0: with a spot of a few steps the far ones would not be. */
export function leavesStrikes(
  id: PresetId,
  market: Pick<PresetSetting, 'spot' | 'strikeStep'>,
): boolean {
  const lowest = Math.min(...presetLegs[id].map(({ steps }) => steps));
  return stepsToMoney(market) + lowest > 0;
}

function unpriced({ side, kind, steps, times, isLater }: PresetLeg, setting: PresetSetting): Leg {
  const { strikeStep, unitsPerLot: unitsOfStock, volatility } = setting;
  const lots = setting.lots * times;
  if (kind === 'stock') return { side, kind, lots, unitsPerLot: unitsOfStock, priceRupees: 0 };
  const expiry = isLater ? setting.laterExpiry : setting.expiry;
  const unitsPerLot = setting.lotOf?.(expiry) ?? unitsOfStock;
  const traded = { side, lots, unitsPerLot, priceRupees: 0 };
  if (kind === 'future') return { ...traded, kind, expiry };
  const strike = withoutNoise((stepsToMoney(setting) + steps) * strikeStep);
  if (!(strike > 0)) throw new Error(`No strike ${steps} steps of ${strikeStep} from the money`);
  return { ...traded, kind, strike, expiry, volatility };
}
