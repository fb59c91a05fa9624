import { fill, fillCount } from '@/lib/messages/fill';
import type { Booking } from './booking';
import type { Intake } from './intake';

/** Saved numbers, already in words. */
export type SavedNumbers = {
  /** `plan` states the amounts, the duration and the return; `value` is its final value. */
  plans: readonly { title: string; plan: string; value: string }[];
  calculations: readonly { year: string; newTax: string; oldTax: string }[];
  transactions: number;
};

type AgendaMessages = Readonly<
  Record<Intake['topic'] | Intake['horizon'] | Intake['risk'], string>
> & {
  plan: string;
  planPlain: string;
  calculation: string;
  holdings: { one: string; other: string };
  noSaved: string;
};

const maxOfEach = 3;

/** The questions of a session, from the answers and from what the member saved. They ask; they recommend nothing. */
export function agendaQuestions(
  intake: Intake | null,
  { plans, calculations, transactions }: SavedNumbers,
  messages: AgendaMessages,
): string[] {
  const fromAnswers = intake
    ? [intake.question, messages[intake.topic], messages[intake.horizon], messages[intake.risk]]
    : [];
  const fromSaved = [
    ...plans
      .slice(0, maxOfEach)
      .map((plan) => fill(plan.title ? messages.plan : messages.planPlain, plan)),
    ...calculations
      .slice(0, maxOfEach)
      .map(({ year, newTax, oldTax }) =>
        fill(messages.calculation, { year, new: newTax, old: oldTax }),
      ),
    ...(transactions > 0 ? [fillCount(transactions, messages.holdings)] : []),
  ];
  return [...fromAnswers, ...(fromSaved.length > 0 ? fromSaved : [messages.noSaved])];
}

type IntakeMessages = {
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
  { form }: IntakeMessages,
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
  messages: IntakeMessages,
): { name: string; value: string }[] {
  const { reason } = booking;
  return [
    ...(reason ? [{ name: messages.booking.reasonLabel, value: reason }] : []),
    ...intakeInWords(booking, messages),
  ];
}
