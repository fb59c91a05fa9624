import type { ComponentProps } from 'react';
import { lineKeys } from '@/components/charts/legend';
import { LineChart } from '@/components/charts/line-chart';
import { ReadableFigure } from '@/components/charts/reading/readable-figure';
import type { Series, SeriesTone } from '@/components/charts/series';
import type { TaxMessages } from '@/components/tax/form/form-groups';
import { numberColumn } from '@/components/ui/data-table/data-column';
import { regimes, type Regime } from '@/lib/law/tax-years';
import { fill } from '@/lib/messages/fill';
import { formatLakhCrore, formatShortRupees } from '@/lib/money/lakh-crore';
import { formatNumber, formatPercent, formatRupees } from '@/lib/money/rupees';
import { oldTaxByDeductions } from '@/lib/tax/domain/break-even';
import { maxRupees } from '@/lib/tax/domain/inputs/input';
import {
  type CurveFacts,
  nextRupeeAt,
  nextRupeeCurve,
  type NextRupeePoint,
} from '@/lib/tax/domain/next-rupee';
import type { Answer } from './answer-of';

export const regimeTones: Record<Regime, SeriesTone> = { new: 'first', old: 'second' };

/** The tax under each regime at one step of the axis. */
type RegimePoint = { stepRupees: number } & Record<Regime, number>;

/** The two regimes as two lines over rupees, with their figures in a table. */
function RegimeFigure({
  points,
  own,
  sentence,
  figureMessages,
  axis,
  formatValue,
  markers,
  hasDifference,
  messages,
}: {
  points: readonly RegimePoint[];
  /** The reader's own point, if known: what the figure says until a point is read. */
  own?: RegimePoint;
  sentence: string;
  figureMessages: { caption: string; step: string; file: string };
  axis: { title: string; format: (rupees: number) => string };
  formatValue: { chart: (value: number) => string; table: (value: number | null) => string };
  markers: ComponentProps<typeof LineChart>['markers'];
  hasDifference?: boolean;
  messages: TaxMessages;
}) {
  const series = regimes.map((regime): Series => ({
    id: regime,
    label: messages.regimes[regime],
    tone: regimeTones[regime],
    values: points.map((point) => point[regime]),
  }));
  return (
    <ReadableFigure<RegimePoint>
      sentence={sentence}
      keys={lineKeys(series)}
      caption={figureMessages.caption}
      columns={[
        numberColumn({
          id: 'step',
          title: figureMessages.step,
          value: (point) => point.stepRupees,
          format: formatRupees,
        }),
        ...regimes.map((regime) =>
          numberColumn<RegimePoint>({
            id: regime,
            title: messages.regimes[regime],
            value: (point) => point[regime],
            format: formatValue.table,
          }),
        ),
      ]}
      rows={points}
      own={own}
      rowKey={(point) => point.stepRupees}
      fileName={figureMessages.file}
      labels={messages.details.figure}
    >
      <LineChart
        over={{
          steps: points.map((point) => point.stepRupees),
          formatStep: axis.format,
          stepTitle: axis.title,
        }}
        series={series}
        formatValue={formatValue.chart}
        markers={markers}
        hasDifference={hasDifference}
        holdsZero
      />
    </ReadableFigure>
  );
}

const stepCount = 24;

/**
 * Both regimes' tax by what a person deducts: the cheaper one changes where the falling line meets the level one.
 */
export function BreakEvenFigure({ answer, messages }: { answer: Answer; messages: TaxMessages }) {
  const breakEvenMessages = messages.details.breakEven;
  const short = (rupees: number) => formatShortRupees(rupees, messages.language);
  const { breakEven, comparison, deductionsRupees } = answer;
  const newTax = comparison.new.taxRupees;
  const breakEvenRupees = breakEven.kind === 'above' ? breakEven.deductionsRupees : null;
  const points = oldTaxByDeductions(answer.input, stepsFor(breakEvenRupees, deductionsRupees)).map(
    (point) => ({ stepRupees: point.deductionsRupees, new: newTax, old: point.oldTaxRupees }),
  );
  // The second is drawn over the first, so that the line of the one does not cross the label of the other. At the left
  // edge, the falling line begins below the first row.
  const hasDeductions = deductionsRupees > 0;
  const markers = [
    {
      value: deductionsRupees,
      label: `${breakEvenMessages.you} ${short(deductionsRupees)}`,
      row: hasDeductions ? 1 : 0,
    },
    ...(breakEvenRupees === null
      ? []
      : [
          {
            value: breakEvenRupees,
            label: `${breakEvenMessages.breakEven} ${short(breakEvenRupees)}`,
            row: hasDeductions ? 0 : 1,
          },
        ]),
  ];
  return (
    <RegimeFigure
      points={points}
      own={{
        stepRupees: deductionsRupees,
        new: newTax,
        old: comparison.old.taxRupees,
      }}
      sentence={fill(breakEvenMessages.sentences[breakEven.kind], {
        newTax: formatRupees(newTax),
        breakEven: formatRupees(breakEvenRupees),
        deductions: formatRupees(deductionsRupees),
      })}
      figureMessages={{
        caption: breakEvenMessages.caption,
        step: breakEvenMessages.deductions,
        file: breakEvenMessages.file,
      }}
      axis={{ title: breakEvenMessages.deductions, format: short }}
      formatValue={{ chart: short, table: formatRupees }}
      markers={markers}
      hasDifference
      messages={messages}
    />
  );
}

/** From zero to well beyond both the break-even and what the person deducts, in round steps. */
function stepsFor(breakEvenRupees: number | null, deductions: number): number[] {
  const beyond = Math.min(Math.max(breakEvenRupees ?? 0, deductions, 400_000) * 1.3, maxRupees);
  const step = Math.ceil(beyond / stepCount / 5000) * 5000;
  return Array.from({ length: stepCount + 1 }, (_, index) => index * step);
}

/** What one more rupee costs around an income at which a relief begins. */
export function NextRupeeFigure({
  facts,
  aroundRupees,
  ownRupees,
  messages,
}: {
  facts: CurveFacts;
  aroundRupees: number;
  /** The person's own taxable income, marked where it lies within the drawing. */
  ownRupees: number | null;
  messages: TaxMessages;
}) {
  const nextRupeeMessages = messages.details.nextRupee;
  const points = nextRupeeCurve(facts, aroundRupees).map(asRegimePoint);
  return (
    <RegimeFigure
      points={points}
      own={ownRupees === null ? undefined : asRegimePoint(nextRupeeAt(facts, ownRupees))}
      sentence={fill(nextRupeeMessages.sentence, {
        around: formatLakhCrore(aroundRupees, messages.language),
      })}
      figureMessages={{
        caption: nextRupeeMessages.caption,
        step: nextRupeeMessages.income,
        file: nextRupeeMessages.file,
      }}
      axis={{ title: nextRupeeMessages.incomeInLakh, format: inLakh }}
      formatValue={{ chart: formatPercent, table: formatPercent }}
      markers={ownRupees === null ? [] : [{ value: ownRupees, label: nextRupeeMessages.you }]}
      messages={messages}
    />
  );
}

function asRegimePoint({ incomeRupees, newPercent, oldPercent }: NextRupeePoint): RegimePoint {
  return { stepRupees: incomeRupees, new: newPercent, old: oldPercent };
}

/** 11.6: the axis says that these are lakh, so that the figures fit beside each other on a phone. */
function inLakh(rupees: number): string {
  return formatNumber(rupees / 100_000, 2);
}
