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
  words: Words,
): string[] {
  const fromAnswers = intake
    ? [intake.question, words[intake.topic], words[intake.horizon], words[intake.risk]]
    : [];
  const fromSaved = [
    ...plans
      .slice(0, mostOfEach)
      .map((plan) => fill(plan.title ? words.plan : words.planPlain, plan)),
    ...calculations
      .slice(0, mostOfEach)
      .map(({ year, newTax, oldTax }) =>
        fill(words.calculation, { year, new: newTax, old: oldTax }),
      ),
    ...(purchases > 0 ? [fill(words.holdings, { count: purchases })] : []),
  ];
  return [...fromAnswers, ...(fromSaved.length > 0 ? fromSaved : [words.noSaved])];
}
