import type { PresetId } from '@/lib/options/domain/position/preset-legs';
import type { View } from './view';

/** The strategies that a view can lead to. */
const viewPresetIds = [
  'bull-call-spread',
  'bull-put-spread',
  'long-call',
  'call-back-spread',
  'call-diagonal',
  'bear-put-spread',
  'bear-call-spread',
  'long-put',
  'put-back-spread',
  'put-diagonal',
  'short-put',
  'short-call',
  'short-iron-condor',
  'short-iron-butterfly',
  'call-butterfly',
  'call-condor',
  'call-calendar',
  'double-calendar',
  'short-strangle',
  'short-straddle',
  'long-straddle',
  'long-strangle',
  'long-iron-condor',
  'long-iron-butterfly',
  'strap',
  'strip',
  'protective-put',
  'collar',
  'covered-call',
] as const satisfies readonly PresetId[];

export type ViewPresetId = (typeof viewPresetIds)[number];

/** What can lose far more than was paid or received for it: left out where a limit of the loss was named. */
const openEnded: readonly ViewPresetId[] = [
  'short-put',
  'short-call',
  'short-strangle',
  'short-straddle',
];

/**
 * The strategies whose result fits a view, those of limited loss first: information, no advice.
 * @param hasLaterExpiry whether there is a second expiry for calendars and diagonals.
 */
export function presetsForView(view: View, hasLaterExpiry: boolean): readonly ViewPresetId[] {
  return fitting(view).filter(
    (id) =>
      (view.lossLimitRupees === null || !openEnded.includes(id)) &&
      (hasLaterExpiry || !/calendar|diagonal/.test(id)),
  );
}

function fitting({
  outlook,
  strength,
  lean,
  range,
  volatility,
  ofShares,
  isHedge,
}: View): readonly ViewPresetId[] {
  if (ofShares === 'protection') return ['protective-put', 'collar'];
  if (ofShares === 'income') return ['covered-call', 'collar'];
  if (isHedge) return ['long-put', 'bear-put-spread', 'put-back-spread'];
  switch (outlook) {
    case 'up':
      return strength === 'strong'
        ? ['long-call', 'call-back-spread', 'bull-call-spread']
        : strength === 'mild'
          ? ['bull-call-spread', 'bull-put-spread', 'call-diagonal']
          : ['bull-call-spread', 'long-call', 'bull-put-spread'];
    case 'down':
      return strength === 'strong'
        ? ['long-put', 'put-back-spread', 'bear-put-spread']
        : strength === 'mild'
          ? ['bear-put-spread', 'bear-call-spread', 'put-diagonal']
          : ['bear-put-spread', 'long-put', 'bear-call-spread'];
    case 'not-down':
      return ['bull-put-spread', 'short-put'];
    case 'not-up':
      return ['bear-call-spread', 'short-call'];
    case 'still':
      if (volatility === 'rises') return ['call-calendar', 'double-calendar'];
      return range
        ? ['short-iron-condor', 'call-condor', 'short-strangle']
        : ['short-iron-condor', 'short-iron-butterfly', 'call-butterfly', 'short-straddle'];
    case 'move':
      if (lean === 'up') return ['strap', 'long-strangle'];
      if (lean === 'down') return ['strip', 'long-strangle'];
      return range
        ? ['long-strangle', 'long-iron-condor']
        : ['long-straddle', 'long-strangle', 'long-iron-butterfly'];
    case null:
      return volatility === 'rises'
        ? ['long-straddle', 'long-strangle', 'call-calendar']
        : volatility === 'falls'
          ? ['short-iron-condor', 'short-iron-butterfly', 'short-straddle']
          : [];
  }
}
