import { memo, type ReactNode } from 'react';
import { strokeClasses, fillClasses } from '@/components/charts/series';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card/card';
import { Stat } from '@/components/ui/figures/stat';
import { regimes } from '@/lib/law/tax-years';
import { fill } from '@/lib/messages/fill';
import { formatPercent } from '@/lib/money/rupees';
import type { TaxResult } from '@/lib/tax/domain/compute-tax';
import { marginalRateAt } from '@/lib/tax/domain/next-rupee';
import type { Answer } from './answer-of';
import { Advice, Headline, PayAfterTax } from './answer-bar';
import { BreakEvenFigure, regimeTones } from './regime-figures';
import type { TaxMessages } from '@/components/tax/form/form-groups';
import { Hideable, Money, Sentence } from './money';
import type { TaxYearFacts } from '@/lib/law/tax-years';

const Drawing = memo(BreakEvenFigure);

/** Beyond it the next rupee is a step and no rate: at 5 lakh in the old regime it ends a rebate of ₹12,500. */
const maxRatePercent = 1000;

/** The cheaper regime and the pay after its tax, both regimes as bars, and the effect of deductions. */
export function TaxAnswer({
  answer,
  drawn = answer,
  isStale,
  title,
  example,
  messages,
}: {
  answer: Answer;
  /** The same answer, deferred, for the drawing, which is expensive to render. */
  drawn?: Answer;
  /** A field is wrong, and this is the last good answer. */
  isStale: boolean;
  title: string;
  /** What it is an example of, where nothing was typed. */
  example?: ReactNode;
  messages: TaxMessages;
}) {
  const { comparison, input } = answer;
  const answerMessages = messages.answer;
  const { cheaper, savingRupees } = comparison;
  const notes = [...new Set(regimes.flatMap((regime) => comparison[regime].notes))];
  const max = Math.max(...regimes.map((regime) => comparison[regime].taxRupees));
  return (
    <section aria-labelledby="tax-answer">
      <Card>
        <div className="grid grid-cols-1 gap-3">
          {isStale ? <Alert tone="warn">{answerMessages.stale}</Alert> : null}
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 max-lg:contents">
            <h2
              id="tax-answer"
              className={example ? 'text-xs max-lg:sr-only lg:order-last' : 'sr-only'}
            >
              {example ? <Badge tone="accent">{title}</Badge> : title}
            </h2>
            {/* On a phone it is above, where it stays in sight (AnswerBar). */}
            <dl className="flex flex-wrap items-end gap-x-10 gap-y-2 max-lg:sr-only">
              {cheaper === null ? (
                <Stat
                  isMain
                  label={title}
                  value={<Headline answer={answer} messages={messages} />}
                />
              ) : (
                <Stat
                  isMain
                  label={answerMessages.saves[cheaper]}
                  value={
                    <Sentence
                      text={answerMessages.perYear}
                      values={{ amount: <Money rupees={savingRupees} messages={messages} /> }}
                    />
                  }
                />
              )}
              <PayAfterTax answer={answer} messages={messages}>
                {(label, value) => <Stat label={label} value={value} />}
              </PayAfterTax>
            </dl>
          </div>
          <div className="grid grid-cols-1 gap-3 border-line lg:border-t lg:pt-3">
            {regimes.map((regime) => (
              <RegimeBar
                key={regime}
                result={comparison[regime]}
                incomeRupees={comparison.incomeRupees}
                maxRupees={max}
                nextPercent={marginalRateAt(input, regime)}
                isCheaper={cheaper === regime}
                messages={messages}
              />
            ))}
          </div>
          <div className="border-t border-line pt-2">
            <Hideable messages={messages}>
              <Drawing answer={drawn} messages={messages} />
            </Hideable>
          </div>
          <div className="grid grid-cols-1 gap-x-8 gap-y-2 text-xs text-ink-soft lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
            <p>
              <Advice answer={answer} messages={messages} />
            </p>
            {example ? <p>{example}</p> : null}
          </div>
          {notes.length > 0 ? (
            <ul className="grid gap-2">
              {notes.map((note) => (
                <li key={note}>
                  <Alert>{answerMessages.notes[note]}</Alert>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </Card>
    </section>
  );
}

function RegimeBar({
  result: { taxRupees, income, regime },
  incomeRupees,
  maxRupees,
  nextPercent,
  isCheaper,
  messages,
}: {
  result: TaxResult;
  incomeRupees: number;
  /** The tax of the dearer regime, as long as the drawing is wide. */
  maxRupees: number;
  nextPercent: number;
  isCheaper: boolean;
  messages: TaxMessages;
}) {
  const texts = messages.answer;
  const percent = maxRupees > 0 ? Math.round((taxRupees / maxRupees) * 100) : 0;
  return (
    <section
      aria-label={messages.regimes[regime]}
      className="flex flex-wrap items-center gap-x-4 gap-y-0.5 text-xs text-ink-soft tabular-nums lg:grid lg:grid-cols-[6.5rem_minmax(0,1fr)_10rem]"
    >
      <h3 className="text-sm font-semibold text-ink">{messages.regimes[regime]}</h3>
      <svg aria-hidden="true" className="own-figure h-5 w-full max-lg:order-2 lg:h-6">
        <rect
          width={`${percent}%`}
          height="100%"
          rx="4"
          className={`stroke-0 ${fillClasses[regimeTones[regime]]}`}
        />
        {percent < 100 && maxRupees > 0 ? (
          <rect
            x={`${percent}%`}
            y="1"
            width={`${100 - percent}%`}
            height="90%"
            rx="4"
            strokeDasharray="4 3"
            className={`fill-none ${strokeClasses[regimeTones[regime]]}`}
          />
        ) : null}
      </svg>
      <p
        className={`ml-auto text-right text-lg font-semibold lg:text-2xl ${isCheaper ? 'text-accent-strong' : 'text-ink'}`}
      >
        <Money rupees={taxRupees} messages={messages} />
      </p>
      <p className="flex flex-wrap gap-x-3 max-lg:order-3 max-lg:w-full lg:col-span-2 lg:col-start-2">
        {isCheaper ? (
          <span className="font-semibold text-accent-strong">{texts.cheaperBadge}</span>
        ) : null}
        {incomeRupees > 0 ? (
          <span>
            {fill(texts.share, { percent: formatPercent((taxRupees / incomeRupees) * 100, 1) })}
          </span>
        ) : null}
        <span>
          <Sentence
            text={texts.taxPerMonth}
            values={{ amount: <Money rupees={Math.round(taxRupees / 12)} messages={messages} /> }}
          />
        </span>
        <span className="max-sm:hidden">
          <Sentence
            text={texts.taxable}
            values={{
              amount: <Money rupees={income.total.rupees} isRound messages={messages} />,
            }}
          />
        </span>
        <span>
          <NextRupee percent={nextPercent} messages={messages} />
        </span>
      </p>
    </section>
  );
}

/** What the next rupee costs: a rate, or in rupees where it ends a rebate. */
function NextRupee({ percent, messages }: { percent: number; messages: TaxMessages }) {
  const { nextRupee, step } = messages.answer;
  if (Math.abs(percent) <= maxRatePercent) {
    return fill(nextRupee, { percent: formatPercent(percent) });
  }
  const rupees = Math.round(Math.abs(percent) / 100);
  return (
    <Sentence
      text={percent > 0 ? step.more : step.less}
      values={{ amount: <Money rupees={rupees} messages={messages} /> }}
    />
  );
}

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
