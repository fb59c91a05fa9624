import 'server-only';
import { z } from 'zod';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { regimes } from '@/lib/law/tax-years';
import { onlyItemId, readItems, type NewSavedItem, type SavedItem } from '@/lib/saved/saved-item';
import {
  householdFields,
  householdLimits,
  unansweredHousehold,
  withoutPastYear,
  type Household,
} from './household';

const rupees = z.number().min(0).max(householdLimits.rupees).nullable();

const householdSchema: z.ZodType<Household> = z.object({
  monthlyIncomeRupees: rupees,
  monthlySpendRupees: rupees,
  monthlyEmiRupees: rupees,
  savingsRupees: rupees,
  loansRupees: rupees,
  hasDependants: z.boolean().nullable(),
  termCoverRupees: rupees,
  regime: z.enum(regimes).nullable(),
  longTermSavingsRupees: rupees,
  ownPensionRupees: rupees,
  derivativesRupees: rupees,
  accountsWithoutNominee: z.int().min(0).max(householdLimits.accounts).nullable(),
});

const version = 1;

export function householdItemOf(household: Household): NewSavedItem {
  return { id: onlyItemId.household, kind: 'household', version, data: { ...household } };
}

/**
 * The item with what a form changed in the saved answers. Answers that the form did not change stay as saved, because
 * another device may have changed them since.
 */
export function changedHousehold(
  items: readonly SavedItem[],
  { shown, sent }: { shown: Household; sent: Household },
  today: IsoDate,
): NewSavedItem {
  const changed = householdFields.filter((field) => sent[field] !== shown[field]);
  return householdItemOf({
    ...householdIn(items, today),
    ...Object.fromEntries(changed.map((field) => [field, sent[field]])),
  });
}

/** The saved answers of a person that still hold; all unanswered where there are none. @param today in India. */
export function householdIn(items: readonly SavedItem[], today: IsoDate): Household {
  return answersIn(items, today).household;
}

/** The same with the day on which the form was last saved; null where it was not. */
export function answersIn(
  items: readonly SavedItem[],
  today: IsoDate,
): { household: Household; answeredOn: IsoDate | null } {
  const [saved] = readItems(items, 'household', version, householdSchema);
  if (!saved) return { household: unansweredHousehold, answeredOn: null };
  const answeredOn = dateInIndia(saved.updatedAt);
  const household = withoutPastYear(saved.data, { savedOn: answeredOn, today }, null);
  return { household, answeredOn };
}
