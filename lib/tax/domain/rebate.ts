import type { DatedRow, LawReference } from '@/lib/law/dated-row';
import type { RebateRule } from '@/content/law/rebate';
import { paiseOfParts, partsOfRupees } from './working/parts';
import type { IncomeTax } from './taxable-income';

export type Rebate = {
  /** `relief` is the marginal relief just above the limit. */
  kind: 'none' | 'rebate' | 'relief';
  paise: number;
  /** Exact. */
  parts: number;
  law: LawReference;
};

/**
 * Section 87A (156 of the Act of 2025), for residents. The limit is one of total income: exempt gains of section 112A
 * count, agricultural income does not, because Schedule II (section 10(1) of the Act of 1961) leaves it out of total
 * income. The tax is that on total income, which agricultural income may have raised by partial integration. Up to
 * the limit the rebate stops at its maximum. The relief above it (section 156(2)(b), proviso (b) to section 87A)
 * compares the whole income tax with the income above the limit and names no maximum, only the tax at slab rates
 * (section 156(3)): with much agricultural income the tax just above the limit is therefore less than at it.
 */
export function rebateOn(
  totalIncomeRupees: number,
  tax: IncomeTax,
  isResident: boolean,
  law: DatedRow<RebateRule>,
): Rebate {
  const { incomeLimitRupees, maximumRupees, hasMarginalRelief, covers } = law.value;
  const covered =
    covers === 'slab-tax' ? tax.slabParts : tax.parts - tax.special.equityLongTermParts;
  const above = totalIncomeRupees - incomeLimitRupees;
  let parts = 0;
  if (isResident && above <= 0) parts = Math.min(covered, partsOfRupees(maximumRupees));
  else if (isResident && hasMarginalRelief) {
    parts = Math.min(covered, Math.max(0, tax.parts - partsOfRupees(above)));
  }
  const kind = parts === 0 ? 'none' : above <= 0 ? 'rebate' : 'relief';
  return { kind, paise: paiseOfParts(parts), parts, law };
}
