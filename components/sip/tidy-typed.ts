import type { IsoDate } from '@/lib/calendar/iso-date';
import { isChoice, ruleOf, type FieldName, type TypedInputs } from '@/lib/sip/domain/inputs/fields';
import { readNumber } from '@/lib/sip/domain/inputs/inputs';
import { typedValue } from '@/lib/sip/domain/inputs/query';

/** A field as it stands once somebody leaves it: "12.5L" becomes 12,50,000, a mistake stays as it was typed. */
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
