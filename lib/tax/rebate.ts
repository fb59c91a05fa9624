import type { DatedRow, LawReference } from '@/lib/law/dated-row';
import type { RebateRule } from '@/lib/law/rebate';
import { paiseOfParts, partsOfRupees } from './parts';
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
 * Section 87A (156 of the Act of 2025), for residents. All income counts towards the limit, exempt gains of
 * section 112A too. As the proviso reads, the relief weighs the whole income tax against the income above the
 * limit, and neither rebate nor relief takes more than the tax that the rule covers. Nor more than the maximum: the
 * proviso leaves that out for the relief, but then whose slab tax is raised by agricultural income would pay less
 * on a rupee more.
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
  const most = isResident ? Math.min(covered, partsOfRupees(maximumRupees)) : 0;
  let parts = 0;
  if (above <= 0) parts = most;
  else if (hasMarginalRelief) parts = Math.min(most, Math.max(0, tax.parts - partsOfRupees(above)));
  const kind = parts === 0 ? 'none' : above <= 0 ? 'rebate' : 'relief';
  return { kind, paise: paiseOfParts(parts), parts, law };
}
