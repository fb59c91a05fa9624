import type { IsoDate } from '@/lib/calendar/iso-date';
import { isOption, type Leg } from '@/lib/options/domain/position/leg';
import { outcomeOf } from '@/lib/options/domain/position/outcome';
import {
  buildPreset,
  leavesStrikes,
  repriced,
  stepsToMoney,
  type PresetSetting,
} from '@/lib/options/domain/position/preset';
import type { View } from './view';
import { presetsForView, type ViewPresetId } from './view-presets';

export type ViewSetting = Omit<PresetSetting, 'expiry' | 'laterExpiry'> & {
  /** Ascending, none of them over, at least one. */
  expiries: readonly IsoDate[];
};

export type Proposal = {
  presetId: ViewPresetId;
  legs: readonly Leg[];
  /** A loss is negative; before charges. */
  worstRupees: number | 'unlimited';
  /** Null where no limit was named. */
  isWithinLimit: boolean | null;
};

export type Proposals = {
  expiry: IsoDate;
  /** Whether the view ends after the last expiry that there is. */
  isExpiryTooEarly: boolean;
  proposals: readonly Proposal[];
};

/** The strategies for a view, at the first expiry on or after its day, with strikes at the levels that it names. */
export function proposalsForView(view: View, { expiries, ...setting }: ViewSetting): Proposals {
  const { date, lossLimitRupees } = view;
  const index = expiries.findIndex((expiry) => date === null || expiry >= date);
  const expiry = expiries.at(index);
  if (expiry === undefined) throw new Error('No expiry');
  const laterExpiry = index < 0 ? undefined : expiries[index + 1];
  const whole: PresetSetting = { ...setting, expiry, laterExpiry: laterExpiry ?? expiry };
  const market = { ...setting, volatility: 'per-leg', volatilityChange: 0 } as const;
  const possible = presetsForView(view, laterExpiry !== undefined).filter((presetId) =>
    leavesStrikes(presetId, whole),
  );
  const proposals = possible.map((presetId) => {
    const legs = repriced(atLevels(buildPreset(presetId, whole), view, whole), whole);
    const { worstRupees } = outcomeOf(legs, market);
    const isWithinLimit =
      lossLimitRupees === null
        ? null
        : worstRupees !== 'unlimited' && -worstRupees <= lossLimitRupees;
    return { presetId, legs, worstRupees, isWithinLimit };
  });
  return { expiry, isExpiryTooEarly: index < 0, proposals };
}

/**
 * Strikes moved to the levels of a view: those above the middle to its upper end, those below to its lower, each with
 * the distance that it had to the innermost strike of its side, so that wings stay wings.
 */
function atLevels(legs: readonly Leg[], { range }: View, setting: PresetSetting): readonly Leg[] {
  if (!range) return legs;
  const { strikeStep } = setting;
  const money = stepsToMoney(setting) * strikeStep;
  const strikes = legs.filter(isOption).map(({ strike }) => strike);
  const above = Math.min(...strikes.filter((strike) => strike > money));
  const below = Math.max(...strikes.filter((strike) => strike < money));
  const nearest = (level: number) => Math.round(level / strikeStep) * strikeStep;
  const moved = (strike: number) => {
    if (strike > money && range.high !== null) return strike - above + nearest(range.high);
    if (strike < money && range.low !== null) return strike - below + nearest(range.low);
    return strike;
  };
  const shifted = legs.map((leg) => (isOption(leg) ? { ...leg, strike: moved(leg.strike) } : leg));
  // Levels that reverse the order of strikes (a range beside the spot) make another strategy: then none is moved.
  const before = [...new Set(strikes)].sort((one, other) => one - other);
  const after = before.map(moved);
  const isInOrder = after.every((strike, at) => strike > (after[at - 1] ?? 0));
  return isInOrder ? shifted : legs;
}
