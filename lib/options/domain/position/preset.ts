import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Leg } from './leg';
import { presetLegs, type PresetId, type PresetLeg } from './preset-legs';
import { unitValuer } from './strategy-value';
import type { DayCount } from '@/lib/options/domain/pricing/year-fraction';

export type PresetSetting = {
  spot: number;
  /** Between neighbouring strikes. */
  strikeStep: number;
  unitsPerLot: number;
  lots: number;
  date: IsoDate;
  expiry: IsoDate;
  /** Of the leg that a calendar or a diagonal leaves open. */
  laterExpiry: IsoDate;
  /** Fractions a year, for the first prices: the model's, which the visitor replaces by the market's. */
  volatility: number;
  rate: number;
  dividendYield: number;
  dayCount: DayCount;
};

/** The least step of a price at both exchanges. */
const tickRupees = 0.05;

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
  const { strikeStep, unitsPerLot, volatility } = setting;
  const traded = { side, lots: setting.lots * times, unitsPerLot, priceRupees: 0 };
  const expiry = isLater ? setting.laterExpiry : setting.expiry;
  if (kind === 'stock') return { ...traded, kind };
  if (kind === 'future') return { ...traded, kind, expiry };
  const strike = (stepsToMoney(setting) + steps) * strikeStep;
  if (!(strike > 0)) throw new Error(`No strike ${steps} steps of ${strikeStep} from the money`);
  return { ...traded, kind, strike, expiry, volatility };
}

function toTick(rupees: number): number {
  return Number((Math.round(rupees / tickRupees) * tickRupees).toFixed(2));
}
