/** The rules of tax and everything that shows an answer, as one piece; `useEngine` fetches it. */
export { dateInIndia } from '@/lib/calendar/iso-date';
export { readFields, typedOf } from '@/lib/tax/domain/inputs/fields';
export { fragmentOf, inputOfFragment } from '@/lib/tax/domain/inputs/fragment';
export { exampleInput } from '@/lib/tax/domain/inputs/example';
export { toolFragmentOf, toolTextsOf } from '@/lib/tax/domain/inputs/tool-texts';
export { AnswerBar } from './answer-bar';
export { CapsCard } from './caps-card';
export { errorsInWords, groupedTools, regrouped } from './field-words';
export { ExampleAnswer } from './example-answer';
export { TaxAnswer } from './tax-answer';
export { answerOf } from './answer-of';
export { AnswerSentence } from './answer-words';
export { TaxDetails } from './tax-details';
export { TaxTools } from './tools/tax-tools';
