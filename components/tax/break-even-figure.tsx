import { fill } from '@/lib/messages/fill';
import { formatShortRupees } from '@/lib/money/lakh-crore';
import { formatRupees } from '@/lib/money/rupees';
import { oldTaxByDeductions } from '@/lib/tax/domain/break-even';
import { largestRupees } from '@/lib/tax/domain/inputs/input';
import type { Answer } from './answer-of';
import type { TaxMessages } from '@/components/tax/form/form-groups';
import { RegimeFigure } from './regime-figure';

const stepCount = 24;

/**
 * Both regimes' tax by what a person deducts: the cheaper one changes where the falling line meets the level one.
 */
export function BreakEvenFigure({ answer, messages }: { answer: Answer; messages: TaxMessages }) {
  const words = messages.details.breakEven;
  const short = (rupees: number) => formatShortRupees(rupees, messages.language);
  const { breakEven, comparison, deductionsRupees } = answer;
  const newTax = comparison.new.taxRupees;
  const breakEvenRupees = breakEven.kind === 'above' ? breakEven.deductionsRupees : null;
  const points = oldTaxByDeductions(answer.input, stepsFor(breakEvenRupees, deductionsRupees)).map(
    (point) => ({ stepRupees: point.deductionsRupees, new: newTax, old: point.oldTaxRupees }),
  );
  const markers = [
    ...(breakEvenRupees === null
      ? []
      : [{ value: breakEvenRupees, label: `${words.breakEven} ${short(breakEvenRupees)}` }]),
    {
      value: deductionsRupees,
      label: `${words.you} ${short(deductionsRupees)}`,
      row: 1,
    },
  ];
  return (
    <RegimeFigure
      points={points}
      own={{
        stepRupees: deductionsRupees,
        new: newTax,
        old: comparison.old.taxRupees,
      }}
      sentence={fill(words.sentences[breakEven.kind], {
        newTax: formatRupees(newTax),
        breakEven: formatRupees(breakEvenRupees),
        deductions: formatRupees(deductionsRupees),
      })}
      figureMessages={{ caption: words.caption, step: words.deductions, file: words.file }}
      axis={{ title: words.deductions, format: short }}
      formatValue={{ chart: short, table: formatRupees }}
      markers={markers}
      messages={messages}
    />
  );
}

/** From zero to well beyond both the break-even and what the person deducts, in round steps. */
function stepsFor(breakEvenRupees: number | null, deductions: number): number[] {
  const beyond = Math.min(Math.max(breakEvenRupees ?? 0, deductions, 400_000) * 1.3, largestRupees);
  const step = Math.ceil(beyond / stepCount / 5000) * 5000;
  return Array.from({ length: stepCount + 1 }, (_, index) => index * step);
}
