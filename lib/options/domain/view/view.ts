import type { IsoDate } from '@/lib/calendar/iso-date';
import { withoutNoise } from '@/lib/money/rupees';
import type { Result } from '@/lib/result';
import { isOption, type Leg } from '@/lib/options/domain/position/leg';
import { outcomeOf } from '@/lib/options/domain/position/outcome';
import {
  buildPreset,
  leavesStrikes,
  repriced,
  stepsToMoney,
  type PresetId,
  type PresetSetting,
} from '@/lib/options/domain/position/preset';

/** A sentence about the market; what is longer is refused whole, because half a view is a wrong one. */
export const maxSentenceCharacters = 200;

/** The expected direction of the price. `not-up`: it may fall or stay; `not-down` likewise. */
export type Outlook = 'up' | 'down' | 'not-up' | 'not-down' | 'still' | 'move';

export type Strength = 'mild' | 'plain' | 'strong';

/** A market view from a sentence; null for what it does not mention. */
export type View = {
  outlook: Outlook | null;
  strength: Strength;
  /** The likelier direction of a big move either way. */
  lean: 'up' | 'down' | null;
  /** What the price stays between, or with `move` leaves. Either end may be open. */
  range: { low: number | null; high: number | null } | null;
  volatility: 'rises' | 'falls' | null;
  /** The day until which it holds. */
  date: IsoDate | null;
  lossLimitRupees: number | null;
  /** What is wanted for shares that are already held. */
  ofShares: 'protection' | 'income' | null;
  /** Protection against a fall, without shares that are held. */
  isHedge: boolean;
};

/**
 * Why no view was read. `too-long`: of more than `maxSentenceCharacters`. `advice`: the words ask for advice, which the
 * site does not give. `condition`: "if", "unless" and "then" make two views of one. `contradiction`: up and down at
 * once. `rise-protection`: protection against a rise, which is read against a fall only. `negation`: a "not" whose
 * place was not clear. `past-date`: the day is over. `no-view`: nothing of direction, range, move, volatility or
 * protection.
 */
export type ViewProblem =
  | 'empty'
  | 'too-long'
  | 'advice'
  | 'condition'
  | 'contradiction'
  | 'rise-protection'
  | 'negation'
  | 'past-date'
  | 'no-view';

/** `unread`: the words that were not read, or those for which the sentence is refused. */
export type ReadView = Result<
  { view: View; unread: readonly string[] },
  { code: ViewProblem; unread: readonly string[] }
>;

/** Levels are read against the spot, days from today. */
export type ViewContext = { spot: number; today: IsoDate };

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
 * Strikes moved to the levels of a view: those above the middle to its upper end, those below to its lower end. Each
 * stays as far from the innermost strike of its side as before, so that wings stay wings.
 */
function atLevels(legs: readonly Leg[], { range }: View, setting: PresetSetting): readonly Leg[] {
  if (!range) return legs;
  const { strikeStep } = setting;
  const money = withoutNoise(stepsToMoney(setting) * strikeStep);
  const strikes = legs.filter(isOption).map(({ strike }) => strike);
  const above = Math.min(...strikes.filter((strike) => strike > money));
  const below = Math.max(...strikes.filter((strike) => strike < money));
  const nearest = (level: number) => Math.round(level / strikeStep) * strikeStep;
  const moved = (strike: number) => {
    if (strike > money && range.high !== null) {
      return withoutNoise(strike - above + nearest(range.high));
    }
    if (strike < money && range.low !== null) {
      return withoutNoise(strike - below + nearest(range.low));
    }
    return strike;
  };
  const shifted = legs.map((leg) => (isOption(leg) ? { ...leg, strike: moved(leg.strike) } : leg));
  // Levels that reverse the order of strikes (a range beside the spot) make another strategy: then none is moved.
  const before = [...new Set(strikes)].sort((one, other) => one - other);
  const after = before.map(moved);
  const isInOrder = after.every((strike, at) => strike > (after[at - 1] ?? 0));
  return isInOrder ? shifted : legs;
}

/** The strategies whose result fits a view, those of limited loss first: information, no advice. */
const fittingPresets = {
  protection: ['protective-put', 'collar'],
  income: ['covered-call', 'collar'],
  hedge: ['long-put', 'bear-put-spread', 'put-back-spread'],
  'up-strong': ['long-call', 'call-back-spread', 'bull-call-spread'],
  'up-plain': ['bull-call-spread', 'long-call', 'bull-put-spread'],
  'up-mild': ['bull-call-spread', 'bull-put-spread', 'call-diagonal'],
  'down-strong': ['long-put', 'put-back-spread', 'bear-put-spread'],
  'down-plain': ['bear-put-spread', 'long-put', 'bear-call-spread'],
  'down-mild': ['bear-put-spread', 'bear-call-spread', 'put-diagonal'],
  'not-down': ['bull-put-spread', 'short-put'],
  'not-up': ['bear-call-spread', 'short-call'],
  still: ['short-iron-condor', 'short-iron-butterfly', 'call-butterfly', 'short-straddle'],
  'still-in-range': ['short-iron-condor', 'call-condor', 'short-strangle'],
  'still-with-rising-volatility': ['call-calendar', 'double-calendar'],
  move: ['long-straddle', 'long-strangle', 'long-iron-butterfly'],
  'move-out-of-range': ['long-strangle', 'long-iron-condor'],
  'move-leaning-up': ['strap', 'long-strangle'],
  'move-leaning-down': ['strip', 'long-strangle'],
  'volatility-rises': ['long-straddle', 'long-strangle', 'call-calendar'],
  'volatility-falls': ['short-iron-condor', 'short-iron-butterfly', 'short-straddle'],
} as const satisfies Readonly<Record<string, readonly PresetId[]>>;

export type ViewPresetId = (typeof fittingPresets)[keyof typeof fittingPresets][number];

/** Strategies that can lose far more than their premium: left out if the view limits the loss. */
const openEnded: readonly ViewPresetId[] = [
  'short-put',
  'short-call',
  'short-strangle',
  'short-straddle',
];

/**
 * The strategies that fit a view and its limit of the loss.
 * @param hasLaterExpiry whether there is a second expiry for calendars and diagonals.
 */
export function presetsForView(view: View, hasLaterExpiry: boolean): readonly ViewPresetId[] {
  const kind = fittingKind(view);
  const presetIds: readonly ViewPresetId[] = kind ? fittingPresets[kind] : [];
  return presetIds.filter(
    (id) =>
      (view.lossLimitRupees === null || !openEnded.includes(id)) &&
      (hasLaterExpiry || !/calendar|diagonal/.test(id)),
  );
}

function fittingKind(view: View): keyof typeof fittingPresets | null {
  const { outlook, strength, lean, range, volatility, ofShares, isHedge } = view;
  if (ofShares) return ofShares;
  if (isHedge) return 'hedge';
  switch (outlook) {
    case 'up':
    case 'down':
      return `${outlook}-${strength}`;
    case 'not-up':
    case 'not-down':
      return outlook;
    case 'still':
      if (volatility === 'rises') return 'still-with-rising-volatility';
      return range ? 'still-in-range' : 'still';
    case 'move':
      if (lean) return `move-leaning-${lean}`;
      return range ? 'move-out-of-range' : 'move';
    case null:
      return volatility && `volatility-${volatility}`;
  }
}
