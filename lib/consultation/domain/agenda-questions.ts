import { fill } from '@/lib/messages/fill';
import type { Intake } from './intake';

/** Saved numbers, already in words. */
export type SavedNumbers = {
  plans: readonly { title: string; monthly: string; years: string; rate: string; value: string }[];
  calculations: readonly { year: string; newTax: string; oldTax: string }[];
  purchases: number;
};

type Words = Readonly<Record<Intake['topic'] | Intake['horizon'] | Intake['risk'], string>> & {
  plan: string;
  planPlain: string;
  calculation: string;
  holdings: string;
  noSaved: string;
};

const mostOfEach = 3;

/** The questions of a session, from the answers and from what the member saved. They ask; they recommend nothing. */
export function agendaQuestions(
  intake: Intake | null,
  { plans, calculations, purchases }: SavedNumbers,
  messages: Words,
): string[] {
  const fromAnswers = intake
    ? [intake.question, messages[intake.topic], messages[intake.horizon], messages[intake.risk]]
    : [];
  const fromSaved = [
    ...plans
      .slice(0, mostOfEach)
      .map((plan) => fill(plan.title ? messages.plan : messages.planPlain, plan)),
    ...calculations
      .slice(0, mostOfEach)
      .map(({ year, newTax, oldTax }) =>
        fill(messages.calculation, { year, new: newTax, old: oldTax }),
      ),
    ...(purchases > 0 ? [fill(messages.holdings, { count: purchases })] : []),
  ];
  return [...fromAnswers, ...(fromSaved.length > 0 ? fromSaved : [messages.noSaved])];
}
