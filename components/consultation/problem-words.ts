import type { ConsultationSettings } from '@/lib/consultation/domain/settings';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

const { noChange, problems } = messages().consultation.booking;

/** Why a change of a booking was refused, in words that name the rule. */
export function problemWords(settings: ConsultationSettings | null, contactEmail: string) {
  const hours = settings?.rules.cutoffHours ?? 0;
  return {
    ...problems,
    ...noChange,
    'too-late': fill(noChange['too-late'], { hours, email: contactEmail }),
    'no-moves': fill(noChange['no-moves'], { count: settings?.rules.moves ?? 0 }),
  };
}
