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

const boughtOption = part('what-an-option-is', 'what-it-is-worth-on-the-last-day');
const soldOption = part('selling-options-and-margin', 'what-a-seller-earns-and-owes');
const nakedBothSides = part('selling-options-and-margin', 'why-it-feels-so-safe');
/** One side is sold without a bought option behind it. */
const nakedOneSide = part('selling-options-and-margin', 'putting-a-wall-behind-the-risk');
const borrowedSize = part('selling-options-and-margin', 'margin-is-a-deposit-and-not-a-price');
const spread = part('limits-on-a-loss', 'two-options-in-place-of-one');
const shape = part('limits-on-a-loss', 'reading-a-payoff-diagram');
const insurance = part('limits-on-a-loss', 'a-put-as-insurance');
const soldOnShares = part('limits-on-a-loss', 'a-call-sold-against-shares');
/** Two expiries: what the near one loses by time, the far one loses more slowly. */
const time = part('what-moves-an-option-price', 'time-runs-one-way');
const volatility = part('what-moves-an-option-price', 'nervousness-has-a-price');
/** The result is fixed before charges, so that they decide. */
const charges = part('costs-and-the-odds', 'who-takes-a-share-of-each-trade');

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
