import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Language } from '@/lib/messages/language';
import { readSearchParams } from '@/lib/query-values';
import { answerOf } from '@/lib/sip/domain/answer';
import {
  type SipInputs,
  type TypedInputs,
  fieldNames,
  isChoice,
  ruleOf,
  type FieldName,
} from '@/lib/sip/domain/inputs/fields';
import { readInputs, readNumber } from '@/lib/sip/domain/inputs/inputs';
import { lastPlan } from '@/lib/sip/domain/inputs/last-plan';
import {
  inputsPath,
  readTab,
  typedFromQuery,
  typedValue,
  withoutOpened,
} from '@/lib/sip/domain/inputs/query';
import type { TabChoice } from '@/lib/sip/domain/inputs/page-query';

/** What a visitor needs only after going to a field: the rules, and what redraws with them. Fetched as one piece. */
export { formTexts } from './form-texts';
export { AnswerHeadline, PlanAnswer } from './plan-answer';
export { answerSentence } from './plan-sentence';
export { SavePlan } from './save-plan';
export { openTabOf, SipDetails } from '@/components/sip/details/sip-details';
export { dateInIndia } from '@/lib/calendar/iso-date';

/** From the fields to the answer and the address, for `useCalculator`. */
export function sipRules({
  initialTyped,
  today,
  language,
}: {
  initialTyped: TypedInputs & TabChoice;
  /** The day on which plans begin. */
  today: IsoDate;
  language: Language;
}) {
  return {
    firstInputs: readInputs(initialTyped, today).nearest,
    read: (typed: TypedInputs & TabChoice) => readInputs(typed, today),
    answer: (inputs: SipInputs) => ({ inputs, answer: answerOf(inputs, today) }),
    address: (inputs: SipInputs | null) => inputs && inputsPath(inputs, language),
    typedAt: (text: string, early: TypedInputs | null) => {
      const query = readSearchParams(new URLSearchParams(text));
      const typed: Record<FieldName, string> = { ...typedFromQuery(query) };
      for (const name of fieldNames) {
        if (early && early[name] !== initialTyped[name]) typed[name] = early[name];
      }
      return { ...typed, tab: readTab(query) };
    },
    // The last calculation is one of this browser, also where it began with a saved plan.
    onAddressWritten: (path: string) => void lastPlan.write(withoutOpened(path)),
  };
}

/** The text of a field after it loses focus: "12.5L" becomes 12,50,000; a mistake stays as typed. */
export function tidyTyped<Typed extends TypedInputs>(
  name: FieldName,
  typed: Typed,
  today: IsoDate,
): Typed {
  if (isChoice(name) || typed[name].trim() === '') return typed;
  if (ruleOf(name, typed.stepUpUnit).unit !== 'rupees') return typed;
  const read = readNumber(name, typed, today);
  const tidy = read.ok ? typedValue(read.value) : typed[name];
  return tidy === typed[name] ? typed : { ...typed, [name]: tidy };
}
