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

/**
 * The item that saves what was typed so far. The consent tick is not saved, because consent belongs to sending.
 */
export function draftItemOf(typed: TypedIntake): DraftItem {
  const question = typed.question.slice(0, maxQuestionLength * 2);
  const { topic, horizon, risk, attached } = typed;
  const short = [topic, horizon, risk, attached].map((text) => text.slice(0, 60));
  const [savedTopic = '', savedHorizon = '', savedRisk = '', savedAttached = ''] = short;
  return {
    id: consultationDraftId,
    kind: 'draft',
    version: 1,
    data: {
      form: 'consultation',
      typed: {
        topic: savedTopic,
        horizon: savedHorizon,
        risk: savedRisk,
        question,
        attached: savedAttached,
      },
    },
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
  const draft: Record<string, string> = { ...freshIntake };
  for (const field of intakeFields) {
    const value = typed[field];
    if (field !== 'agree' && typeof value === 'string') draft[field] = value;
  }
  return { ...freshIntake, ...draft };
}
