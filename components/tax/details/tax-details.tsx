import { memo } from 'react';
import { Select } from '@/components/ui/fields/select';
import type { TaxYear } from '@/lib/law/tax-years';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { type CurveFacts, isOnCurve, reliefThresholds } from '@/lib/tax/domain/next-rupee';
import { workingOf, type WorkingLine } from '@/lib/tax/domain/working/working';
import type { TaxInput } from '@/lib/tax/domain/inputs/input';
import type { Answer } from '@/components/tax/answer-of';
import { CapsList, LossesLeft, RateZones } from './limits-and-relief';
import type { TaxMessages } from '@/components/tax/form/form-groups';
import { LawRows, type LawRow } from './law-rows';
import { Hideable } from '@/components/tax/money';
import { NextRupeeFigure } from '@/components/tax/regime-figures';
import { SlabTables, WorkingTable } from './working-table';
import { nameInWords } from './working-words';

/** The parts that are worked out from the answer; the tools, which one types in, are apart. */
export type DetailsPart = 'steps' | 'caps' | 'nextRupee' | 'slabs';

/**
 * A part below the answer. The server draws an excerpt of it for the example, so that the document stays light; the
 * browser draws the whole.
 */
export function TaxDetails({
  part,
  answer,
  aroundRupees = null,
  onAround,
  isExcerpt = false,
  messages,
}: {
  part: DetailsPart;
  answer: Answer;
  /** Without the curve of the next rupee, and without the sources of the steps, which are among the rules. */
  isExcerpt?: boolean;
  /** Where the curve of the next rupee is looked at; null is near the person's own income. */
  aroundRupees?: number | null;
  /** Called with the income around which to look; absent where the server draws. */
  onAround?: (rupees: number) => void;
  messages: TaxMessages;
}) {
  const { comparison, input } = answer;
  switch (part) {
    case 'steps':
      return <Steps answer={answer} hasSources={!isExcerpt} messages={messages} />;
    case 'caps':
      return <Caps input={input} messages={messages} />;
    case 'nextRupee': {
      if (isExcerpt) return <RateZones {...input} messages={messages} />;
      const income = comparison.new.income.total.rupees;
      const around = aroundOf(aroundRupees, input.year, income);
      return (
        <NextRupee
          year={input.year}
          age={input.age}
          residency={input.residency}
          aroundRupees={around}
          onAround={onAround}
          ownRupees={isOnCurve(income, around) ? income : null}
          messages={messages}
        />
      );
    }
    case 'slabs':
      return <Slabs year={input.year} messages={messages.details.slabs} />;
  }
}

/** The rules that the steps of a comparison use, those of the new regime first. */
export function stepRules({ comparison }: Answer, messages: TaxMessages): LawRow[] {
  return [comparison.new, comparison.old].flatMap((result) =>
    workingOf(result).flatMap((line) =>
      line.law ? [{ rule: ruleInWords(line, messages), law: line.law }] : [],
    ),
  );
}

function Steps({
  answer,
  hasSources,
  messages,
}: {
  answer: Answer;
  hasSources: boolean;
  messages: TaxMessages;
}) {
  const { comparison } = answer;
  const { working } = messages.details;
  const results = [comparison.new, comparison.old];
  return (
    <>
      <Hideable messages={messages}>
        <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
          {results.map((result) => (
            <WorkingTable key={result.regime} result={result} messages={messages} />
          ))}
        </div>
        <LossesLeft comparison={comparison} messages={messages} />
      </Hideable>
      {hasSources ? (
        <details className="mt-3">
          <summary
            data-icon="chevron-down"
            className="text-summary py-2 text-sm font-semibold text-accent"
          >
            {working.sourcesTitle}
          </summary>
          <LawRows
            caption={working.sourcesTitle}
            rows={stepRules(answer, messages)}
            act={comparison.new.year.value.act}
            messages={messages.law}
          />
        </details>
      ) : null}
    </>
  );
}

/** The unused part of each cap, in both regimes, and which deductions the drawing of the answer counts. */
function Caps({ input, messages }: { input: TaxInput; messages: TaxMessages }) {
  const { breakEven, caps } = messages.details;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-sm text-ink-soft">{caps.lead}</p>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        <CapsList input={input} regime="old" messages={messages} />
        <CapsList input={input} regime="new" messages={messages} />
      </div>
      <p className="max-w-prose text-sm text-ink-soft">{breakEven.note}</p>
    </div>
  );
}

/** One range of income, chosen or the nearest to the person's own, and the places of all of them. */
const NextRupee = memo(function NextRupee({
  year,
  age,
  residency,
  aroundRupees,
  onAround,
  ownRupees,
  messages,
}: CurveFacts & {
  aroundRupees: number;
  onAround?: (rupees: number) => void;
  /** Null where the own income lies outside. */
  ownRupees: number | null;
  messages: TaxMessages;
}) {
  const nextRupeeMessages = messages.details.nextRupee;
  const facts = { year, age, residency };
  return (
    <div className="grid grid-cols-1 gap-5">
      <RateZones {...facts} messages={messages} />
      <div className="needs-scripts no-print max-w-xs">
        <Select
          id="tax-around"
          label={nextRupeeMessages.around}
          value={String(aroundRupees)}
          options={reliefThresholds(year).map((rupees) => ({
            value: String(rupees),
            label: formatLakhCrore(rupees, messages.language),
          }))}
          onChange={({ target }) => onAround?.(Number(target.value))}
        />
      </div>
      <Hideable messages={messages}>
        <NextRupeeFigure
          facts={facts}
          aroundRupees={aroundRupees}
          ownRupees={ownRupees}
          messages={messages}
        />
      </Hideable>
    </div>
  );
});

const Slabs = memo(SlabTables);

function aroundOf(asked: number | null, year: TaxYear, income: number): number {
  const thresholds = reliefThresholds(year);
  return asked !== null && thresholds.includes(asked) ? asked : nearestByRatio(thresholds, income);
}

function nearestByRatio(thresholds: readonly number[], income: number): number {
  const away = (rupees: number) => Math.abs(Math.log(rupees / Math.max(income, 1)));
  return thresholds.reduce((best, one) => (away(one) < away(best) ? one : best));
}

/** Counts all slabs as one rule. */
function ruleInWords(line: WorkingLine, messages: TaxMessages): string {
  const { rules } = messages.law;
  const name = nameInWords(line, messages.details.working);
  const shared: Partial<Record<WorkingLine['name'], string>> = {
    slab: rules.slabs,
    surcharge: rules.surcharge,
    surchargeOnCapped: rules.surcharge,
    surchargeRelief: rules.surcharge,
    rebateRelief: rules.rebate,
    incomeRounding: rules.rounding,
    taxRounding: rules.rounding,
  };
  return shared[line.name] ?? name;
}
