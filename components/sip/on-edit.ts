/** What a visitor needs only after going to a field: the rules, and what redraws with them. Fetched as one piece. */
export { keepLastSip } from '@/components/shell/browser-note';
export { answerOf } from '@/lib/sip/answer';
export { readInputs } from '@/lib/sip/inputs';
export { inputsPath } from '@/lib/sip/query';
export { AnswerHeadline } from './answer-headline';
export { formWords } from './form-words';
export { PlanAnswer } from './plan-answer';
export { answerSentence } from './plan-sentence';
export { SavePlan } from './save-plan';
export { SipDetails } from './sip-details';
export { tidyTyped } from './tidy-typed';
