/** The rules of tax and everything that shows an answer, as one piece. */
export { dateInIndia } from '@/lib/calendar/iso-date';
export { exampleInput } from '@/lib/tax/domain/inputs/example';
export { AnswerBar } from './answer-bar';
export { errorsInWords, regrouped } from '@/components/tax/form/field-words';
export { fetchTaxMessages } from './engine-messages';
export { filledGroup } from './group-fields';
export { ExampleAnswer } from './example-answer';
export { TaxAnswer } from './tax-answer';
export { answerOf } from './answer-of';
export { AnswerSentence } from './answer-words';
export { TaxDetails } from '@/components/tax/details/tax-details';
export { taxRules } from './tax-rules';
export { TaxSaving, TaxTool } from './tools/tax-tools';
