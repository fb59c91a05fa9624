import type { SipInputs } from './inputs/fields';
import type { Projection } from './project';
import { realRupees } from './real-value';
import { roundToRupee } from '@/lib/money/round-to-rupee';
import { instalmentRupees, type DetailedPlan } from './schedule';

/** A line of the plan's table: a year, or a month. */
export type PlanRow = {
  /** The count of the year or of the month. */
  step: number;
  instalmentRupees: number;
  /** During this year or month, a lump sum included. */
  paidInRupees: number;
  investedRupees: number;
  gainRupees: number;
  valueRupees: number;
  realRupees: number;
};

/** The lines of the table as it is chosen. */
export function planRows(
  { tableOf, inflationPercent }: Pick<SipInputs, 'tableOf' | 'inflationPercent'>,
  plan: DetailedPlan,
  { years, months }: Projection,
): PlanRow[] {
  const real = (rupees: number, month: number) =>
    roundToRupee(realRupees(rupees, inflationPercent, month));
  if (tableOf === 'years') {
    return years.map(({ year, month, ...row }) => ({
      ...row,
      step: year,
      realRupees: real(row.valueRupees, month),
    }));
  }
  return months.slice(1).map(({ month, ...row }, index) => ({
    ...row,
    step: month,
    instalmentRupees: roundToRupee(instalmentRupees(plan, month - 1)),
    paidInRupees: row.investedRupees - (index === 0 ? 0 : (months[index]?.investedRupees ?? 0)),
    realRupees: real(row.valueRupees, month),
  }));
}
