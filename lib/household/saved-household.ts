import 'server-only';
import { z } from 'zod';
import { onlyItemId, type NewSavedItem, type SavedItem } from '@/lib/saved/saved-item';
import { householdLimits, unansweredHousehold, type Household } from './household';

const rupees = z.number().min(0).max(householdLimits.rupees).nullable();

const householdSchema: z.ZodType<Household> = z.object({
  monthlyIncomeRupees: rupees,
  monthlySpendRupees: rupees,
  monthlyEmiRupees: rupees,
  savingsRupees: rupees,
  loansRupees: rupees,
  hasDependants: z.boolean().nullable(),
  termCoverRupees: rupees,
  regime: z.enum(['new', 'old']).nullable(),
  longTermSavingsRupees: rupees,
  ownPensionRupees: rupees,
  derivativesRupees: rupees,
  accountsWithoutNominee: z.int().min(0).max(householdLimits.accounts).nullable(),
});

const version = 1;

export function householdItemOf(household: Household): NewSavedItem {
  return { id: onlyItemId.household, kind: 'household', version, data: { ...household } };
}

/** The saved answers of a person; all unanswered where there are none. */
export function householdIn(items: readonly SavedItem[]): Household {
  const item = items.find(({ kind }) => kind === 'household');
  const read = item?.version === version ? householdSchema.safeParse(item.data) : null;
  return read?.success ? read.data : unansweredHousehold;
}
