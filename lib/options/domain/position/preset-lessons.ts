import type { PresetId } from './preset';

/** The lessons of the path options-and-risk. */
type PresetLesson =
  | 'what-an-option-is'
  | 'what-moves-an-option-price'
  | 'selling-options-and-margin'
  | 'costs-and-the-odds'
  | 'limits-on-a-loss';

/** The part of a lesson that explains what a strategy depends on; `heading` is the id of its heading. */
type LessonPart = { lesson: PresetLesson; heading: string };

const part = (lesson: PresetLesson, heading: string): LessonPart => ({ lesson, heading });

const boughtOption = part('what-an-option-is', 'value-at-expiry');
const soldOption = part('selling-options-and-margin', 'gain-and-loss-of-an-option-seller');
const nakedBothSides = part('selling-options-and-margin', 'frequent-gains-and-rare-losses');
/** One side is sold without a bought option behind it. */
const nakedOneSide = part('selling-options-and-margin', 'limiting-a-sellers-loss');
const borrowedSize = part('selling-options-and-margin', 'how-margin-works');
const spread = part('limits-on-a-loss', 'spreads');
const shape = part('limits-on-a-loss', 'reading-a-payoff-diagram');
const insurance = part('limits-on-a-loss', 'protective-put');
const soldOnShares = part('limits-on-a-loss', 'covered-call-and-collar');
/** Two expiries: what the near one loses by time, the far one loses more slowly. */
const time = part('what-moves-an-option-price', 'time-decay');
const volatility = part('what-moves-an-option-price', 'implied-volatility');
/** The result is fixed before charges, so that they decide. */
const charges = part('costs-and-the-odds', 'charges-on-an-option-trade');

/** Where each ready-made strategy is taught. */
export const presetLessons: Readonly<Record<PresetId, LessonPart>> = {
  'long-call': boughtOption,
  'long-put': boughtOption,
  'short-call': soldOption,
  'short-put': soldOption,
  'covered-put': soldOption,
  'bull-call-spread': spread,
  'bear-call-spread': spread,
  'bull-put-spread': spread,
  'bear-put-spread': spread,
  'short-iron-condor': spread,
  'long-iron-condor': spread,
  'short-iron-butterfly': spread,
  'long-iron-butterfly': spread,
  'call-butterfly': shape,
  'put-butterfly': shape,
  'broken-wing-butterfly': shape,
  'call-condor': shape,
  'put-condor': shape,
  'long-straddle': volatility,
  'long-strangle': volatility,
  'long-guts': volatility,
  strip: volatility,
  strap: volatility,
  'call-back-spread': volatility,
  'put-back-spread': volatility,
  'short-straddle': nakedBothSides,
  'short-strangle': nakedBothSides,
  'jade-lizard': nakedOneSide,
  'call-ratio-spread': nakedOneSide,
  'put-ratio-spread': nakedOneSide,
  'call-calendar': time,
  'put-calendar': time,
  'double-calendar': time,
  'call-diagonal': time,
  'put-diagonal': time,
  'covered-call': soldOnShares,
  collar: soldOnShares,
  'protective-put': insurance,
  'synthetic-long': borrowedSize,
  'synthetic-short': borrowedSize,
  'risk-reversal': borrowedSize,
  'long-box': charges,
  conversion: charges,
  reversal: charges,
};
