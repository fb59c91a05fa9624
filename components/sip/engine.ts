/** What a visitor needs only after going to a field: the rules, and what redraws with them. Fetched as one piece. */
export { formTexts } from './form-texts';
export { AnswerHeadline, PlanAnswer } from './plan-answer';
export { answerSentence } from './plan-sentence';
export { SavePlan } from './save-plan';
export { openTabOf, SipDetails } from '@/components/sip/details/sip-details';
export { sipRules, tidyTyped } from './sip-rules';
export { dateInIndia } from '@/lib/calendar/iso-date';
