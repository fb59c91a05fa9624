import type { Household } from '@/lib/household/household';
import type { SavedPlanSummary } from '@/lib/sip/data/saved-plan';
import { monthsPerYear } from '@/lib/sip/domain/plan';
import type { WidgetKind, WidgetValues } from './widget-fields';

/** Numbers that a member has saved on this site, for a calculator of a lesson. */
export type OwnNumbers = { what: string; values: WidgetValues };

type SavedNumbers = { plans: readonly SavedPlanSummary[]; household: Household };

/** As many as one can choose from beside a calculator. */
const mostChoices = 3;

/** The numbers of a member's plans and household that fit a calculator; empty where none fits. */
export function ownNumbers(
  kind: WidgetKind,
  { plans, household }: SavedNumbers,
  messages: { preset: string; household: string },
): readonly OwnNumbers[] {
  const fromPlans = (valuesOf: (summary: SavedPlanSummary) => WidgetValues) =>
    plans.slice(0, mostChoices).map((summary, index) => ({
      what: summary.title || `${messages.preset}${index > 0 ? ` ${index + 1}` : ''}`,
      values: valuesOf(summary),
    }));
  const fromHousehold = (values: Record<string, number | null>): readonly OwnNumbers[] => {
    const known = Object.entries(values).filter(
      (entry): entry is [string, number] => entry[1] !== null && entry[1] > 0,
    );
    return known.length > 0
      ? [{ what: messages.household, values: Object.fromEntries(known) }]
      : [];
  };
  const yearsOf = ({ plan }: SavedPlanSummary) => Math.ceil(plan.months / monthsPerYear);
  switch (kind) {
    case 'sip':
      return fromPlans((summary) => ({
        monthlyRupees: summary.plan.monthlyRupees,
        annualRatePercent: Math.max(0, summary.plan.annualReturnPercent),
        years: yearsOf(summary),
      }));
    case 'goal':
      return fromPlans((summary) => ({
        targetRupees: summary.projection.valueRupees,
        annualRatePercent: Math.max(0, summary.plan.annualReturnPercent),
        years: yearsOf(summary),
      }));
    case 'real-value':
      return fromPlans((summary) => ({
        rupees: summary.projection.valueRupees,
        years: yearsOf(summary),
      }));
    case 'xirr':
      return fromPlans((summary) => ({
        monthlyRupees: summary.plan.monthlyRupees,
        months: summary.plan.months,
        valueRupees: summary.projection.valueRupees,
      }));
    case 'tax':
      return fromHousehold({
        grossSalaryRupees: household.monthlyIncomeRupees && household.monthlyIncomeRupees * 12,
        deductionsRupees: household.longTermSavingsRupees,
      });
    case 'emergency-fund':
      return fromHousehold({
        monthlyRupees: household.monthlySpendRupees,
        savedRupees: household.savingsRupees,
      });
    case 'emi':
      return fromHousehold({ principalRupees: household.loansRupees });
    case 'option':
      return [];
  }
}
