/** What a visitor needs only after going to a field: the rules, and what redraws with them. Fetched as one piece. */
export { readStrategy } from '@/lib/options/domain/position/read-strategy';
export { loaded } from '@/lib/options/domain/position/strategy-address';
export { isPresetId } from '@/lib/options/domain/position/preset-groups';
export { typedNewLeg } from '@/lib/options/domain/position/typed-legs';
export { parseRupees } from '@/lib/money/parse';
export { AnswerStats, answerSentence } from './answer-stats';
export { formWords } from './form-words';
export { followHeatKeys } from './heat-keys';
export { moveWords } from './move-words';
export { optionRules } from './option-rules';
export { PauseSwitch } from './pause-switch';
export { PictureButtons } from './picture-buttons';
export { PayoffFigure } from './payoff-figure';
export { ShareLink } from './share-link';
export { StrategyDetails } from './strategy-details';
