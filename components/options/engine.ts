/** What a visitor needs only after going to a field: the rules, what redraws with them, and its messages. One piece. */
export { options as messages } from '@/lib/messages/en/options';
export { comingExpiries } from '@/lib/options/domain/position/expiry-dates';
export { isPresetId } from '@/lib/options/domain/position/preset-groups';
export { answerPress } from './answer-press';
export { AnswerStats, answerSentence } from './answer-stats';
export { ChargesCard } from './charges-card';
export { formWords } from './form-words';
export { GreeksCard } from './greeks-card';
export { HeatCard } from './heat-card';
export { followHeatKeys } from './heat-keys';
export { moveWords } from './move-words';
export { optionRules, readSavings, withPreset } from './option-rules';
export { PauseSwitch } from './pause-switch';
export { PictureButtons } from './picture-buttons';
export { PayoffFigure } from './payoff-figure';
export { PositionFigures } from './position-figures';
export { ShareLink } from './share-link';
