import { fill } from '@/lib/messages/fill';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatNumber, formatPercent } from '@/lib/money/rupees';
import {
  nextRupeeAt,
  nextRupeeCurve,
  type CurveFacts,
  type NextRupeePoint,
} from '@/lib/tax/domain/next-rupee';
import type { TaxMessages } from '@/components/tax/form/form-groups';
import { RegimeFigure, type RegimePoint } from '@/components/tax/regime-figure';

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
  const words = messages.details.nextRupee;
  const points = nextRupeeCurve(facts, aroundRupees).map(asRegimePoint);
  return (
    <RegimeFigure
      points={points}
      own={ownRupees === null ? undefined : asRegimePoint(nextRupeeAt(facts, ownRupees))}
      sentence={fill(words.sentence, { around: formatLakhCrore(aroundRupees, messages.language) })}
      figureMessages={{ caption: words.caption, step: words.income, file: words.file }}
      axis={{ title: words.incomeInLakh, format: inLakh }}
      formatValue={{ chart: formatPercent, table: formatPercent }}
      markers={ownRupees === null ? [] : [{ value: ownRupees, label: words.you }]}
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
