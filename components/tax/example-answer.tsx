import type { TaxMessages } from '@/components/tax/form/form-groups';
import type { TaxYearFacts } from '@/lib/law/tax-years';
import { fill } from '@/lib/messages/fill';
import type { Answer } from './answer-of';
import { Money, Sentence } from './money';
import { TaxAnswer } from './tax-answer';

/** Shown before the visitor types: a result labelled as an example. */
export function ExampleAnswer({ answer, messages }: { answer: Answer; messages: TaxMessages }) {
  const { salaryRupees, deductionsRupees } = answer.input;
  const amount = (rupees: number) => <Money rupees={rupees} isRound messages={messages} />;
  return (
    <TaxAnswer
      answer={answer}
      isStale={false}
      title={messages.answer.exampleTitle}
      example={
        <Sentence
          text={messages.answer.exampleLead}
          values={{
            year: yearName(answer.comparison.new.year.value, messages.law.yearNames),
            gross: amount(salaryRupees.gross),
            hra: amount(salaryRupees.hraReceived),
            rent: amount(salaryRupees.rentPaid),
            savings: amount(deductionsRupees.section80c),
            health: amount(deductionsRupees.healthSelf),
          }}
        />
      }
      messages={messages}
    />
  );
}

type YearNames = TaxMessages['law']['yearNames'];

/** A year as the law names it, in the language of the page: "FY 2024-25", "कर वर्ष 2026-27". */
export function yearName({ act, year }: TaxYearFacts, names: YearNames): string {
  return fill(names[act], { years: yearsFrom(year) });
}

/** The same with the assessment year, which the Act of 2025 no longer has. */
export function fullYearName({ act, year }: TaxYearFacts, names: YearNames): string {
  return fill(act === 'act1961' ? names.withAssessment : names[act], {
    years: yearsFrom(year),
    next: yearsFrom(year + 1),
  });
}

/** 2026-27 */
function yearsFrom(year: number): string {
  return `${year}-${String(year + 1).slice(2)}`;
}
