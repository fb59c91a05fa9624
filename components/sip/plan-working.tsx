import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber, formatPercent, formatRupees } from '@/lib/money/rupees';
import type { SipPlan } from '@/lib/sip/plan';
import { otherConventions, workedArithmetic, type Working } from '@/lib/sip/working';

type WorkingMessages = Messages['sip']['details']['working'];

/** Enough that a reader with a calculator comes to the same rupee. */
const growthPlaces = 8;

/** The formula with this plan's numbers in it, and what other conventions would say. */
export function PlanWorking({ plan, messages }: { plan: SipPlan; messages: WorkingMessages }) {
  const working = workedArithmetic(plan);
  const others = otherConventions(plan);
  return (
    <div className="grid max-w-prose gap-3">
      <p>{messages.convention}</p>
      <ul className="grid gap-1.5 rounded bg-surface-sunken p-4 text-sm tabular-nums">
        {lines(plan, working, messages).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{messages.rounding}</p>
      <p className="text-sm text-ink-soft">
        {fill(messages.others, {
          endOfMonth: formatRupees(others.endOfMonthRupees),
          effective: formatRupees(others.effectiveRateRupees),
        })}
      </p>
    </div>
  );
}

function lines(plan: SipPlan, working: Working, messages: WorkingMessages): string[] {
  const { monthlyRate, months, secondYearInstalmentRupees: second } = working;
  const monthly = formatRupees(plan.monthlyRupees, 2);
  const hasInstalments = plan.monthlyRupees > 0;
  const hasLumpSum = plan.lumpSumRupees > 0;
  const instalmentLines =
    second === null
      ? [
          fill(messages.instalments, {
            monthly,
            growth: formatNumber(working.growthOfMonthly, growthPlaces),
            value: formatRupees(working.instalmentsValueRupees, 2),
          }),
        ]
      : [
          fill(messages.stepUp, {
            percent: formatPercent(plan.yearlyStepUpPercent),
            monthly,
            second: formatRupees(second, 2),
          }),
          fill(messages.stepUpValue, { value: formatRupees(working.instalmentsValueRupees, 2) }),
        ];
  return [
    fill(messages.rate, {
      annual: formatPercent(plan.annualReturnPercent),
      monthly: formatPercent(monthlyRate * 100, 6),
    }),
    fill(messages.count, { months }),
    ...(hasInstalments
      ? [monthlyRate === 0 ? messages.formulaAtZero : messages.formula, ...instalmentLines]
      : []),
    ...(hasLumpSum
      ? [
          fill(messages.lumpSum, {
            lumpSum: formatRupees(plan.lumpSumRupees, 2),
            growth: formatNumber(working.growthOfStart, growthPlaces),
            value: formatRupees(working.lumpSumValueRupees, 2),
          }),
        ]
      : []),
    fill(messages.sum, { value: formatRupees(working.valueRupees) }),
  ];
}
