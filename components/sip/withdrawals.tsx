import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatPercent } from '@/lib/money/rupees';
import { withdrawalsOf, type PlanOutcome } from '@/lib/sip/domain/answer';
import type { SipInputs } from '@/lib/sip/domain/inputs/fields';
import { monthsPerYear } from '@/lib/sip/domain/plan';
import type { WithdrawalProjection } from '@/lib/sip/domain/withdraw';
import type { PanelProps } from './details-props';
import { spanInWords } from './plan-sentence';
import { WithdrawalChart } from './withdrawal-chart';
import { WithdrawalTable } from './withdrawal-table';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Language } from '@/lib/messages/language';
import { nameOfMonth } from '@/lib/sip/domain/inputs/month-text';

/** What the saved money pays out afterwards, how long it lasts, and the tax on every redemption. */
export function Withdrawals({ inputs, answer: { main }, today, messages }: PanelProps) {
  const projection = withdrawalsOf(inputs, main, today);
  if (!projection) return null;
  const words = messages.details.withdrawals;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-prose">{lastingInWords(inputs, main, projection, messages)}</p>
      {inputs.corpusRupees > 0 ? <p className="max-w-prose text-sm">{words.corpusNote}</p> : null}
      <WithdrawalChart
        saved={
          inputs.corpusRupees > 0 ? [{ month: 0, valueRupees: inputs.corpusRupees }] : savedOf(main)
        }
        withdrawals={projection}
        messages={words}
        chart={messages.details.chart}
      >
        <WithdrawalTable
          projection={projection}
          isMonthly={inputs.tableOf === 'months'}
          isTaxed={inputs.fund !== 'none'}
          messages={words}
        />
      </WithdrawalChart>
    </div>
  );
}

/** The start of the plan and the end of each of its years. */
function savedOf({ projection: { months, years } }: PlanOutcome) {
  return [{ month: 0, valueRupees: months[0]?.valueRupees ?? 0 }, ...years];
}

function lastingInWords(
  inputs: SipInputs,
  { plan }: PlanOutcome,
  projection: WithdrawalProjection,
  { answer, details: { withdrawals: words } }: Messages['sip'],
): string {
  const { withdrawals, depletedInMonth, balanceRupees } = projection;
  const isTaxed = inputs.fund !== 'none';
  const lasted = depletedInMonth ?? withdrawals.length;
  const first = withdrawals[0]?.redeemedOn;
  const last = withdrawals.at(-1)?.redeemedOn;
  const sentence =
    depletedInMonth === null
      ? isTaxed
        ? words.left
        : words.leftUntaxed
      : isTaxed
        ? words.lasts
        : words.lastsUntaxed;
  const said = fill(sentence, {
    rupees: formatLakhCrore(inputs.withdrawalRupees, words.language),
    each: words.each[inputs.withdrawalEvery],
    rise:
      inputs.withdrawalRisePercent > 0
        ? fill(words.rise, { percent: formatPercent(inputs.withdrawalRisePercent) })
        : '',
    from: first ? monthAndYear(first, words.language) : '',
    until: last ? monthAndYear(last, words.language) : '',
    span: spanInWords(lasted, answer),
    balance: formatLakhCrore(balanceRupees, words.language),
    withdrawn: formatLakhCrore(projection.withdrawnRupees, words.language),
    tax: formatLakhCrore(projection.taxRupees, words.language),
  });
  if (inputs.age === null) return said;
  const monthsBefore = inputs.corpusRupees > 0 ? 0 : plan.months;
  const age = inputs.age + Math.floor((monthsBefore + lasted) / monthsPerYear);
  return `${said} ${fill(words.ageAtEnd, { age })}`;
}

/** Nov 2046; नवंबर 2046. */
function monthAndYear(date: IsoDate, language: Language): string {
  return nameOfMonth(1, date, language);
}
