/** What a visitor needs only after going to a field: the rules, and what redraws with them. Fetched as one piece. */
export { answerOf } from '@/lib/sip/domain/answer';
export { readInputs } from '@/lib/sip/domain/inputs/inputs';
export { lastPlan } from '@/lib/sip/domain/inputs/last-plan';
export { inputsPath } from '@/lib/sip/domain/inputs/query';
export { AnswerHeadline } from './answer-headline';
export { formWords } from './form-words';
export { PlanAnswer } from './plan-answer';
export { answerSentence } from './plan-sentence';
export { SavePlan } from './save-plan';
export { SipDetails } from './sip-details';
export { tidyTyped } from './tidy-typed';
