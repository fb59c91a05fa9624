import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Language } from '@/lib/messages/language';
import { readSearchParams } from '@/lib/query-values';
import { answerOf } from '@/lib/sip/domain/answer';
import type { SipInputs, TypedInputs } from '@/lib/sip/domain/inputs/fields';
import { readInputs } from '@/lib/sip/domain/inputs/inputs';
import { lastPlan } from '@/lib/sip/domain/inputs/last-plan';
import { inputsPath, typedFromQuery } from '@/lib/sip/domain/inputs/query';

/** From the fields to the answer and the address, for `useCalculator`. */
export function sipRules({
  initialTyped,
  today,
  savedQuery,
  language,
}: {
  initialTyped: TypedInputs;
  /** The day on which plans begin. */
  today: IsoDate;
  savedQuery: string;
  language: Language;
}) {
  return {
    firstInputs: readInputs(initialTyped, today).nearest,
    read: (typed: TypedInputs) => readInputs(typed, today),
    answer: (inputs: SipInputs) => ({ inputs, answer: answerOf(inputs, today) }),
    address: (inputs: SipInputs | null) => inputs && inputsPath(inputs, language) + savedQuery,
    typedAt: (query: string) => typedFromQuery(readSearchParams(new URLSearchParams(query))),
    onAddressWritten: (path: string) => void lastPlan.write(path),
  };
}
