/** What a visitor needs only after going to a field: the rules, and what redraws with them. Fetched as one piece. */
export { isPresetId } from '@/lib/options/domain/position/preset-groups';
export { answerPress } from './answer-press';
export { AnswerStats, answerSentence } from './answer-stats';
export { formWords } from './form-words';
export { followHeatKeys } from './heat-keys';
export { moveWords } from './move-words';
export { optionRules, readSavings, withPreset } from './option-rules';
export { PauseSwitch } from './pause-switch';
export { PictureButtons } from './picture-buttons';
export { PayoffFigure } from './payoff-figure';
export { ShareLink } from './share-link';
export { StrategyDetails } from './strategy-details';
