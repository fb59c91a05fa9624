import type { Booking } from './booking';
import type { Intake } from './intake';

type Words = {
  booking: { reasonLabel: string };
  form: {
    labels: Readonly<Record<'topic' | 'horizon' | 'risk' | 'question' | 'attached', string>>;
    topics: Readonly<Record<Intake['topic'], string>>;
    horizons: Readonly<Record<Intake['horizon'], string>>;
    risks: Readonly<Record<Intake['risk'], string>>;
  };
};

/** What the person answered, each answer with its question; empty once it was withdrawn. */
export function intakeInWords(
  { intake, attached }: Pick<Booking, 'intake' | 'attached'>,
  { form }: Words,
): { name: string; value: string }[] {
  if (!intake) return [];
  return [
    { name: form.labels.topic, value: form.topics[intake.topic] },
    { name: form.labels.horizon, value: form.horizons[intake.horizon] },
    { name: form.labels.risk, value: form.risks[intake.risk] },
    { name: form.labels.question, value: intake.question },
    ...(attached
      ? [{ name: form.labels.attached, value: [attached.title, ...attached.facts].join('; ') }]
      : []),
  ];
}

/** What the host needs: the answers, and why the session was moved or cancelled. */
export function hostFacts(
  booking: Pick<Booking, 'intake' | 'attached' | 'reason'>,
  messages: Words,
): { name: string; value: string }[] {
  const { reason } = booking;
  return [
    ...(reason ? [{ name: messages.booking.reasonLabel, value: reason }] : []),
    ...intakeInWords(booking, messages),
  ];
}
