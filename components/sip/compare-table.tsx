import { netReturnPercent } from '@/lib/sip/domain/expense-drag';
import { Table } from '@/components/ui/table';
import type { Messages } from '@/lib/messages';
import { formatPercent, formatRupees, notKnown } from '@/lib/money/rupees';
import type { PlanOutcome } from '@/lib/sip/domain/answer';
import { spanInWords, stepUpInWords } from './plan-sentence';

type Measure = { id: string; title: string; cell: (outcome: PlanOutcome) => string };

/** A row for each measure, a column for each plan. */
export function CompareTable({
  outcomes,
  messages,
}: {
  outcomes: readonly PlanOutcome[];
  messages: Messages['sip'];
}) {
  const words = messages.details.compare;
  return (
    <Table
      caption={words.table}
      isCaptionHidden
      rows={measures(outcomes, messages)}
      rowKey={({ id }) => id}
      columns={[
        { id: 'measure', title: words.measure, cell: ({ title }) => title },
        ...outcomes.map((outcome) => ({
          id: outcome.id,
          title: words.names[outcome.id],
          isNumber: true,
          cell: ({ cell }: Measure) => cell(outcome),
        })),
      ]}
    />
  );
}

function measures(
  outcomes: readonly PlanOutcome[],
  { answer, details: { compare: words } }: Messages['sip'],
): Measure[] {
  const valueOfA = outcomes[0]?.projection.valueRupees ?? 0;
  const isTaxed = outcomes.some(({ redemption }) => redemption !== null);
  const rupees = (id: string, title: string, value: (outcome: PlanOutcome) => number | null) => ({
    id,
    title,
    cell: (outcome: PlanOutcome) => formatRupees(value(outcome)),
  });
  return [
    rupees('monthly', words.monthly, ({ plan }) => plan.monthlyRupees),
    {
      id: 'return',
      title: words.return,
      cell: ({ plan }) => formatPercent(netReturnPercent(plan)),
    },
    { id: 'time', title: words.time, cell: ({ plan }) => spanInWords(plan.months, answer) },
    { id: 'step-up', title: words.stepUp, cell: ({ plan }) => bareStepUp(plan, answer) },
    rupees('lump-sum', words.lumpSum, ({ plan }) => plan.lumpSumRupees),
    rupees('invested', words.invested, ({ projection }) => projection.investedRupees),
    rupees('gain', words.gain, ({ projection }) => projection.gainRupees),
    rupees('value', words.value, ({ projection }) => projection.valueRupees),
    ...(isTaxed
      ? [
          rupees('tax', words.tax, ({ redemption }) => redemption?.totalTaxRupees ?? null),
          rupees(
            'after',
            words.afterTax,
            ({ redemption }) => redemption?.valueAfterTaxRupees ?? null,
          ),
        ]
      : []),
    rupees('real', words.real, ({ realRupees }) => realRupees),
    {
      id: 'difference',
      title: words.difference,
      cell: ({ id, projection }) => {
        const difference = projection.valueRupees - valueOfA;
        const sign = difference > 0 ? '+' : '';
        return id === 'a' ? notKnown : `${sign}${formatRupees(difference)}`;
      },
    },
  ];
}

/** "10% more every year"; a dash for none. */
function bareStepUp(plan: PlanOutcome['plan'], messages: Messages['sip']['answer']): string {
  return stepUpInWords(plan, messages).replace(/^, |,$/g, '') || notKnown;
}
