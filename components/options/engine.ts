/** What a visitor needs only after going to a field: the rules, what redraws with them, and its messages. One piece. */
export { options as messages } from '@/lib/messages/en/options/options';
export { comingExpiries } from '@/lib/options/domain/position/expiry-dates';
export { AnswerStats, answerSentence } from './answer-stats';
export { ChargesCard } from '@/components/options/position/charges-card';
export { formTexts } from './form-texts';
export { GreeksCard } from '@/components/options/position/greeks-card';
export { followHeatKeys, HeatCard } from '@/components/options/position/heat-card';
export { moveTexts } from '@/components/options/position/move-texts';
export { answerPress, openPreset, optionRules, readSavings } from './option-rules';
export { SavingsFields } from './savings-fields';
export { PictureButtons } from '@/components/options/position/share-buttons';
export { PayoffFigure } from '@/components/options/position/payoff-figure';
export { PositionFigures } from '@/components/options/position/position-figures';
export { ShareLink } from '@/components/options/position/share-buttons';
