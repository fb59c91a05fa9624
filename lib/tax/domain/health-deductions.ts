import type { AgeBand } from '@/content/law/age';
import type { DatedRow } from '@/lib/law/dated-row';
import type { HealthInsuranceCaps } from '@/content/law/deductions';
import { cappedLine, type DeductionLine } from './deduction-line';
import type { TaxInput } from './inputs/input';

/** Section 80D: two caps, by the age of those insured; check-ups fill what the premiums leave free of them. */
export function healthDeductions(
  { deductionsRupees, parentsAge }: TaxInput,
  law: DatedRow<HealthInsuranceCaps>,
  ageBand: AgeBand,
): DeductionLine[] {
  const { healthSelf, healthParents, preventiveCheckup } = deductionsRupees;
  const { belowSixtyRupees, fromSixtyRupees, preventiveRupees } = law.value;
  const selfCap = ageBand === 'below60' ? belowSixtyRupees : fromSixtyRupees;
  const parentsCap = parentsAge === 'below60' ? belowSixtyRupees : fromSixtyRupees;
  const self = cappedLine('healthSelf', healthSelf, selfCap, law);
  const parents = cappedLine('healthParents', healthParents, parentsCap, law);
  const free = selfCap - self.allowedRupees + parentsCap - parents.allowedRupees;
  const checkups = cappedLine(
    'preventiveCheckup',
    preventiveCheckup,
    Math.min(preventiveRupees, free),
    law,
  );
  return [self, parents, checkups];
}
