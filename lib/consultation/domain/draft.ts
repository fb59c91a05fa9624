import { isRecord } from '@/lib/fields-of';
import { freshIntake, intakeFields, maxQuestionLength, type TypedIntake } from './intake';

/** A person has one draft of this form: saving again replaces it. */
export const consultationDraftId = '00000000-0000-4000-8000-000000000004';

type DraftItem = {
  id: string;
  kind: 'draft';
  version: number;
  data: { form: 'consultation'; typed: Record<string, string> };
};

/** The consent tick is not saved, because consent belongs to sending. */
const savedFields = intakeFields.filter((field) => field !== 'agree');

/** The item that saves what was typed so far. */
export function draftItemOf(typed: TypedIntake): DraftItem {
  const saved = savedFields.map((field): [string, string] => [
    field,
    typed[field].slice(0, field === 'question' ? maxQuestionLength * 2 : 60),
  ]);
  return {
    id: consultationDraftId,
    kind: 'draft',
    version: 1,
    data: { form: 'consultation', typed: Object.fromEntries(saved) },
  };
}

/** What was typed, from a saved item; null for any other item. */
export function typedDraftOf(item: {
  id: string;
  kind: string;
  version: number;
  data: unknown;
}): TypedIntake | null {
  if (item.id !== consultationDraftId || item.kind !== 'draft' || item.version !== 1) return null;
  const typed = isRecord(item.data) ? item.data.typed : null;
  if (!isRecord(typed)) return null;
  const texts = savedFields.flatMap((field): [string, string][] => {
    const text = typed[field];
    return typeof text === 'string' ? [[field, text]] : [];
  });
  return { ...freshIntake, ...Object.fromEntries(texts) };
}
